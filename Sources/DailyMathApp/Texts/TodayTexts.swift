package import DailyMathCore

/// What the screen of the day's cards says.
package struct TodayTexts: Sendable {
  package let greeting: @Sendable (String) -> String
  package let subtitle: String
  package let pending: String
  package let reviewedToday: String
  package let reviewedTodayShort: String
  package let total: String
  package let startQuiz: String
  package let cardCount: @Sendable (Int) -> String
  package let nothingPending: String
  package let doneForToday: @Sendable (Int) -> String
  package let myCards: String
  package let search: String
  package let new: String
  package let edit: String
  package let delete: String
  package let start: String
  package let signOut: String
  package let position: @Sendable (Int, Int) -> String
  package let noMatches: @Sendable (String) -> String
  package let emptyTitle: String
  package let emptyInvitation: String
  package let newCard: String
  package let returnsToday: String
  package let due: @Sendable (StudyDay, StudyDay) -> String
  package let confirmDelete: String
  package let confirmDeleteDetail: String
  package let confirmSignOut: String
  package let confirmSignOutDetail: String

  static let spanish = TodayTexts(
    greeting: { "¡Hola, \($0)!" },
    subtitle: "Tus tarjetas de repaso del día",
    pending: "Pendientes", reviewedToday: "Repasadas hoy", reviewedTodayShort: "Hoy",
    total: "Total",
    startQuiz: "Comenzar quiz",
    cardCount: { $0 == 1 ? "1 tarjeta" : "\(Language.spanish.number($0)) tarjetas" },
    nothingPending: "No tienes tarjetas pendientes.",
    doneForToday: { count in
      switch count {
      case 0: "¡Listo por hoy! Mañana no hay nada."
      case 1: "¡Listo por hoy! Mañana: 1 tarjeta."
      default: "¡Listo por hoy! Mañana: \(Language.spanish.number(count)) tarjetas."
      }
    },
    myCards: "Mis tarjetas", search: "buscar", new: "nueva", edit: "editar", delete: "eliminar",
    start: "quiz", signOut: "Cerrar sesión",
    position: { "\(Language.spanish.number($0)) de \(Language.spanish.number($1))" },
    noMatches: { "Ninguna tarjeta coincide con «\($0)»." },
    emptyTitle: "Aquí aparecerán tus tarjetas.",
    emptyInvitation: "Crea la primera con la tecla n.",
    newCard: "nueva", returnsToday: "vuelve hoy",
    due: { DueText.spanish(due: $0, today: $1) },
    confirmDelete: "¿Eliminar esta tarjeta?",
    confirmDeleteDetail: "Dejará de aparecer en tus repasos.",
    confirmSignOut: "¿Cerrar la sesión?",
    confirmSignOutDetail: "Todo lo que respondiste ya está guardado.")

  static let english = TodayTexts(
    greeting: { "Hello, \($0)!" },
    subtitle: "Your cards to review today",
    pending: "To do", reviewedToday: "Reviewed today", reviewedTodayShort: "Today", total: "Total",
    startQuiz: "Start the quiz",
    cardCount: { $0 == 1 ? "1 card" : "\(Language.english.number($0)) cards" },
    nothingPending: "You have no cards to do.",
    doneForToday: { count in
      switch count {
      case 0: "Done for today! None tomorrow."
      case 1: "Done for today! Tomorrow: 1 card."
      default: "Done for today! Tomorrow: \(Language.english.number(count)) cards."
      }
    },
    myCards: "My cards", search: "search", new: "new", edit: "edit", delete: "delete",
    start: "quiz", signOut: "Sign out",
    position: { "\(Language.english.number($0)) of \(Language.english.number($1))" },
    noMatches: { "No card matches “\($0)”." },
    emptyTitle: "Your cards will appear here.",
    emptyInvitation: "Make the first one with the key n.",
    newCard: "new", returnsToday: "back today",
    due: { DueText.english(due: $0, today: $1) },
    confirmDelete: "Delete this card?",
    confirmDeleteDetail: "It will not come up in your reviews any more.",
    confirmSignOut: "Sign out?",
    confirmSignOutDetail: "Everything you answered is saved already.")
}
