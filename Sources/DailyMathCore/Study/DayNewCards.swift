/// The new cards that a day offers, and those that wait.
struct DayNewCards {
  private let new: SortedRuns<StudyPlace>
  /// The offset after the last card that is offered.
  private let end: Int
  /// Offsets before it of cards that wait all the same, in ascending order.
  private let skipped: [Int]

  /// How many are offered.
  var count: Int { end - skipped.count }

  /// Finds the new cards that `allowance` allows in `state` on `day`, whose reviews are of `families`.
  init(
    in state: AccountState, on day: StudyDay, besides families: DayReviews.Families,
    allowance: DayAllowance
  ) {
    new = state.index.new
    var rest = allowance
    let buried = state.index.buried[day] ?? []
    guard !buried.isEmpty || state.index.siblingCount > 0 || rest.hasDecks else {
      end = min(new.count, rest.total.new)
      skipped = []
      return
    }
    var taken: Set<CardID> = []
    var skipped: [Int] = []
    var next = 0
    for place in new.elements(from: 0) {
      guard rest.total.new > 0 else { break }
      let card = place.card
      let isFree =
        !buried.contains(card)
        && !(place.hasSiblings
          && (families.contains(card.family) || taken.contains(card.family)
            || state.isSiblingAnswered(of: card, on: day)))
      if isFree, rest.takeNew(of: state.cardTable.glance(at: card)?.home) {
        if place.hasSiblings { taken.insert(card.family) }
      } else {
        skipped.append(next)
      }
      next += 1
    }
    end = next
    self.skipped = skipped
  }

  /// The cards that are offered and those that wait, each with the easiest first.
  var parts: (offered: PlannedCards, waiting: PlannedCards) {
    let offered = PlannedCards(new, in: 0..<end, skipping: skipped)
    if skipped.isEmpty { return (offered, PlannedCards(new, in: end..<new.count)) }
    let passed = Set(skipped)
    return (
      offered,
      PlannedCards(new, in: 0..<new.count, skipping: (0..<end).filter { !passed.contains($0) })
    )
  }
}
