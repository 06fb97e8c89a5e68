import DailyMathCore
import Testing

@Suite("Taking back")
struct AccountStateUndoTests {
  @Test("an answer taken back puts the card where it stood")
  func afterTheReview() throws {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    script.review(.sine, .good, order: 2)
    let before = AccountState(folding: script.events)
    let wrong = script.review(.sine, .wrong, order: 3, day: 1)
    script.undo(wrong, of: .sine, order: 4)
    let after = AccountState(folding: script.events)
    #expect(after.card(.sine) == before.card(.sine))
    #expect(after.card(.sine)?.repeatDay == nil)
    #expect(after.reviews(of: .sine) == before.reviews(of: .sine))
    #expect(after.tally(on: JournalScript.day(1)) == DayTally())
  }

  @Test("an undo that arrives before its answer holds, and leaves no trace of the answer")
  func beforeTheReview() {
    var script = JournalScript("a")
    let answer = script.review(.sine, .good, order: 1)
    script.undo(answer, of: .sine, order: 2)
    let late = AccountState(folding: script.events.reversed())
    #expect(late.reviews(of: .sine).isEmpty)
    #expect(late.answerCount(of: .choice) == 0)
    #expect(late == AccountState(folding: script.events))
  }

  @Test("an undo in the middle folds what followed anew")
  func inTheMiddle() {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    script.review(.sine, .good, order: 2, day: 0)
    let lapse = script.review(.sine, .wrong, order: 3, day: 1)
    script.review(.sine, .good, order: 4, day: 2)
    script.undo(lapse, of: .sine, order: 5)
    let schedule = AccountState(folding: script.events).card(.sine)?.review.schedule
    #expect(schedule?.repetitions == 2)
    #expect(schedule?.interval == Interval(days: 6))
    #expect(schedule?.lapses == 0)
    #expect(schedule?.due == JournalScript.day(8))
  }

  @Test("an answer taken back twice, by two devices, is taken back once")
  func twice() {
    var first = JournalScript("a")
    var second = JournalScript("b")
    first.put(.sine, order: 1)
    first.review(.sine, .good, order: 2, milliseconds: 1_000)
    let answer = first.review(.sine, .good, order: 3, day: 1, milliseconds: 1_000)
    first.undo(answer, of: .sine, order: 4)
    second.undo(answer, of: .sine, order: 5)
    let state = AccountState(folding: first.events + second.events)
    #expect(state.reviews(of: .sine).count == 1)
    #expect(state.answerCount(of: .choice) == 1)
    #expect(state.tally(on: JournalScript.start).answers == 1)
  }

  @Test("taking back an undo changes nothing, whichever arrives first")
  func undoOfUndo() {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    let answer = script.review(.sine, .good, order: 2)
    let undo = script.undo(answer, of: .sine, order: 3)
    script.undo(undo, of: .sine, order: 4)
    let inOrder = AccountState(folding: script.events)
    #expect(inOrder.reviews(of: .sine).isEmpty)
    #expect(AccountState(folding: script.events.reversed()) == inOrder)
  }

  @Test("a profile or a setting cannot be taken back, whichever arrives first")
  func undoOfProfile() {
    var script = JournalScript("a")
    let profile = script.add(
      .profile(Profile(displayName: "Ana", university: "UN")), order: 1)
    let settings = script.add(.settings(SettingsChange(newCardsPerDay: 5)), order: 2)
    script.undo(profile, of: .sine, order: 3)
    script.undo(settings, of: .sine, order: 4)
    for events in [script.events, script.events.reversed()] {
      let state = AccountState(folding: events)
      #expect(state.profile.displayName == "Ana")
      #expect(state.settings.newCardsPerDay == 5)
    }
  }

  @Test("an undo that names the wrong card still takes back the event it names")
  func wrongCard() {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    script.put(.limit, order: 2)
    let answer = script.review(.sine, .good, order: 3)
    script.undo(answer, of: .limit, order: 4)
    for events in [script.events, script.events.reversed()] {
      let state = AccountState(folding: events)
      #expect(state.card(.sine)?.review == .new)
      #expect(state.card(.limit)?.review == .new)
      #expect(state.tally(on: JournalScript.start) == DayTally())
    }
  }

  @Test("a deletion taken back brings the card back as it was")
  func undoOfDelete() {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    script.review(.sine, .easy, order: 2)
    let before = AccountState(folding: script.events).card(.sine)
    let delete = script.add(.cardDelete(.sine), order: 3)
    script.undo(delete, of: .sine, order: 4)
    let after = AccountState(folding: script.events)
    #expect(after.card(.sine) == before)
    #expect(after.cardCount == 1)
  }

  @Test("a first writing taken back leaves no card")
  func undoOfPut() {
    var script = JournalScript("a")
    let put = script.put(.sine, order: 1)
    script.undo(put, of: .sine, order: 2)
    let state = AccountState(folding: script.events)
    #expect(state.card(.sine) == nil)
    #expect(state.cardCount == 0)
    #expect(state == AccountState(folding: script.events.reversed()))
  }

  @Test("the median follows answers that come and go")
  func medians() {
    var script = JournalScript("a")
    script.review(.sine, .good, order: 1, milliseconds: 3_000)
    script.review(.sine, .good, order: 2, day: 1, milliseconds: 9_000)
    let slow = script.review(.sine, .good, order: 3, day: 2, milliseconds: 50_000)
    script.review(.sine, .good, order: 4, kind: .typed, milliseconds: 20_000)
    var state = AccountState(folding: script.events)
    #expect(state.medianMilliseconds(of: .choice) == 9_000)
    #expect(state.medianMilliseconds(of: .typed) == 20_000)
    #expect(state.medianMilliseconds(of: .flip) == nil)
    script.undo(slow, of: .sine, order: 5)
    state = AccountState(folding: script.events)
    #expect(state.medianMilliseconds(of: .choice) == 3_000)
    #expect(state.answerCount(of: .choice) == 2)
  }
}
