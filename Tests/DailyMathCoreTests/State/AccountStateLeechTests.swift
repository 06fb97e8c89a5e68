import Testing

@testable import DailyMathCore

@Suite("A card that is forgotten again and again")
struct AccountStateLeechTests {
  /// A card with so many lapses; answers on every second day, none of which says that it suspends.
  private func script(lapses: Int) -> JournalScript {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    for lapse in 0..<lapses {
      script.review(.sine, .good, order: Int64(10 + 2 * lapse), day: 2 * lapse)
      script.review(.sine, .wrong, order: Int64(11 + 2 * lapse), day: 2 * lapse + 1)
    }
    return script
  }

  private func suspending(_ script: inout JournalScript, order: Int64) -> EventIdentity {
    script.add(
      .review(
        Review(
          card: .sine, session: "session", round: .scheduled, kind: .choice, answered: "2",
          suggested: .good, grade: .wrong, milliseconds: 1_000, before: .new,
          suspendsLeech: true)),
      order: order, day: 60)
  }

  @Test("is not suspended by lapses alone, which an older version let happen", arguments: [8, 20])
  func olderVersions(lapses: Int) {
    let card = AccountState(folding: script(lapses: lapses).events).card(.sine)
    #expect(card?.review.schedule?.lapses == lapses)
    #expect(card?.isLeech == true)
    #expect(card?.isSuspended == false)
  }

  @Test("is suspended by the answer that says so, and not when that is taken back")
  func suspendedWithTheAnswer() {
    var script = script(lapses: 7)
    let before = AccountState(folding: script.events).card(.sine)
    #expect(before?.isLeech == false)
    script.review(.sine, .good, order: 500, day: 50)
    let answer = suspending(&script, order: 501)
    let leech = AccountState(folding: script.events).card(.sine)
    #expect(leech?.isLeech == true && leech?.isSuspended == true)
    script.undo(answer, of: .sine, order: 502)
    for events in [script.events, script.events.reversed()] {
      let after = AccountState(folding: events)
      #expect(after.card(.sine)?.isSuspended == false)
      #expect(after.card(.sine)?.review.schedule?.lapses == 7)
      #expect(after.index.suspended.count == 0)
    }
  }

  @Test("stays suspended where the learner had suspended it before the answer taken back")
  func suspendedBefore() {
    var script = script(lapses: 7)
    script.add(.suspend(.sine, isSuspended: true), order: 400)
    let answer = suspending(&script, order: 501)
    script.undo(answer, of: .sine, order: 502)
    #expect(AccountState(folding: script.events).card(.sine)?.isSuspended == true)
  }

  @Test("is asked again once it was put back, and remains a leech")
  func putBack() {
    var script = script(lapses: 8)
    _ = suspending(&script, order: 501)
    script.add(.suspend(.sine, isSuspended: false), order: 502)
    let card = AccountState(folding: script.events).card(.sine)
    #expect(card?.isSuspended == false && card?.isLeech == true)
    // Another answer without the note leaves it in use.
    script.review(.sine, .wrong, order: 503, day: 70)
    #expect(AccountState(folding: script.events).card(.sine)?.isSuspended == false)
  }
}
