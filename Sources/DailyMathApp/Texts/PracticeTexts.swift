import DailyMathCore

/// What is said about practising outside the schedules.
package struct PracticeTexts: Sendable {
  /// The heading of the choice.
  package let title: String
  /// That practice changes no schedule.
  package let detail: String
  /// The label of the field that narrows the choice.
  package let find: String
  /// The name of what was failed in the last seven days.
  package let failedThisWeek: String
  /// The name of a tag among names of decks.
  package let tag: @Sendable (String) -> String
  /// Where nothing has what was typed in its name.
  package let noMatches: String
  /// Where what was chosen has no cards.
  package let noCards: String
  /// Where nothing was failed in the last seven days.
  package let nothingFailed: String
  /// What Enter does, in the row of keys.
  package let begin: String
  /// What the key does that opens the choice, in the row of keys.
  package let key: String
  /// The choice in a menu.
  package let menu: String

  /// What cards to practise are called.
  func name(of choice: PracticeChoice, _ common: CommonTexts) -> String {
    switch choice {
    case .failedThisWeek: failedThisWeek
    case .deck(let deck): common.title(of: deck)
    case .tag(let name): tag(name)
    case .cards: title
    }
  }

  /// Why what was chosen cannot be practised.
  func refusal(of choice: PracticeChoice?) -> String {
    switch choice {
    case .failedThisWeek: nothingFailed
    case nil: noMatches
    default: noCards
    }
  }

  /// These texts in Spanish.
  static let spanish = PracticeTexts(
    title: "Practicar", detail: "La práctica no cambia las fechas de tus repasos.",
    find: "Buscar", failedThisWeek: "Lo que fallaste esta semana", tag: { "Etiqueta \($0)" },
    noMatches: "Ningún mazo ni etiqueta se llama así.", noCards: "Ahí no hay tarjetas.",
    nothingFailed: "Esta semana no fallaste ninguna tarjeta.",
    begin: "practicar", key: "practicar", menu: "Practicar sin cambiar fechas")

  /// These texts in English.
  static let english = PracticeTexts(
    title: "Practise", detail: "Practice does not change when your reviews are due.",
    find: "Find", failedThisWeek: "What you failed this week", tag: { "Tag \($0)" },
    noMatches: "No deck or tag has that name.", noCards: "There are no cards in it.",
    nothingFailed: "You failed no cards this week.",
    begin: "practise", key: "practise", menu: "Practise without changing dates")
}
