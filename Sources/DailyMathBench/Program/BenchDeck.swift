import DailyMathCore

/// A deck as someone has it who studies much: half of it new, a tenth due, the rest due on the next days.
enum BenchDeck {
  /// Over how many days it was reviewed.
  static let days = 30

  /// The text that stands in every right answer and in no other.
  static let rightMark = "exactly"

  /// The learner and the cards.
  static func beginning(cards count: Int) -> [EventPayload] {
    let profile = EventPayload.profile(Profile(displayName: "Ana Rojas", university: "Quindío"))
    return [profile] + (0..<count).map { .cardPut(card($0), content($0)) }
  }

  /// The answers of one day.
  ///
  /// Every card of the first half was answered once at least. A fifth of them was not answered since and is due; the others
  /// were answered three times and are due within the next two weeks.
  static func reviews(of count: Int, daysAgo: Int) -> [EventPayload] {
    (0..<count / 2).filter { isAnswered($0, daysAgo: daysAgo) }.map { index in
      .review(
        Review(
          card: card(index), session: "bench", round: .scheduled, kind: .choice, answered: "yes",
          suggested: .good, grade: .good, milliseconds: 3_000 + index % 997, before: .new))
    }
  }

  private static func isAnswered(_ index: Int, daysAgo: Int) -> Bool {
    let latest = index % 10 + 2
    if daysAgo == latest + 18 { return true }
    return !index.isMultiple(of: 5) && (daysAgo == latest + 11 || daysAgo == latest)
  }

  private static func card(_ index: Int) -> CardID {
    var generator = SplitMix64(seed: UInt64(index))
    return CardID(RandomIdentifier.text(using: &generator))
  }

  private static func content(_ index: Int) -> CardContent {
    CardContent(
      prompt: "What is the derivative of \(index % 17 + 2)x² + \(index)x at x = \(index % 13)?",
      answer: "\(rightMark) \(2 * (index % 17 + 2) * (index % 13) + index)",
      distractors: ["about \(index + 1)", "about \(index + 2)", "about \(index + 3)"],
      category: CardCategory.wellKnown[index % CardCategory.wellKnown.count],
      tags: ["calculus"], note: "The derivative of ax² + bx is 2ax + b.",
      difficulty: index % 50)
  }
}
