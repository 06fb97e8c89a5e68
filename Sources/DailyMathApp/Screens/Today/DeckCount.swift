package import DailyMathCore
import DailyMathTerminal

/// How many cards of a deck wait on a day.
package struct DeckCount: Equatable, Sendable {
  /// The deck: one of the learner's own, or a category.
  package let deck: CardDeck
  /// How many cards of it wait, at least 1.
  package let count: Int

  /// Makes a count.
  package init(_ deck: CardDeck, _ count: Int) {
    self.deck = deck
    self.count = count
  }

  /// The counts, the largest first, equal ones by name, categories before decks of the learner's own.
  package static func sorted(_ counts: [CardDeck: Int]) -> [DeckCount] {
    counts.map { DeckCount($0.key, $0.value) }.sorted { left, right in
      left.count == right.count
        ? left.deck.sortText < right.deck.sortText : left.count > right.count
    }
  }
}

extension CommonTexts {
  /// What a deck is called: a category by its name in the language, a deck of the learner's own as they named it.
  func title(of deck: CardDeck) -> String {
    switch deck {
    case .category(let category): name(of: category)
    case .own(let name): name
    }
  }
}

extension CardText {
  /// The colour of a deck: that of its category; all decks of the learner's own share the last one.
  static func style(of deck: CardDeck) -> CellStyle {
    switch deck {
    case .category(let category): style(of: category)
    case .own(let name): style(of: .other(name))
    }
  }
}
