import DailyMathCore

/// The work of making all cards ready to be searched and sorted, which takes too long to be done between two keys.
package struct BrowserPreparation: Equatable, Sendable {
  /// What the cards say and how they stand.
  let library: AccountState
  /// The language in which decks are sorted by their names.
  let language: Language
  /// Tells it from every other preparation, whose outcome may come later or be of other cards.
  let number: UInt64

  /// So few cards are made ready at once, before anybody could notice.
  static let fewCards = 400

  /// Does the work; what the browser is told of it.
  package var outcome: BrowserScreen.Action { .prepared(cards, number) }

  /// The cards made ready.
  var cards: CardMatcher {
    CardMatcher(cardsOf: library, names: Self.names(first: language))
  }

  /// What the categories that the program knows are called, first in the learner's language.
  static func names(first language: Language) -> CardMatcher.CategoryNames {
    let texts = [language] + Language.allCases.filter { $0 != language }
    return Dictionary(
      uniqueKeysWithValues: CardCategory.wellKnown.map { category in
        (category, texts.map { Texts.of($0).common.name(of: category) })
      })
  }
}
