package import DailyMathCore

/// The category in the editor: one of those that exist, or a name that the learner writes.
package typealias CategoryChoice = OpenChoice<CardCategory>

extension OpenChoice<CardCategory> {
  /// Makes the choice with `category` chosen; `others` are the learner's own categories so far.
  package init(_ category: CardCategory, others: [CardCategory] = []) {
    self.init(category, among: CardCategory.wellKnown + others)
  }

  /// The category as it stands.
  package var category: CardCategory { value }
}

extension CardCategory: NamedByLearner {
  /// The category that `name` means: one that exists, in whatever language, case and accents it is written, or a new one.
  package static func named(_ name: String, among known: [CardCategory]) -> CardCategory {
    let wanted = SearchText(name)
    let named = known.first { category in
      [CommonTexts.spanish, .english].contains { SearchText($0.name(of: category)) == wanted }
    }
    return named ?? .other(name)
  }
}
