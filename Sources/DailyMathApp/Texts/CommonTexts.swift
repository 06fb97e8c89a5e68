package import DailyMathCore

/// What several screens say.
package struct CommonTexts: Sendable {
  /// What the program is for, under its name on the sign-in screen.
  package let tagline: String
  /// The tab of the day's cards, which is also that screen's window title.
  package let todayTab: String
  /// The tab of the browser of all cards, which is also that screen's window title.
  package let browserTab: String
  /// The tab of the account, which is also that screen's window title.
  package let agilityTab: String
  /// The tab of the profile.
  package let profileTab: String
  /// The names of the six categories that the program knows.
  package let categories: [CardCategory: String]
  /// What stands alone in a window smaller than 40×12: that it has to grow, or how to quit.
  package let tooSmall: String
  /// What the arrows do where they only move, in the row of keys.
  package let move: String
  /// What the arrows and Enter do in a question of the quiz, in the row of keys.
  package let choose: String
  /// What Enter does where it goes on, in the row of keys.
  package let accept: String
  /// The name of the space bar, in the row of keys.
  package let spaceKey: String
  /// What Tab does in a form, in the row of keys.
  package let nextField: String
  /// What the key that leads back does, in the row of keys.
  package let back: String
  /// What the key that opens the help does, in the row of keys.
  package let help: String
  /// What the key that ends the program does, in the row of keys.
  package let quit: String
  /// The language that F2 changes to, in the row of keys and in that language's own word.
  package let otherLanguage: String
  /// The button that leaves everything as it is, in every question of the day's screen.
  package let cancel: String
  /// What Enter does before a question, in the row of keys.
  package let confirm: String
  /// What Esc does before a question, in the row of keys.
  package let cancelKey: String
  /// The button that confirms the deletion of a card.
  package let delete: String
  /// What Enter does after an answer was not saved, in the row of keys.
  package let retry: String
  /// What is printed after an internal fault ended the program: that the answers are saved.
  package let crashNote: String
  /// The notice under the list after the editor saved a card.
  package let cardSaved: String
  /// The notice that so many cards, 2 or more, were saved.
  package let cardsSaved: @Sendable (Int) -> String
  /// The notice under the list after a card was deleted.
  package let cardDeleted: String
  /// The warning at the start that others could read the data folder and now cannot, in few words for a narrow window.
  package let folderTightened: String
  /// The warning in the editor that a paste was too long and lost its end.
  package let pasteCut: String
  /// The warning in the quiz that the card on show was deleted in another window.
  package let cardGone: String
  /// The warning after signing in that so many lines were unreadable, and where they are kept.
  package let damagedLines: @Sendable (Int) -> String

  /// The name of `category`, which for a category of the learner's own is the name they gave it.
  package func name(of category: CardCategory) -> String {
    categories[category] ?? category.identifier
  }

  /// These texts in Spanish.
  static let spanish = CommonTexts(
    tagline: "Tu plataforma de estudio matemático",
    todayTab: "Hoy", browserTab: "Explorar", agilityTab: "Agilidad", profileTab: "Perfil",
    categories: [
      .trigonometry: "Trigonometría", .differentialCalculus: "Cálculo diferencial",
      .integralCalculus: "Cálculo integral", .differentialEquations: "Ecuaciones diferenciales",
      .linearAlgebra: "Álgebra lineal", .probability: "Probabilidad",
    ],
    tooSmall: "Ventana muy pequeña. Agrándala, o Ctrl-C para salir.",
    move: "mover", choose: "elegir", accept: "seguir", spaceKey: "Espacio", nextField: "campo",
    back: "volver", help: "ayuda", quit: "salir", otherLanguage: "English", cancel: "Cancelar",
    confirm: "aceptar",
    cancelKey: "cancelar",
    delete: "Eliminar", retry: "intentar de nuevo",
    crashNote:
      "DailyMath se cerró por una falla. Lo que respondiste en tus tarjetas está guardado.",
    cardSaved: "Tarjeta guardada.",
    cardsSaved: { "\(Language.spanish.number($0)) tarjetas guardadas." },
    cardDeleted: "Tarjeta eliminada.",
    folderTightened: "Otros podían leer tus datos. Ya no.",
    pasteCut: "Lo pegado era demasiado largo: se conservó el comienzo.",
    cardGone: "Esa tarjeta ya no existe: se eliminó en otra ventana.",
    damagedLines: { count in
      count == 1
        ? "No se pudo leer una línea de tus datos. Quedó guardada en la carpeta local/damaged."
        : "No se pudieron leer \(count) líneas de tus datos. Quedaron en la carpeta local/damaged."
    })

  /// These texts in English.
  static let english = CommonTexts(
    tagline: "Your platform for studying mathematics",
    todayTab: "Today", browserTab: "Browse", agilityTab: "Agility", profileTab: "Profile",
    categories: [
      .trigonometry: "Trigonometry", .differentialCalculus: "Differential calculus",
      .integralCalculus: "Integral calculus", .differentialEquations: "Differential equations",
      .linearAlgebra: "Linear algebra", .probability: "Probability",
    ],
    tooSmall: "The window is too small. Enlarge it, or Ctrl-C to quit.",
    move: "move", choose: "choose", accept: "go on", spaceKey: "Space", nextField: "field",
    back: "back", help: "help", quit: "quit", otherLanguage: "Español", cancel: "Cancel",
    confirm: "accept",
    cancelKey: "cancel",
    delete: "Delete", retry: "try again",
    crashNote: "DailyMath closed because of a fault. What you answered on your cards is saved.",
    cardSaved: "Card saved.",
    cardsSaved: { "\(Language.english.number($0)) cards saved." },
    cardDeleted: "Card deleted.",
    folderTightened: "Others could read your data. Fixed.",
    pasteCut: "What you pasted was too long; its beginning was kept.",
    cardGone: "That card no longer exists: it was deleted in another window.",
    damagedLines: { count in
      count == 1
        ? "One line of your data could not be read. It is kept in the folder local/damaged."
        : "\(count) lines of your data could not be read. They are kept in the folder local/damaged."
    })
}
