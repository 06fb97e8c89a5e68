import DailyMathCore

/// The name of a deck of the learner's own; empty for the deck of the card's category.
package struct DeckName: Hashable, Sendable {
  /// The name as it is kept.
  package let text: String

  /// The deck of that name.
  package init(_ text: String) {
    self.text = text
  }
}

/// The deck in the editor: that of the category, one of the learner's own, or a name that they write.
package typealias DeckChoice = OpenChoice<DeckName>

extension OpenChoice<DeckName> {
  /// Makes the choice with the deck of that name chosen; `decks` are the learner's own so far.
  package init(_ name: String, decks: [String]) {
    self.init(
      DeckName(name), among: [DeckName("")] + decks.map(DeckName.init),
      byteLimit: CardContent.longestName)
  }
}

extension DeckName: NamedByLearner {
  /// The deck that `name` means: one that exists, in whatever case and accents it is written, or a new one.
  package static func named(_ name: String, among known: [DeckName]) -> DeckName {
    let wanted = SearchText(name)
    return known.first { SearchText($0.text) == wanted } ?? DeckName(name)
  }
}
