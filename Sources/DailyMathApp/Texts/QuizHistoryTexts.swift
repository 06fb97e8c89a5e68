package import DailyMathCore

/// What the quiz says about what a card went through.
package struct QuizHistoryTexts: Sendable {
  /// The heading.
  package let title: String
  /// The heads of the columns: day, grade, interval, time, kind of answer, round.
  package let columns: [String]
  /// The first four of them in the few cells of a narrow window.
  package let briefColumns: [String]
  /// What stands where nobody answered the card yet.
  package let empty: String
  /// What each round is called.
  package let rounds: [ReviewRound: String]
  /// An interval of so many days, 1 or more.
  package let interval: @Sendable (Int) -> String
  /// What each fact about the card is called.
  package let facts: Facts

  /// The names of the facts about a card.
  package struct Facts: Sendable {
    /// The factor by which the interval grows.
    package let ease: String
    /// How often the card was forgotten.
    package let lapses: String
    /// The day on which it was written.
    package let created: String
    /// The deck that it is kept in.
    package let deck: String
    /// The words it is filed under.
    package let tags: String
    /// What the deck of a card says that was taken out of what is asked.
    package let suspended: String
  }

  /// A factor in hundredths, as the language writes it: `2,50`.
  package func ease(_ ease: EaseFactor, in language: Language) -> String {
    language.decimal(hundredths: ease.hundredths)
  }

  /// A time in tenths of a second below ten seconds, then in seconds, from one minute on in minutes: `2,5 s`, `14 s`, `3 min`.
  package func time(_ milliseconds: Int, in language: Language) -> String {
    switch milliseconds {
    case ..<9_950: language.seconds(milliseconds: milliseconds)
    case ..<60_000: "\(milliseconds / 1_000) s"
    default: "\(milliseconds / 60_000) min"
    }
  }

  /// These texts in Spanish.
  static let spanish = QuizHistoryTexts(
    title: "Historial",
    columns: ["Día", "Calificación", "Intervalo", "Tiempo", "Forma", "Ronda"],
    briefColumns: ["Día", "Nota", "Días", "Tiempo"], empty: "Todavía no la has respondido.",
    rounds: [.scheduled: "repaso", .repetition: "repetición", .cram: "práctica"],
    interval: { $0 == 1 ? "1 día" : "\(Language.spanish.number($0)) días" },
    facts: Facts(
      ease: "Facilidad", lapses: "Lapsos", created: "Creada", deck: "Mazo", tags: "Etiquetas",
      suspended: "suspendida"))

  /// These texts in English.
  static let english = QuizHistoryTexts(
    title: "History", columns: ["Day", "Grade", "Interval", "Time", "Way", "Round"],
    briefColumns: ["Day", "Grade", "Days", "Time"], empty: "You have not answered it yet.",
    rounds: [.scheduled: "review", .repetition: "repeat", .cram: "practice"],
    interval: { $0 == 1 ? "1 day" : "\(Language.english.number($0)) days" },
    facts: Facts(
      ease: "Ease", lapses: "Lapses", created: "Created", deck: "Deck", tags: "Tags",
      suspended: "suspended"))
}
