package import DailyMathCore

/// Rows of the list of cards, each made when it is read: all those of a plan, or some of them.
package struct CardRows: Sendable {
  private let plan: StudyPlan
  /// The indices among the plan's cards that were chosen, in ascending order; `nil` for all.
  let chosen: [Int]?

  /// The rows of a plan: what is asked that day, in its order, then what is due later, then new cards.
  package init(of plan: StudyPlan) {
    self.plan = plan
    chosen = nil
  }

  private init(_ plan: StudyPlan, chosen: [Int]) {
    self.plan = plan
    self.chosen = chosen
  }

  /// Those of the plan's rows that have these indices among all its rows; the indices must ascend.
  package func choosing(_ indices: [Int]) -> CardRows { CardRows(plan, chosen: indices) }

  /// Where the row of `card` is; `nil` where it has none.
  ///
  /// `library` must be the one for which the rows were made: a card is then found without going through all of them.
  package func firstIndex(of card: CardID?, in library: AccountState) -> Int? {
    guard let card, let index = plan.firstIndex(of: card, in: library) else { return nil }
    return chosen.map { $0.firstIndex(of: index) } ?? index
  }

  private func row(_ index: Int) -> CardRow {
    var rest = index
    func take(_ cards: PlannedCards, _ due: (Int) -> CardRow.Due) -> CardRow? {
      guard rest >= cards.count else { return CardRow(card: cards[rest], due: due(rest)) }
      rest -= cards.count
      return nil
    }
    let row =
      take(plan.due) { _ in .today } ?? take(plan.new) { _ in .newToday }
      ?? take(plan.returning) { _ in .returns } ?? take(plan.putOff) { _ in .putOff }
      ?? take(plan.later) { .on(plan.later.due(at: $0)) } ?? take(plan.waiting) { _ in .newLater }
    return row ?? CardRow(card: plan.suspended[rest], due: .suspended)
  }
}

extension CardRows: RandomAccessCollection {
  /// The first index, 0.
  package var startIndex: Int { 0 }
  /// How many rows there are.
  package var endIndex: Int { chosen?.count ?? plan.cardCount }

  /// The row at `index`.
  package subscript(index: Int) -> CardRow { row(chosen.map { $0[index] } ?? index) }
}

extension CardRows: Equatable {
  /// Tells whether both are the same rows, however they were chosen.
  package static func == (left: CardRows, right: CardRows) -> Bool {
    left.elementsEqual(right)
  }
}
