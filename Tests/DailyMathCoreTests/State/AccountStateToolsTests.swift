import Testing

@testable import DailyMathCore

@Suite("Suspending, burying, marking and rescheduling")
struct AccountStateToolsTests {
  private static let tools: [EventPayload] = [
    .suspend(.sine, isSuspended: true), .mark(.sine, isMarked: true), .bury(.sine),
    .reschedule(.sine, due: JournalScript.day(9)), .cardDelete(.sine),
    .cardPut(.sine, JournalScript.content("edited")),
  ]

  /// A card that was answered once, on day 0.
  private static var answered: JournalScript {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    script.review(.sine, .good, order: 2)
    return script
  }

  @Test("taken back leaves the card as it was, whichever arrives first", arguments: tools)
  func takenBack(payload: EventPayload) {
    var script = Self.answered
    let before = AccountState(folding: script.events)
    let event = script.add(payload, order: 3)
    let changed = AccountState(folding: script.events)
    #expect(changed.card(.sine) != before.card(.sine))
    script.undo(event, of: .sine, order: 4)
    for events in [script.events, script.events.reversed()] {
      let after = AccountState(folding: events)
      #expect(after.card(.sine) == before.card(.sine))
      #expect(after.index == before.index)
      #expect(after.trash.isEmpty)
    }
  }

  @Test("the latest of suspending and putting back counts, whatever arrives last")
  func latestCounts() {
    var first = Self.answered
    var second = JournalScript("b")
    first.add(.suspend(.sine, isSuspended: true), order: 10)
    first.add(.mark(.sine, isMarked: true), order: 11)
    second.add(.suspend(.sine, isSuspended: false), order: 20)
    second.add(.mark(.sine, isMarked: false), order: 21)
    for events in [first.events + second.events, second.events + first.events] {
      let card = AccountState(folding: events).card(.sine)
      #expect(card?.isSuspended == false)
      #expect(card?.isMarked == false)
    }
  }

  @Test("a card that was put off is asked again on every other day, the day before too")
  func buriedForOneDay() throws {
    var script = Self.answered
    script.add(.bury(.sine), order: 3, day: 1)
    let standing = try #require(AccountState(folding: script.events).card(.sine)?.standing)
    #expect(standing.need(on: JournalScript.day(1)) == .later)
    #expect(standing.need(on: JournalScript.day(2)) == .due)
    // Buried again on another day, the day before is free.
    script.add(.bury(.sine), order: 4, day: 2)
    let later = try #require(AccountState(folding: script.events).card(.sine)?.standing)
    #expect(later.need(on: JournalScript.day(1)) == .due)
    #expect(later.need(on: JournalScript.day(2)) == .later)
    #expect(later.need(on: JournalScript.day(3)) == .due)
  }

  @Test("a suspended card keeps its schedule and stands among the suspended ones only")
  func suspendedKeepsSchedule() {
    var script = Self.answered
    let before = AccountState(folding: script.events)
    script.add(.suspend(.sine, isSuspended: true), order: 3)
    let suspended = AccountState(folding: script.events)
    #expect(suspended.card(.sine)?.review == before.card(.sine)?.review)
    #expect(suspended.index.suspended.count == 1 && suspended.index.scheduled.count == 0)
    #expect(suspended.card(.sine)?.standing.need(on: JournalScript.day(400)) == .later)
    script.add(.suspend(.sine, isSuspended: false), order: 4)
    #expect(AccountState(folding: script.events).index == before.index)
  }

  @Test("a card that is graded 4 again after it came back does so although it is marked")
  func toolsLeaveReturningAlone() {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    script.review(.sine, .wrong, order: 2)
    script.add(.mark(.sine, isMarked: true), order: 3)
    #expect(AccountState(folding: script.events).card(.sine)?.repeatDay == JournalScript.start)
    script.review(.sine, .good, order: 4, round: .repetition)
    #expect(AccountState(folding: script.events).card(.sine)?.repeatDay == nil)
  }

  @Test("tools of a card that nobody wrote wait for it")
  func beforeTheCard() throws {
    var tools = JournalScript("b")
    tools.add(.mark(.sine, isMarked: true), order: 5)
    tools.add(.suspend(.sine, isSuspended: true), order: 6)
    var state = AccountState(folding: tools.events)
    #expect(state.card(.sine) == nil && state.cardCount == 0 && state.index == StudyIndex())
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    state.apply(try #require(script.events.first))
    #expect(state.card(.sine)?.isMarked == true && state.card(.sine)?.isSuspended == true)
  }
}
