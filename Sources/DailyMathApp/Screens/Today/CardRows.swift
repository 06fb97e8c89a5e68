package import DailyMathCore

/// Rows of the list of cards: all of a plan, each made when it is read, or some that were chosen.
package struct CardRows: Sendable {
  private enum Source: Sendable {
    case plan(StudyPlan)
    case chosen([CardRow])
  }

  private let source: Source

  /// The rows of a plan: what is asked that day, in its order, then what is due later, then new cards.
  package init(of plan: StudyPlan) { source = .plan(plan) }

  /// The rows that are given.
  package init(_ rows: [CardRow]) { source = .chosen(rows) }

  /// Where the row of `card` is; `nil` where it has none.
  ///
  /// `library` must be the one for which the rows were made: a card is then found among all without going through them.
  package func firstIndex(of card: CardID?, in library: AccountState) -> Int? {
    guard let card else { return nil }
    return switch source {
    case .plan(let plan): plan.firstIndex(of: card, in: library)
    case .chosen(let rows): rows.firstIndex { $0.card == card }
    }
  }

  private static func row(_ index: Int, of plan: StudyPlan) -> CardRow {
    var rest = index
    for (cards, due) in plan.dueParts {
      if rest < cards.count {
        return CardRow(card: cards[rest], due: due ?? .on(cards.due(at: rest)))
      }
      rest -= cards.count
    }
    preconditionFailure("the plan has no card at \(index)")
  }
}

extension CardRows: RandomAccessCollection {
  /// The first index, 0.
  package var startIndex: Int { 0 }
  /// How many rows there are.
  package var endIndex: Int {
    switch source {
    case .plan(let plan): plan.dueParts.reduce(0) { $0 + $1.cards.count }
    case .chosen(let rows): rows.count
    }
  }

  /// The row at `index`.
  package subscript(index: Int) -> CardRow {
    switch source {
    case .plan(let plan): Self.row(index, of: plan)
    case .chosen(let rows): rows[index]
    }
  }
}

extension CardRows: Equatable, ExpressibleByArrayLiteral {
  /// The rows that are given.
  package init(arrayLiteral rows: CardRow...) { self.init(rows) }

  /// Tells whether both are the same rows, wherever they are read from.
  package static func == (left: CardRows, right: CardRows) -> Bool {
    left.elementsEqual(right)
  }
}

extension StudyPlan {
  /// The parts of the list in their order, and when the cards of each come; `nil` for each card's own day.
  fileprivate var dueParts: [(cards: PlannedCards, due: CardRow.Due?)] {
    [
      (due, .today), (new, .newToday), (returning, .returns), (later, nil), (waiting, .newLater),
    ]
  }
}
