package import DailyMathCore

/// One row of the list of cards: which card it is, and when it comes.
package struct CardRow: Equatable, Sendable {
  /// When the card comes.
  package enum Due: Equatable, Sendable {
    /// It is due, or was due earlier.
    case today
    /// It was graded below 4 today and comes back.
    case returns
    /// It is new and among those offered today.
    case newToday
    /// It is new and waits for another day.
    case newLater
    /// It is due on a later day.
    case on(StudyDay)

    /// Whether the card is among those that wait today.
    package var isPending: Bool {
      switch self {
      case .today, .returns, .newToday: true
      case .newLater, .on: false
      }
    }
  }

  /// The card.
  package let card: CardID
  /// When it comes.
  package let due: Due

  /// The rows of `state` on `day`: what waits, in the order in which it is asked, then what is due later, then new cards.
  package static func rows(of state: AccountState, plan: StudyPlan, on day: StudyDay) -> [CardRow] {
    var rows = plan.due.map { CardRow(card: $0, due: .today) }
    rows += plan.new.map { CardRow(card: $0, due: .newToday) }
    rows += plan.returning.map { CardRow(card: $0, due: .returns) }
    let pending = Set(plan.all)
    var later: [Flashcard] = []
    var new: [Flashcard] = []
    for card in state.cards where !pending.contains(card.id) {
      if card.review == .new { new.append(card) } else { later.append(card) }
    }
    later.sort { left, right in
      let days = (left.review.schedule?.due ?? day, right.review.schedule?.due ?? day)
      return days.0 == days.1 ? left.created < right.created : days.0 < days.1
    }
    new.sort { left, right in
      let ranks = (left.content.difficulty, right.content.difficulty)
      return ranks.0 == ranks.1 ? left.created < right.created : ranks.0 < ranks.1
    }
    rows += later.map { CardRow(card: $0.id, due: .on($0.review.schedule?.due ?? day)) }
    return rows + new.map { CardRow(card: $0.id, due: .newLater) }
  }
}
