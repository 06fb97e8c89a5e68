import Testing

@testable import DailyMathCore

@Suite("The trash")
struct AccountStateTrashTests {
  /// A card that was answered, marked and moved, and has nothing left to become.
  private static var lived: JournalScript {
    var script = JournalScript("a")
    script.put(.sine, "what it said", order: 1)
    script.review(.sine, .good, order: 2, day: 0)
    script.review(.sine, .hard, order: 3, day: 1)
    script.add(.mark(.sine, isMarked: true), order: 4)
    script.add(.reschedule(.sine, due: JournalScript.day(30)), order: 5, day: 2)
    return script
  }

  @Test("holds what a deleted card said last, the latest deletion first")
  func contents() {
    var script = Self.lived
    script.put(.limit, order: 6)
    script.put(.sine, "what it said last", order: 7)
    let first = script.add(.cardDelete(.sine), order: 8)
    script.add(.cardDelete(.limit), order: 9)
    let trash = AccountState(folding: script.events).trash
    #expect(trash.map(\.id) == [.limit, .sine])
    #expect(trash.last?.content.prompt == "what it said last")
    #expect(trash.last?.deleted.identity == first)
  }

  @Test("keeps history, schedule and mark; the card is whole once its deletion is taken back")
  func restored() {
    var script = Self.lived
    let before = AccountState(folding: script.events)
    let deletion = script.add(.cardDelete(.sine), order: 8)
    let deleted = AccountState(folding: script.events)
    #expect(deleted.card(.sine) == nil && deleted.cardCount == 0)
    #expect(deleted.reviews(of: .sine) == before.reviews(of: .sine))
    #expect(deleted.index == StudyIndex())
    script.undo(deletion, of: .sine, order: 9)
    let after = AccountState(folding: script.events)
    #expect(after.card(.sine) == before.card(.sine))
    #expect(after.trash.isEmpty && after.cardCount == 1)
  }

  @Test("leaves the day's counts as they were, whatever is deleted, brought back or purged")
  func counts() {
    var script = Self.lived
    let before = AccountState(folding: script.events)
    let steps: [EventPayload] = [
      .cardDelete(.sine), .cardPurge(.sine), .cardPut(.sine, JournalScript.content("again")),
    ]
    for (offset, payload) in steps.enumerated() {
      script.add(payload, order: Int64(10 + offset), day: 3)
      let state = AccountState(folding: script.events)
      for day in 0..<4 {
        #expect(state.tally(on: JournalScript.day(day)) == before.tally(on: JournalScript.day(day)))
      }
      #expect(state.answerCount(of: .choice) == 2)
    }
    // Written again, the card is no new one: it was introduced long ago.
    #expect(AccountState(folding: script.events).card(.sine)?.review.schedule?.repetitions == 2)
  }

  @Test("has a card no more once it was purged, until that is taken back")
  func purged() {
    var script = Self.lived
    script.add(.cardDelete(.sine), order: 8)
    let inTrash = AccountState(folding: script.events).trash
    let purge = script.add(.cardPurge(.sine), order: 9)
    #expect(AccountState(folding: script.events).trash.isEmpty)
    script.undo(purge, of: .sine, order: 10)
    for events in [script.events, script.events.reversed()] {
      #expect(AccountState(folding: events).trash == inTrash)
    }
  }

  @Test("emptied on one device never hides a card that another has brought back")
  func purgeAgainstRestore() {
    for (restored, purged) in [(20, 30), (30, 20)] as [(Int64, Int64)] {
      for rewrites in [true, false] {
        var here = Self.lived
        var elsewhere = JournalScript("b")
        let deletion = here.add(.cardDelete(.sine), order: 8)
        if rewrites {
          here.put(.sine, "what it said", order: restored)
        } else {
          here.undo(deletion, of: .sine, order: restored)
        }
        elsewhere.add(.cardPurge(.sine), order: purged)
        for events in [here.events + elsewhere.events, elsewhere.events + here.events] {
          let state = AccountState(folding: events)
          #expect(state.card(.sine)?.content.prompt == "what it said")
          #expect(state.card(.sine)?.isMarked == true)
          #expect(state.trash.isEmpty && state.cardCount == 1)
        }
      }
    }
  }

  @Test("has a card again that was deleted after a purge that did not touch it")
  func deletedAfterPurge() {
    var script = Self.lived
    script.add(.cardPurge(.sine), order: 8)
    #expect(AccountState(folding: script.events).card(.sine) != nil)
    script.add(.cardDelete(.sine), order: 9)
    #expect(AccountState(folding: script.events).trash.map(\.id) == [.sine])
  }

  @Test("does not have a card that was purged, although it is deleted once more elsewhere")
  func deletedTwice() {
    var here = Self.lived
    var elsewhere = JournalScript("b")
    here.add(.cardDelete(.sine), order: 8)
    here.add(.cardPurge(.sine), order: 9)
    elsewhere.add(.cardDelete(.sine), order: 10)
    #expect(AccountState(folding: here.events + elsewhere.events).trash.isEmpty)
  }

  @Test("has nothing of a card of which only the deletion arrived")
  func deletionAlone() {
    var script = JournalScript("a")
    script.add(.cardDelete(.sine), order: 1)
    script.add(.cardPurge(.limit), order: 2)
    #expect(AccountState(folding: script.events).trash.isEmpty)
  }
}
