package import DailyMathCore

/// How many cards of a category wait on a day.
package struct CategoryCount: Equatable, Sendable {
  /// The category.
  package let category: CardCategory
  /// How many cards of it wait, at least 1.
  package let count: Int

  /// Makes a count.
  package init(_ category: CardCategory, _ count: Int) {
    self.category = category
    self.count = count
  }

  /// More waiting cards than this are not counted by category: nobody plans a day by so many, and counting takes time.
  static let mostCards = 2_000

  /// The counts of a plan, the largest first and equal ones by name; none where too many cards wait.
  package static func counts(of plan: StudyPlan, in library: AccountState) -> [CategoryCount] {
    guard plan.count <= mostCards else { return [] }
    var counts: [CardCategory: Int] = [:]
    for id in plan.all {
      if let category = library.category(of: id) { counts[category, default: 0] += 1 }
    }
    return counts.map { CategoryCount($0.key, $0.value) }.sorted {
      ($1.count, $0.category.identifier) < ($0.count, $1.category.identifier)
    }
  }
}
