/// What a learner has to do on a study day, in the order in which it is asked.
public struct StudyPlan: Hashable, Sendable {
  /// Cards whose scheduled review is due, the longest overdue first.
  public let due: [CardID]
  /// New cards offered, the easiest first, no more than the day still allows.
  public let new: [CardID]
  /// Cards graded below 4 earlier that day, which come back until they reach 4.
  public let returning: [CardID]

  /// Every card once, in the order in which it is asked.
  public var all: [CardID] { due + new + returning }
  /// How many cards wait.
  public var count: Int { due.count + new.count + returning.count }
  /// Tells whether nothing is left to do.
  public var isEmpty: Bool { count == 0 }

  /// Makes the plan of `state` for `day`; passes over all cards once.
  public init(for state: AccountState, on day: StudyDay) {
    var due: [Flashcard] = []
    var new: [Flashcard] = []
    var returning: [(card: CardID, answered: EventPosition)] = []
    for card in state.cards {
      if card.isDue(on: day) {
        due.append(card)
      } else if card.comesBack(on: day) {
        let answered = state.reviews(of: card.id).last?.position ?? card.created
        returning.append((card.id, answered))
      } else if card.review == .new {
        new.append(card)
      }
    }
    due.sort { left, right in
      let days = (left.review.schedule?.due ?? day, right.review.schedule?.due ?? day)
      return days.0 == days.1 ? left.created < right.created : days.0 < days.1
    }
    new.sort { left, right in
      let ranks = (left.content.difficulty, right.content.difficulty)
      return ranks.0 == ranks.1 ? left.created < right.created : ranks.0 < ranks.1
    }
    let allowed = max(0, state.settings.newCardsPerDay - state.tally(on: day).introduced)
    self.due = due.map(\.id)
    self.new = new.prefix(allowed).map(\.id)
    self.returning = returning.sorted { $0.answered < $1.answered }.map(\.card)
  }
}
