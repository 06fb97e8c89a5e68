import DailyMathCore

/// The work of making the cards of a plan ready to be searched, which takes too long to be done between two keys.
package struct SearchPreparation: Equatable, Sendable {
  /// The cards, in the order of their rows.
  let plan: StudyPlan
  /// What they say.
  let library: AccountState
  /// Tells it from every other preparation, whose outcome may come later or be of other cards.
  let number: UInt64

  /// Does the work; what the day's screen is told of it.
  package var outcome: TodayScreen.Action {
    .searchPrepared(Self.texts(of: plan, in: library), number)
  }

  /// Everything of each card that a learner may remember it by; the category under its name in either language.
  static func texts(of plan: StudyPlan, in library: AccountState) -> SearchTexts {
    var texts = SearchTexts()
    var folder = SearchFolder()
    var groups: [CardCategory?: Int] = [:]
    for card in plan.allCards {
      // Each card of the plan has its text, so that both are counted alike.
      let content = library.content(of: card)
      let category = content?.category
      let group = groups[category] ?? texts.addGroup(folder.fold(names(of: category)))
      groups[category] = group
      let parts = content.map { $0.readTexts + $0.tags } ?? []
      texts.append(parts, group: group, foldedBy: &folder)
    }
    return texts
  }

  private static func names(of category: CardCategory?) -> String {
    guard let category else { return "" }
    return [CommonTexts.spanish, .english].map { $0.name(of: category) }.joined(separator: "\n")
  }
}
