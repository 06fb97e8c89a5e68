import Testing

@testable import DailyMathCore

@Suite("Rescheduling")
struct AccountStateRescheduleTests {
  private func schedule(_ script: JournalScript) -> Schedule? {
    AccountState(folding: script.events).card(.sine)?.review.schedule
  }

  @Test("moves the day and nothing else, so that the next interval grows from the last one")
  func nextInterval() throws {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    script.review(.sine, .good, order: 2, day: 0)
    script.review(.sine, .good, order: 3, day: 1)
    // Ease 2.50, 6 days, due on day 7; moved to day 30, and answered there.
    script.add(.reschedule(.sine, due: JournalScript.day(30)), order: 4, day: 2)
    let moved = try #require(schedule(script))
    #expect(moved.due == JournalScript.day(30))
    #expect(moved.interval == .second && moved.repetitions == 2)
    #expect(moved.lastReviewed == JournalScript.day(1))
    script.review(.sine, .good, order: 5, day: 30)
    // 6 × 2.50 = 15 and not (30 − 1) × 2.50.
    #expect(schedule(script)?.interval == Interval(days: 15))
    #expect(schedule(script)?.due == JournalScript.day(45))
  }

  @Test("does nothing to a new card, also where an answer follows")
  func newCard() {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    script.add(.reschedule(.sine, due: JournalScript.day(30)), order: 2)
    #expect(AccountState(folding: script.events).card(.sine)?.review == .new)
    script.review(.sine, .good, order: 3)
    #expect(schedule(script)?.due == JournalScript.day(1))
  }

  @Test("to a day that is past makes the card due on the day of the wish", arguments: [0, 3, 4])
  func past(due: Int) {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    script.review(.sine, .good, order: 2, day: 0)
    script.add(.reschedule(.sine, due: JournalScript.day(due)), order: 3, day: 4)
    #expect(schedule(script)?.due == JournalScript.day(4))
  }

  @Test("counts up to the next answer, whichever arrives first")
  func beforeAnAnswer() {
    var script = JournalScript("a")
    var other = JournalScript("b")
    script.put(.sine, order: 1)
    script.review(.sine, .good, order: 2, day: 0)
    other.add(.reschedule(.sine, due: JournalScript.day(20)), order: 3)
    script.review(.sine, .good, order: 4, day: 1)
    for events in [script.events + other.events, other.events + script.events] {
      let state = AccountState(folding: events)
      #expect(state.card(.sine)?.review.schedule?.due == JournalScript.day(7))
    }
  }

  @Test("holds when the answer before it is taken back, as far as there is a schedule")
  func undoneAnswer() {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    let first = script.review(.sine, .good, order: 2, day: 0)
    let second = script.review(.sine, .good, order: 3, day: 1)
    script.add(.reschedule(.sine, due: JournalScript.day(20)), order: 4, day: 1)
    script.undo(second, of: .sine, order: 5)
    #expect(schedule(script)?.due == JournalScript.day(20))
    #expect(schedule(script)?.interval == .first)
    script.undo(first, of: .sine, order: 6)
    #expect(AccountState(folding: script.events).card(.sine)?.review == .new)
  }

  @Test("to a later day lets a card that failed today come back no more, until that is taken back")
  func returning() {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    script.review(.sine, .wrong, order: 2)
    let wish = script.add(.reschedule(.sine, due: JournalScript.day(5)), order: 3)
    var state = AccountState(folding: script.events)
    #expect(state.card(.sine)?.standing.need(on: JournalScript.start) == .later)
    #expect(state.card(.sine)?.standing.need(on: JournalScript.day(5)) == .due)
    #expect(StudyPlan(for: state, on: JournalScript.start).isEmpty)
    script.undo(wish, of: .sine, order: 4)
    state = AccountState(folding: script.events)
    #expect(state.card(.sine)?.standing.need(on: JournalScript.start) == .returning)
    #expect(Array(StudyPlan(for: state, on: JournalScript.start).returning) == [.sine])
  }

  @Test("to today leaves a card that comes back today coming back")
  func returningToday() {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    script.review(.sine, .wrong, order: 2)
    script.add(.reschedule(.sine, due: JournalScript.start), order: 3)
    let standing = AccountState(folding: script.events).card(.sine)?.standing
    #expect(standing?.need(on: JournalScript.start) == .returning)
  }
}
