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

  @Test("with siblings, decks, limits and a backlog that is worked off", arguments: 1...20)
  func queue(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let events = RandomQueue.events(&generator, count: 160, families: 9)
    var state = AccountState()
    for (index, event) in events.enumerated() {
      state.apply(event)
      if index.isMultiple(of: 5) { expectPlans(of: state) }
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
    "the index of a state is the one that its cards give",
    arguments: 1...40)
  func index(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let events = RandomJournal.events(&generator, count: 200, cards: 12)
    let state = AccountState(folding: generator.shuffled(events))
    #expect(state.index == StudyIndex(of: state.cardTable))
    let queue = AccountState(
      folding: RandomQueue.events(&generator, count: 300, families: 12))
    #expect(queue.index == StudyIndex(of: queue.cardTable))
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
      expectOrder(plan, of: state, on: day, sourceLocation)
      #expect(StudyPlan.count(for: state, on: day) == plan.count, sourceLocation: sourceLocation)
      #expect(plan.cardCount == state.cardCount, sourceLocation: sourceLocation)
      let all = Array(plan.allCards)
      for (index, card) in all.enumerated() where index < 40 || index.isMultiple(of: 50) {
        #expect(plan.firstIndex(of: card, in: state) == index, sourceLocation: sourceLocation)
      }
      #expect(plan.firstIndex(of: CardID("none"), in: state) == nil, sourceLocation: sourceLocation)
    }
  }

  /// The reviews in the order of the rule, the new cards evenly among them, and then what comes back.
  private func expectOrder(
    _ plan: StudyPlan, of state: AccountState, on day: StudyDay, _ location: SourceLocation
  ) {
    let all = plan.all
    #expect(all.count == plan.count, sourceLocation: location)
    #expect(Set(plan.asked) == Set(all), sourceLocation: location)
    #expect(
      Array(all.suffix(plan.returning.count)) == Array(plan.returning), sourceLocation: location)
    let new = Set(plan.new)
    let first = Array(all.dropLast(plan.returning.count))
    #expect(first.filter { new.contains($0) } == Array(plan.new), sourceLocation: location)
    let reviews = first.filter { !new.contains($0) }.compactMap { state.card($0) }
    for (left, right) in zip(reviews, reviews.dropFirst()) {
      #expect(
        SimplePlan.isBefore(left, right, in: state, on: day), sourceLocation: location)
    }
    var seen = 0
    for (index, card) in first.enumerated() {
      if new.contains(card) { seen += 1 }
      // Never more than one card away from the same share everywhere.
      let share = abs(seen * first.count - (index + 1) * new.count)
      #expect(share < first.count, sourceLocation: location)
    }
  }
}
