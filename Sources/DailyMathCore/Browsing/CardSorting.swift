/// In which order cards are listed; cards that are equal in it follow one another by their identities.
public struct CardSorting: Hashable, Sendable {
  /// What the order goes by.
  public enum Key: CaseIterable, Hashable, Sendable {
    /// The day on which a card is due, the earliest first; in the trash, the latest deletion.
    case due
    /// When a card was first written, the earliest first; in the trash, the earliest deletion.
    case created
    /// What a card asks, without regard to case and accents.
    case prompt
    /// The ease, the lowest first.
    case ease
    /// The interval, the shortest first.
    case interval
    /// How often a card was forgotten, the fewest times first.
    case lapses
    /// The name of the deck that a card is kept in.
    case deck
  }

  /// What the order goes by.
  public var key: Key
  /// Whether it goes the other way; cards without what it goes by come last either way.
  public var isReversed: Bool

  /// Makes an order.
  public init(_ key: Key = .due, isReversed: Bool = false) {
    self.key = key
    self.isReversed = isReversed
  }

  /// The order by the next key, beginning again after the last.
  public var next: CardSorting {
    let keys = Key.allCases
    let index = keys.firstIndex(of: key).map { keys.index(after: $0) } ?? keys.startIndex
    return CardSorting(keys.indices.contains(index) ? keys[index] : .due)
  }
}
