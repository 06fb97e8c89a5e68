import DailyMathCore
import Testing

@Suite("What was done on a day")
struct AccountStateTallyTests {
  @Test("answers, cards and new cards are counted apart")
  func counts() {
    var script = JournalScript("a")
    script.review(.sine, .wrong, order: 1)
    script.review(.sine, .good, order: 2, round: .repetition)
    script.review(.limit, .good, order: 3)
    script.review(.sine, .good, order: 4, day: 1)
    let state = AccountState(folding: script.events)
    expect(state, day: 0, answers: 3, cards: 2, introduced: 2)
    expect(state, day: 1, answers: 1, cards: 1, introduced: 0)
    expect(state, day: 2, answers: 0, cards: 0, introduced: 0)
  }

  @Test("a first answer taken back makes the next one the first")
  func undoMovesIntroduction() {
    var script = JournalScript("a")
    let first = script.review(.sine, .good, order: 1, day: 0)
    script.review(.sine, .good, order: 2, day: 1)
    script.undo(first, of: .sine, order: 3)
    let state = AccountState(folding: script.events)
    expect(state, day: 0, answers: 0, cards: 0, introduced: 0)
    expect(state, day: 1, answers: 1, cards: 1, introduced: 1)
  }

  @Test("an earlier answer that arrives late takes the introduction over")
  func lateArrivalMovesIntroduction() {
    var here = JournalScript("a")
    var elsewhere = JournalScript("b")
    here.review(.sine, .good, order: 20, day: 2)
    elsewhere.review(.sine, .good, order: 10, day: 1)
    elsewhere.review(.sine, .good, order: 30, day: 2)
    let state = AccountState(folding: here.events + elsewhere.events)
    expect(state, day: 1, answers: 1, cards: 1, introduced: 1)
    expect(state, day: 2, answers: 2, cards: 1, introduced: 0)
  }

  @Test("a card counts once a day even when a clock was set back in between")
  func clockSetBack() {
    var script = JournalScript("a")
    script.review(.sine, .good, order: 1, day: 5)
    script.review(.sine, .good, order: 2, day: 3)
    script.review(.sine, .good, order: 3, day: 5)
    let again = script.review(.sine, .good, order: 4, day: 3)
    var state = AccountState(folding: script.events)
    expect(state, day: 5, answers: 2, cards: 1, introduced: 1)
    expect(state, day: 3, answers: 2, cards: 1, introduced: 0)
    script.undo(again, of: .sine, order: 5)
    state = AccountState(folding: script.events)
    expect(state, day: 3, answers: 1, cards: 1, introduced: 0)
  }

  @Test("cramming a new card does not introduce it: its first scheduled answer does")
  func cramDoesNotIntroduce() {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    script.review(.sine, .good, order: 2, day: 0, round: .cram)
    script.review(.sine, .good, order: 3, day: 1)
    let state = AccountState(folding: script.events)
    expect(state, day: 0, answers: 1, cards: 1, introduced: 0)
    expect(state, day: 1, answers: 1, cards: 1, introduced: 1)
  }

  @Test("an answer to a card deleted since still counts")
  func deletedCard() {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    script.review(.sine, .good, order: 2)
    script.add(.cardDelete(.sine), order: 3)
    expect(
      AccountState(folding: script.events), day: 0, answers: 1, cards: 1, introduced: 1)
  }

  @Test("the answers before are not gone through for each new one", .timeLimit(.minutes(1)))
  func manyAnswers() {
    // A walk through or a copy of what came before would take minutes here; in place it is a blink.
    var script = JournalScript("a")
    for order in 1...20_000 {
      script.review(.sine, .good, order: Int64(order), day: order / 4, milliseconds: order)
    }
    let state = AccountState(folding: script.events)
    #expect(state.medianMilliseconds(of: .choice) == 10_000)
    #expect(state.reviews(of: .sine).count == 20_000)
    expect(state, day: 0, answers: 3, cards: 1, introduced: 1)
    expect(state, day: 4_999, answers: 4, cards: 1, introduced: 0)
    expect(state, day: 5_000, answers: 1, cards: 1, introduced: 0)
  }

  private func expect(
    _ state: AccountState, day: Int, answers: Int, cards: Int, introduced: Int,
    at location: SourceLocation = #_sourceLocation
  ) {
    let tally = state.tally(on: JournalScript.day(day))
    #expect(
      [tally.answers, tally.cards, tally.introduced] == [answers, cards, introduced],
      sourceLocation: location)
  }
}
