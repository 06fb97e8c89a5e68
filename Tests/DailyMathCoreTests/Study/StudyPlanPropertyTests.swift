import Testing

@testable import DailyMathCore

@Suite("A plan is what passing over all cards gives")
struct StudyPlanPropertyTests {
  @Test("after each of many events, in any order of arrival", arguments: 1...25)
  func afterEachEvent(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let events = RandomJournal.events(&generator, count: 120, cards: 9)
    var state = AccountState()
    for event in generator.shuffled(events) {
      state.apply(event)
      expectPlans(of: state)
    }
  }

  @Test("with so many cards that they are kept in several runs", arguments: 1...3)
  func manyCards(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var events: [Event] = []
    var script = JournalScript("many")
    for card in RandomJournal.cards(2_000) {
      script.put(card, order: Int64(generator.next(below: 1_000)))
    }
    events += script.events
    events += RandomJournal.events(&generator, count: 4_000, cards: 2_000)
    var state = AccountState()
    for event in generator.shuffled(events) { state.apply(event) }
    expectPlans(of: state)
  }

  @Test(
    "the index of a state is that of its histories, as reading a snapshot makes it",
    arguments: 1...40)
  func index(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let events = RandomJournal.events(&generator, count: 200, cards: 12)
    let state = AccountState(folding: generator.shuffled(events))
    #expect(state.index == StudyIndex(of: state.histories.values))
  }

  private func expectPlans(
    of state: AccountState, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // Before the first answer, among them, and long after the last.
    for day in [-1, 0, 3, 5, 7, 9, 40] {
      let day = JournalScript.day(day)
      let plan = StudyPlan(for: state, on: day)
      let expected = SimplePlan(for: state, on: day)
      #expect(SimplePlan(plan) == expected, sourceLocation: sourceLocation)
      #expect(
        StudyPlan.count(for: state, on: day) == plan.all.count, sourceLocation: sourceLocation)
      #expect(plan.cardCount == state.cardCount, sourceLocation: sourceLocation)
      let all = Array(plan.allCards)
      for (index, card) in all.enumerated() where index < 40 || index.isMultiple(of: 50) {
        #expect(plan.firstIndex(of: card, in: state) == index, sourceLocation: sourceLocation)
      }
      #expect(plan.firstIndex(of: CardID("none"), in: state) == nil, sourceLocation: sourceLocation)
    }
  }
}

/// A plan made the simple way: every card is looked at, and all are sorted.
private struct SimplePlan: Equatable {
  private var due: [CardID]
  private var new: [CardID]
  private var returning: [CardID]
  private var later: [CardID]
  private var laterDays: [StudyDay]
  private var waiting: [CardID]

  init(for state: AccountState, on day: StudyDay) {
    let cards = state.cards.sorted { left, right in
      (left.created.order, left.id) < (right.created.order, right.id)
    }
    let scheduled = Self.sorted(cards.filter { $0.review != .new }) {
      $0.review.schedule?.due.daysSince1970 ?? 0
    }
    due = scheduled.filter { $0.isDue(on: day) }.map(\.id)
    let back = scheduled.filter { !$0.isDue(on: day) && $0.comesBack(on: day) }
    returning = back.sorted { left, right in
      let orders = [left, right].map { state.reviews(of: $0.id).last?.position.order ?? 0 }
      return (orders[0], left.id) < (orders[1], right.id)
    }.map(\.id)
    let rest = scheduled.filter { !$0.isDue(on: day) && !$0.comesBack(on: day) }
    later = rest.map(\.id)
    laterDays = rest.compactMap(\.review.schedule?.due)
    let fresh = Self.sorted(cards.filter { $0.review == .new }) { $0.content.difficulty }
    let allowed = max(0, state.settings.newCardsPerDay - state.tally(on: day).introduced)
    new = fresh.prefix(allowed).map(\.id)
    waiting = fresh.dropFirst(allowed).map(\.id)
  }

  /// Reads a plan, each part by its indices and by going through it.
  init(_ plan: StudyPlan) {
    due = Self.read(plan.due)
    new = Self.read(plan.new)
    returning = Self.read(plan.returning)
    later = Self.read(plan.later)
    laterDays = plan.later.indices.map { plan.later.due(at: $0) }
    waiting = Self.read(plan.waiting)
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
