import DailyMathCore
import Testing

@Suite("Cards that come back the same day")
struct AccountStateRepeatTests {
  @Test(
    "a card graded 3 or less comes back that day until it reaches 4",
    arguments: Grade.allCases)
  func comesBack(grade: Grade) throws {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    script.review(.sine, grade, order: 2)
    var card = try #require(AccountState(folding: script.events).card(.sine))
    #expect(card.comesBack(on: JournalScript.start) == (grade.rawValue <= 3))
    #expect(!card.comesBack(on: JournalScript.day(1)))
    let schedule = card.review
    for (index, again) in [Grade.hard, .wrong, .good].enumerated() {
      script.review(.sine, again, order: Int64(index) + 3, round: .repetition)
      card = try #require(AccountState(folding: script.events).card(.sine))
      #expect(card.comesBack(on: JournalScript.start) == (again != .good))
      #expect(card.review == schedule, "a repeat moves neither ease nor interval")
    }
  }

  @Test("a card that did not reach 4 is not brought back on a later day")
  func endsWithTheDay() throws {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    script.review(.sine, .hard, order: 2)
    let card = try #require(AccountState(folding: script.events).card(.sine))
    #expect(!card.comesBack(on: JournalScript.day(1)))
    #expect(card.isDue(on: JournalScript.day(1)))
    #expect(!card.isDue(on: JournalScript.start))
  }

  @Test("a repeat failed after the rollover comes back on the new day")
  func acrossTheRollover() {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    script.review(.sine, .wrong, order: 2, day: 0)
    script.review(.sine, .wrong, order: 3, day: 1, round: .repetition)
    let card = AccountState(folding: script.events).card(.sine)
    #expect(card?.comesBack(on: JournalScript.day(1)) == true)
    #expect(card?.review.schedule?.due == JournalScript.day(1))
  }

  @Test("cramming moves nothing, whatever the grade", arguments: Grade.allCases)
  func cram(grade: Grade) {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    script.put(.limit, order: 2)
    script.review(.sine, .wrong, order: 3)
    let before = AccountState(folding: script.events)
    script.review(.sine, grade, order: 4, round: .cram)
    script.review(.limit, grade, order: 5, round: .cram)
    let after = AccountState(folding: script.events)
    #expect(after.card(.sine) == before.card(.sine))
    #expect(after.card(.limit)?.review == .new)
    #expect(after.card(.limit)?.repeatDay == nil)
  }

  @Test("an edit changes the content and nothing else")
  func edit() {
    var script = JournalScript("a")
    script.put(.sine, "old", order: 1)
    script.review(.sine, .hard, order: 2)
    var expected = AccountState(folding: script.events).card(.sine)
    script.put(.sine, "new", order: 3)
    expected?.content.prompt = "new"
    #expect(AccountState(folding: script.events).card(.sine) == expected)
  }

  @Test("the schedule is counted from the recorded day, not from the instant")
  func recordedDay() {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    script.review(.sine, .good, order: 2, day: 40)
    script.review(.sine, .good, order: 3, day: 41)
    let card = AccountState(folding: script.events).card(.sine)
    #expect(card?.review.schedule?.lastReviewed == JournalScript.day(41))
    #expect(card?.review.schedule?.due == JournalScript.day(47))
  }
}
