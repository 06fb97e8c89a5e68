package import DailyMathCore

/// What the screen of the day's cards says.
package struct TodayTexts: Sendable {
  /// The heading that greets the learner, from the first word of the name.
  package let greeting: @Sendable (String) -> String
  /// What the screen shows, under the greeting.
  package let subtitle: String
  /// The caption of how many cards wait today.
  package let pending: String
  /// The caption of how many different cards were answered today.
  package let reviewedToday: String
  /// The same caption where the counts share one row.
  package let reviewedTodayShort: String
  /// The caption of how many cards there are.
  package let total: String
  /// The label of the button that starts the quiz.
  package let startQuiz: String
  /// The same label where the day's work was begun.
  package let continueQuiz: String
  /// How far it is then, from how many cards are done and how many there are today.
  package let progress: @Sendable (Int, Int) -> String
  /// How many cards the quiz would ask, 1 or more, after that label.
  package let cardCount: @Sendable (Int) -> String
  /// How long the quiz takes in minutes, 0 for less than one, after that; in hours and tens of minutes from two hours on.
  package let minutes: @Sendable (Int) -> String
  /// How many cards wait tomorrow, 0 or more, beside what waits today.
  package let tomorrow: @Sendable (Int) -> String
  /// What stands in the button's place where there is no card at all.
  package let nothingPending: String
  /// What stands in the button's place once nothing waits, from how many cards wait tomorrow.
  package let doneForToday: @Sendable (Int) -> String
  /// The same where nothing had to be done, from the same number.
  package let nothingToday: @Sendable (Int) -> String
  /// The same where all cards are suspended.
  package let allSuspended: String
  /// The same with the key that leads to them, in at most 38 columns.
  package let suspendedWayOut: String
  /// The heading of the list.
  package let myCards: String
  /// What the key that opens the filter does, in the row of keys.
  package let search: String
  /// What Enter does while searching, in the row of keys.
  package let showMatches: String
  /// What Esc does while searching, in the row of keys.
  package let endSearch: String
  /// What the key that opens an empty card does, in the row of keys.
  package let new: String
  /// What the key that opens the selected card does, in the row of keys.
  package let edit: String
  /// What the key that deletes the selected card does, in the row of keys.
  package let delete: String
  /// What the key does that opens the choices of how the program looks, in the row of keys.
  package let appearance: String
  /// What the key that opens the decks does, in the row of keys.
  package let decksKey: String
  /// What the key does that takes back the last answer, in the row of keys.
  package let takeBack: String
  /// The notice that there is no answer to take back.
  package let nothingToTakeBack: String
  /// What stands in a notice for the question of a card that is gone.
  package let goneCard: String
  /// What Enter does while cards wait, in the row of keys.
  package let start: String
  /// What Enter does on a card of the list, in the row of keys.
  package let open: String
  /// What the key that signs out does, in the row of keys.
  package let signOutKey: String
  /// The button that confirms the signing out.
  package let signOut: String
  /// Which row of how many is selected, both counted from 1, where the list is longer than the window.
  package let position: @Sendable (Int, Int) -> String
  /// Stands in its place while the cards are made ready to be searched.
  package let searching: String
  /// What the list says where no card has what the filter asks for, from the filter's text.
  package let noMatches: @Sendable (String) -> String
  /// What an empty list says: that the cards will be there.
  package let emptyTitle: String
  /// What an empty list says next: which key makes the first card.
  package let emptyInvitation: String
  /// What stands in a row for a card that was never asked; before the day where it comes today.
  package let newCard: String
  /// A card that is due and waits for another day, though nobody put it off.
  package let putOff: String
  /// A card that is taken out of what is asked.
  package let suspended: String
  /// What stands in a row for a card that was graded below 4 today and is asked again.
  package let returnsToday: String
  /// What is said of a card that is marked, where no sign can stand.
  package let marked: String
  /// What stands in a row for the day on which a card is due, from that day and today.
  package let due: @Sendable (StudyDay, StudyDay) -> String
  /// The question before a card is deleted; the card's own question stands under it.
  package let confirmDelete: String
  /// What a deletion means, under that question.
  package let confirmDeleteDetail: String
  /// The question before an answer of another day is taken back; the card's own question stands under it.
  package let confirmTakeBack: String
  /// When the answer was given and what taking it back means, from the day.
  package let confirmTakeBackDetail: @Sendable (String) -> String
  /// The notice that the card with this question is no longer in the trash.
  package let broughtBack: @Sendable (String) -> String
  /// The question before signing out.
  package let confirmSignOut: String
  /// What stands under that question: that nothing is lost.
  package let confirmSignOutDetail: String

  /// These texts in Spanish.
  static let spanish = TodayTexts(
    greeting: { "¡Hola, \($0)!" },
    subtitle: "Tus tarjetas de repaso del día",
    pending: "Pendientes", reviewedToday: "Repasadas hoy", reviewedTodayShort: "Hoy",
    total: "Total",
    startQuiz: "Comenzar quiz", continueQuiz: "Continuar quiz",
    progress: { "\(Language.spanish.number($0)) de \(Language.spanish.number($1))" },
    cardCount: { $0 == 1 ? "1 tarjeta" : "\(Language.spanish.number($0)) tarjetas" },
    minutes: { count in
      switch count {
      case ..<1: "menos de 1 min"
      case 1: "cerca de 1 min"
      case ..<120: "unos \(count) min"
      default: "unas \(Language.spanish.roughHours(minutes: count))"
      }
    },
    tomorrow: { "mañana: \(Language.spanish.number($0))" },
    nothingPending: "Todavía no tienes tarjetas.",
    doneForToday: { count in
      switch count {
      case 0: "¡Listo por hoy! Mañana no hay nada."
      case 1: "¡Listo por hoy! Mañana: 1 tarjeta."
      default: "¡Listo por hoy! Mañana: \(Language.spanish.number(count)) tarjetas."
      }
    },
    nothingToday: { count in
      switch count {
      case 0: "Hoy no hay nada pendiente, y mañana tampoco."
      case 1: "Hoy no hay nada pendiente. Mañana: 1 tarjeta."
      default:
        "Hoy no hay nada pendiente. Mañana: \(Language.spanish.number(count)) tarjetas."
      }
    },
    allSuspended: "Todas tus tarjetas están suspendidas.",
    suspendedWayOut: "Todas están suspendidas: [2] las abre.",
    myCards: "Mis tarjetas", search: "buscar", showMatches: "ver lista",
    endSearch: "quitar búsqueda",
    new: "nueva", edit: "editar", delete: "eliminar", appearance: "apariencia",
    decksKey: "mazos", takeBack: "deshacer",
    nothingToTakeBack: "No hay ninguna respuesta que deshacer.", goneCard: "una tarjeta eliminada",
    start: "quiz", open: "abrir", signOutKey: "cerrar sesión", signOut: "Cerrar sesión",
    position: { "\(Language.spanish.number($0)) de \(Language.spanish.number($1))" },
    searching: "Buscando…",
    noMatches: { "Ninguna tarjeta coincide con «\($0)». Esc las muestra todas." },
    emptyTitle: "Aquí aparecerán tus tarjetas.",
    emptyInvitation: "Crea la primera con la tecla n.",
    newCard: "nueva", putOff: "espera turno", suspended: "suspendida", returnsToday: "vuelve hoy",
    marked: "marcada",
    due: { DueText.spanish(due: $0, today: $1) },
    confirmDelete: "¿Eliminar esta tarjeta?",
    confirmDeleteDetail: "Dejará de aparecer en tus repasos.",
    confirmTakeBack: "¿Deshacer una respuesta de otro día?",
    confirmTakeBackDetail: { "Es del \($0). La tarjeta quedará como antes de ella." },
    broughtBack: { "Se recuperó la tarjeta «\($0)»." },
    confirmSignOut: "¿Cerrar la sesión?",
    confirmSignOutDetail: "Todo lo que respondiste ya está guardado.")

  /// These texts in English.
  static let english = TodayTexts(
    greeting: { "Hello, \($0)!" },
    subtitle: "Your cards to review today",
    pending: "To do", reviewedToday: "Reviewed today", reviewedTodayShort: "Today", total: "Total",
    startQuiz: "Start the quiz", continueQuiz: "Go on with the quiz",
    progress: { "\(Language.english.number($0)) of \(Language.english.number($1))" },
    cardCount: { $0 == 1 ? "1 card" : "\(Language.english.number($0)) cards" },
    minutes: { count in
      switch count {
      case ..<1: "less than 1 min"
      case ..<120: "about \(count) min"
      default: "about \(Language.english.roughHours(minutes: count))"
      }
    },
    tomorrow: { "tomorrow: \(Language.english.number($0))" },
    nothingPending: "You have no cards yet.",
    doneForToday: { count in
      switch count {
      case 0: "Done for today! None tomorrow."
      case 1: "Done for today! Tomorrow: 1 card."
      default: "Done for today! Tomorrow: \(Language.english.number(count)) cards."
      }
    },
    nothingToday: { count in
      switch count {
      case 0: "Nothing to do today, nor tomorrow."
      case 1: "Nothing to do today. Tomorrow: 1 card."
      default: "Nothing to do today. Tomorrow: \(Language.english.number(count)) cards."
      }
    },
    allSuspended: "All your cards are suspended.",
    suspendedWayOut: "All are suspended: [2] opens them.",
    myCards: "My cards", search: "search", showMatches: "see the list", endSearch: "end the search",
    new: "new", edit: "edit", delete: "delete", appearance: "appearance",
    decksKey: "decks", takeBack: "undo",
    nothingToTakeBack: "There is no answer to take back.", goneCard: "a deleted card",
    start: "quiz", open: "open", signOutKey: "sign out", signOut: "Sign out",
    position: { "\(Language.english.number($0)) of \(Language.english.number($1))" },
    searching: "Searching…",
    noMatches: { "No card matches “\($0)”. Esc shows all." },
    emptyTitle: "Your cards will appear here.",
    emptyInvitation: "Make the first one with the key n.",
    newCard: "new", putOff: "waits", suspended: "suspended", returnsToday: "back today",
    marked: "marked",
    due: { DueText.english(due: $0, today: $1) },
    confirmDelete: "Delete this card?",
    confirmDeleteDetail: "It will not come up in your reviews any more.",
    confirmTakeBack: "Take back an answer of another day?",
    confirmTakeBackDetail: { "It is of \($0). The card will be as it was before." },
    broughtBack: { "The card “\($0)” is back." },
    confirmSignOut: "Sign out?",
    confirmSignOutDetail: "Everything you answered is saved already.")
}
