import Testing

@testable import DailyMathCore

/// A plan made the simple way, rule by rule: every card is looked at, and all are sorted.
struct SimplePlan: Equatable {
  private(set) var due: [CardID]
  private(set) var new: [CardID]
  private(set) var returning: [CardID]
  private(set) var putOff: [CardID]
  private(set) var later: [CardID]
  private(set) var laterDays: [StudyDay]
  private(set) var waiting: [CardID]
  private(set) var suspended: [CardID]
  private(set) var heldBack: Int

  init(for state: AccountState, on day: StudyDay) {
    let cards = state.cards.sorted { left, right in
      (left.created.order, left.id) < (right.created.order, right.id)
    }
    suspended = Self.sorted(cards.filter(\.isSuspended), by: Self.rank).map(\.id)
    let active = cards.filter { !$0.isSuspended }
    let scheduled = Self.sorted(active.filter { $0.review != .new }, by: Self.rank)
    let isDue = { (card: Flashcard) in card.isDue(on: day) }
    let isBack = { (card: Flashcard) in
      !card.isDue(on: day) && card.comesBack(on: day) && card.buriedDay != day
    }
    returning = scheduled.filter(isBack).sorted { left, right in
      let orders = [left, right].map { state.reviews(of: $0.id).last?.position.order ?? 0 }
      return (orders[0], left.id) < (orders[1], right.id)
    }.map(\.id)
    let rest = scheduled.filter { !isDue($0) && !isBack($0) }
    later = rest.map(\.id)
    laterDays = rest.compactMap(\.review.schedule?.due)

    // Siblings of what was answered wait, and so do all siblings but the first.
    var families = Set(
      cards.filter { $0.review.schedule?.lastReviewed == day && $0.content.form.hasSiblings }
        .map(\.id))
    func isAnsweredFor(_ card: Flashcard) -> Bool {
      families.contains { $0.family == card.id.family && $0 != card.id }
    }
    let allDue = scheduled.filter(isDue)
    let order = allDue.sorted { Self.isBefore($0, $1, in: state, on: day) }
    var eligible: [Flashcard] = []
    for card in order where card.buriedDay != day && !Self.waits(card, in: state, on: day) {
      if card.content.form.hasSiblings {
        if isAnsweredFor(card) { continue }
        if eligible.contains(where: { $0.id.family == card.id.family }) { continue }
      }
      eligible.append(card)
    }
    families.formUnion(eligible.filter { $0.content.form.hasSiblings }.map(\.id))
    var limits = SimpleLimits(in: state, on: day)
    let asked = Set(eligible.filter { limits.takesReview($0) }.map(\.id))
    due = allDue.map(\.id).filter { asked.contains($0) }
    putOff = allDue.map(\.id).filter { !asked.contains($0) }
    heldBack = eligible.count - asked.count
    limits.limitNew(isSpreading: Self.isSpreading(state, on: day), heldBack: heldBack)

    let fresh = Self.sorted(active.filter { $0.review == .new }, by: Self.rank)
    new = []
    for card in fresh where card.buriedDay != day {
      if card.content.form.hasSiblings, isAnsweredFor(card) { continue }
      guard limits.takesNew(card) else { continue }
      new.append(card.id)
      if card.content.form.hasSiblings { families.insert(card.id) }
    }
    let offered = Set(new)
    waiting = fresh.map(\.id).filter { !offered.contains($0) }
  }

  /// Reads a plan, each part by its indices and by going through it.
  init(_ plan: StudyPlan) {
    due = Self.read(plan.due)
    new = Self.read(plan.new)
    returning = Self.read(plan.returning)
    putOff = Self.read(plan.putOff)
    later = Self.read(plan.later)
    laterDays = plan.later.indices.map { plan.later.due(at: $0) }
    waiting = Self.read(plan.waiting)
    suspended = Self.read(plan.suspended)
    heldBack = plan.heldBack
  }

  /// Whether `left` is asked before `right`, both due.
  static func isBefore(
    _ left: Flashcard, _ right: Flashcard, in state: AccountState, on day: StudyDay
  ) -> Bool {
    guard let first = left.review.schedule, let second = right.review.schedule else { return false }
    func planned(_ schedule: Schedule) -> Int {
      max(1, schedule.lastReviewed.days(until: schedule.due))
    }
    if state.settings.backlog == .fragileFirst {
      let strengths = [first, second].map { $0.ease.hundredths * planned($0) }
      if strengths[0] != strengths[1] { return strengths[0] < strengths[1] }
    } else {
      // The fractions are compared without dividing.
      let products = [
        max(0, first.due.days(until: day)) * planned(second),
        max(0, second.due.days(until: day)) * planned(first),
      ]
      if products[0] != products[1] { return products[0] > products[1] }
    }
    func shuffle(_ card: Flashcard) -> UInt64 {
      var generator = SplitMix64(belongingTo: card.id.text, number: day.daysSince1970)
      return generator.next()
    }
    return shuffle(left) < shuffle(right)
  }

