/// Everything that happened to one card, in order, and the card that results.
///
/// A step that arrives at the end is folded on; one that arrives late, or is taken back, folds this card anew and no other.
struct CardHistory: Hashable, Sendable {
  /// One thing that happened to the card.
  enum Step: Hashable, Sendable {
    case put(EventPosition, CardContent)
    case delete(EventPosition)
    case review(ReviewSummary)

    var position: EventPosition {
      switch self {
      case .put(let position, _), .delete(let position): position
      case .review(let summary): summary.position
      }
    }
  }

  let id: CardID
  private(set) var steps: [Step] = []
  private(set) var card: Flashcard?
  /// Kept apart from the card, since reviews may arrive before its content and survive a deletion.
  private var review = ReviewState.new
  private var repeatDay: StudyDay?
  private var created: EventPosition?

  init(id: CardID) {
    self.id = id
  }

  /// The reviews of the card that stand, in order.
  var reviews: [ReviewSummary] {
    steps.compactMap { step in
      if case .review(let summary) = step { summary } else { nil }
    }
  }

  /// Takes in `step` at its place.
  mutating func insert(_ step: Step) {
    var index = steps.count
    while index > 0, step.position < steps[index - 1].position { index -= 1 }
    let isLast = index == steps.count
    steps.insert(step, at: index)
    if isLast { fold(step) } else { foldAnew() }
  }

  /// Takes back the step of `identity`; returns whether there was one.
  mutating func remove(_ identity: EventIdentity) -> Bool {
    guard let index = steps.lastIndex(where: { $0.position.identity == identity }) else {
      return false
    }
    steps.remove(at: index)
    foldAnew()
    return true
  }

  private mutating func foldAnew() {
    card = nil
    review = .new
    repeatDay = nil
    created = nil
    for step in steps { fold(step) }
  }

  private mutating func fold(_ step: Step) {
    switch step {
    case .put(let position, let content):
      created = created ?? position
      card = Flashcard(
        id: id, content: content, created: created ?? position, review: review,
        repeatDay: repeatDay)
    case .delete:
      card = nil
    case .review(let summary):
      if summary.round == .scheduled {
        review = .scheduled(
          SM2Scheduler.schedule(after: summary.grade, in: review, on: summary.day))
      }
      if summary.round != .cram {
        repeatDay = summary.grade.comesBackToday ? summary.day : nil
      }
      card?.review = review
      card?.repeatDay = repeatDay
    }
  }
}
