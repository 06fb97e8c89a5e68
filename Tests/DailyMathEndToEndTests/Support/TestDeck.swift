import DailyMathCore

/// Cards for tests: short, each with a question and options of its own.
enum TestDeck {
  /// The cards, numbered from 1, in the order in which they are offered.
  static func cards(_ count: Int) -> [CardContent] {
    (1...count).map { number in
      CardContent(
        prompt: "Pregunta \(number)", answer: "buena \(number)",
        distractors: ["mala \(number)a", "mala \(number)b", "mala \(number)c"],
        category: .probability, note: "Porque \(number).", difficulty: number)
    }
  }

  /// The identity of the card of that number in an account that was made of them.
  static func id(_ number: Int) -> CardID { CardID("prueba\(number)") }

  /// The events that put the cards into an account.
  static func payloads(_ count: Int) -> [EventPayload] {
    cards(count).enumerated().map { .cardPut(id($0.offset + 1), $0.element) }
  }

  /// A right answer to the card of that number, graded 4.
  static func review(_ number: Int) -> EventPayload {
    review(number, "buena \(number)", .good)
  }

  /// A wrong answer to the card of that number.
  static func lapse(_ number: Int) -> EventPayload {
    review(number, "mala \(number)a", .wrong)
  }

  private static func review(_ number: Int, _ answer: String, _ grade: Grade) -> EventPayload {
    .review(
      Review(
        card: id(number), session: "antes", round: .scheduled, kind: .choice,
        answered: answer, suggested: grade, grade: grade, milliseconds: 4_000, before: .new))
  }
}
