/// Under what a card is kept and found: its category, its deck and its tags, which many cards have in common.
struct CardLabel: Hashable, Sendable {
  /// The field of mathematics.
  let category: CardCategory
  /// The learner's own deck that the card is in; empty where it is in none.
  let deck: String
  /// The tags, in the order in which they were written.
  let tags: [String]

  /// The deck that the card is kept in.
  var home: CardDeck { deck.isEmpty ? .category(category) : .own(deck) }
}
