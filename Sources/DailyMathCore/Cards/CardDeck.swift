/// Where a card is kept: in a deck of the learner's own, or with all others of its category.
public enum CardDeck: Hashable, Sendable {
  /// All cards of a category that are in no deck of the learner's own.
  case category(CardCategory)
  /// A deck of the learner's own, by its name.
  case own(String)
}

extension CardDeck {
  /// A text by which decks can be brought into an order, and which no other deck has.
  public var sortText: String {
    switch self {
    case .category(let category): "0\(category.identifier)"
    case .own(let name): "1\(name)"
    }
  }
}

extension CardContent {
  /// The deck that the card is kept in; every card is in exactly one.
  public var home: CardDeck { deck.isEmpty ? .category(category) : .own(deck) }
}
