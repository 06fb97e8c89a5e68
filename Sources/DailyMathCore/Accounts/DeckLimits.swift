/// How much of a deck is asked in a study day, beside what holds for all decks together.
public struct DeckLimits: Hashable, Sendable {
  /// The most new cards, 0 to 9,999; `nil` where only the limit over all decks counts.
  public var newCardsPerDay: Int? {
    didSet { newCardsPerDay = newCardsPerDay.map(Settings.limited) }
  }
  /// The most reviews, 0 to 9,999; `nil` where only the limit over all decks counts.
  public var reviewsPerDay: Int? {
    didSet { reviewsPerDay = reviewsPerDay.map(Settings.limited) }
  }

  /// Makes limits; without arguments there are none.
  public init(newCardsPerDay: Int? = nil, reviewsPerDay: Int? = nil) {
    self.newCardsPerDay = newCardsPerDay.map(Settings.limited)
    self.reviewsPerDay = reviewsPerDay.map(Settings.limited)
  }
}