  private static func waits(
    _ card: Flashcard, in state: AccountState, on day: StudyDay
  ) -> Bool {
    guard case .spread(let start, let days) = state.settings.backlog, start <= day,
      let schedule = card.review.schedule, schedule.due <= start, schedule.lastReviewed < start
    else { return false }
    var generator = SplitMix64(belongingTo: card.id.text, number: start.daysSince1970)
    var turn = start.adding(days: generator.next(below: days))
    // A day without a review deals its cards out anew over those after it.
    while turn < day, reviewCount(in: state, on: turn) == 0 {
      let left = turn.days(until: start.adding(days: days - 1))
      turn = turn.adding(days: 1 + generator.next(below: left))
    }
    return turn > day
  }

  private static func isSpreading(_ state: AccountState, on day: StudyDay) -> Bool {
    guard case .spread(let start, let days) = state.settings.backlog else { return false }
    return (0..<days).contains(start.days(until: day))
  }

  /// How many scheduled answers of that day were not a card's first.
  private static func reviewCount(in state: AccountState, on day: StudyDay) -> Int {
    state.cardTable.histories.values.reduce(0) { sum, history in
      sum
        + history.reviews.filter { $0.round == .scheduled }.dropFirst().count { $0.day == day }
    }
  }

  private static func rank(_ card: Flashcard) -> Int {
    card.review.schedule?.due.daysSince1970 ?? card.content.difficulty
  }

  private static func read(_ cards: PlannedCards) -> [CardID] {
    let byIndex = cards.indices.map { cards[$0] }
    let through = Array(AnySequence { cards.makeIterator() })
    #expect(byIndex == through)
    return through
  }

  /// Sorts by a rank and leaves equal ones in their order, which the standard library does not promise.
  private static func sorted(_ cards: [Flashcard], by rank: (Flashcard) -> Int) -> [Flashcard] {
    cards.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
  }
}

/// The limits of a day, counted anew from every answer.
private struct SimpleLimits {
  private let state: AccountState
  private var new: [CardDeck?: Int] = [:]
  private var reviews: [CardDeck?: Int] = [:]
  private var newLimit: Int

  init(in state: AccountState, on day: StudyDay) {
    self.state = state
    newLimit = state.settings.newCardsPerDay
    for (id, history) in state.cardTable.histories {
      let answers = history.reviews.filter { $0.round == .scheduled }
      // The fold takes events in their order; the first scheduled answer introduces the card.
      let introduced = answers.first?.day == day ? 1 : 0
      let reviewed = answers.count { $0.day == day } - introduced
      new[nil, default: 0] += introduced
      reviews[nil, default: 0] += reviewed
      if let deck = state.card(id)?.content.home {
        new[deck, default: 0] += introduced
        reviews[deck, default: 0] += reviewed
      }
    }
  }

  /// Halves the limit of new cards while a backlog is spread, or lets none be taken where the day is full.
  mutating func limitNew(isSpreading: Bool, heldBack: Int) {
    guard isSpreading else { return }
    let isFull = heldBack > 0 && reviews[nil, default: 0] >= state.settings.reviewsPerDay
    newLimit = isFull ? 0 : newLimit / 2
  }

  mutating func takesNew(_ card: Flashcard) -> Bool {
    let deck = card.content.home
    guard new[nil, default: 0] < newLimit,
      new[deck, default: 0] < state.limits(of: deck).newCardsPerDay ?? .max
    else { return false }
    new[nil, default: 0] += 1
    new[deck, default: 0] += 1
    return true
  }

  mutating func takesReview(_ card: Flashcard) -> Bool {
    let deck = card.content.home
    guard reviews[nil, default: 0] < state.settings.reviewsPerDay,
      reviews[deck, default: 0] < state.limits(of: deck).reviewsPerDay ?? .max
    else { return false }
    reviews[nil, default: 0] += 1
    reviews[deck, default: 0] += 1
    return true
  }
}
