import DailyMathCore
import Testing

@Suite("The plan of a day")
struct StudyPlanTests {
  @Test("an account without cards has an empty plan")
  func empty() {
    let plan = StudyPlan(for: AccountState(), on: JournalScript.day(0))
    #expect(plan.isEmpty)
    #expect(plan.count == 0)
    #expect(plan.all == [])
  }

  @Test("what is due comes first, then new cards, then what comes back")
  func order() {
    var script = JournalScript("one")
    let cards = names("new", "back", "due")
    for (index, card) in cards.enumerated() { script.put(card, order: Int64(index + 1)) }
    script.review(cards[2], .good, order: 10, day: 0)
    script.review(cards[1], .wrong, order: 11, day: 1)
    let plan = plan(script, day: 1)
    #expect(Array(plan.due) == names("due"))
    #expect(Array(plan.new) == names("new"))
    #expect(Array(plan.returning) == names("back"))
    #expect(plan.all == names("due", "new", "back"))
    #expect(plan.count == 3)
    #expect(!plan.isEmpty)
  }

  @Test("the longest overdue comes first, and of one day what was made first")
  func dueOrder() {
    var script = JournalScript("one")
    let cards = names("a", "b", "c", "d")
    for (index, card) in cards.reversed().enumerated() { script.put(card, order: Int64(index + 1)) }
    script.review(cards[0], .good, order: 10, day: 3)
    script.review(cards[1], .good, order: 11, day: 1)
    script.review(cards[2], .good, order: 12, day: 1)
    script.review(cards[3], .good, order: 13, day: 0)
    #expect(Array(plan(script, day: 9).due) == names("d", "c", "b", "a"))
    #expect(Array(plan(script, day: 3).due) == names("d", "c", "b"))
  }

  @Test("new cards come by their difficulty, then by their age")
  func newOrder() {
    var script = JournalScript("one")
    let cards = names("hard", "easy", "own", "late")
    for (index, difficulty) in [9, 1, 0, 1].enumerated() {
      var content = JournalScript.content("?")
      content.difficulty = difficulty
      script.add(.cardPut(cards[index], content), order: Int64(index + 1))
    }
    #expect(Array(plan(script, day: 0).new) == names("own", "easy", "late", "hard"))
  }

  @Test("an edit does not change the age of a card")
  func editKeepsAge() {
    var script = JournalScript("one")
    for (index, card) in names("a", "b").enumerated() { script.put(card, order: Int64(index + 1)) }
    script.put(CardID("a"), "2 + 2", order: 3)
    #expect(Array(plan(script, day: 0).new) == names("a", "b"))
  }

  @Test(
    "a day allows so many new cards, less those that began that day",
    arguments: [(20, 0, 20), (20, 1, 19), (20, 20, 0), (3, 5, 0), (0, 0, 0), (100, 5, 25)])
  func newLimit(perDay: Int, begun: Int, offered: Int) {
    var script = JournalScript("one")
    script.add(.settings(SettingsChange(newCardsPerDay: perDay)), order: 1)
    for index in 0..<30 { script.put(CardID("card\(index)"), order: Int64(2 + index)) }
    for index in 0..<begun {
      script.review(CardID("card\(index)"), .good, order: Int64(100 + index), day: 4)
    }
    #expect(plan(script, day: 4).new.count == offered)
    // The next day is another day.
    #expect(plan(script, day: 5).new.count == min(perDay, 30 - begun))
  }

  @Test("an undone first answer gives its place among the new cards back")
  func undoneFirstAnswer() {
    var script = JournalScript("one")
    script.add(.settings(SettingsChange(newCardsPerDay: 1)), order: 1)
    script.put(.sine, order: 2)
    script.put(.limit, order: 3)
    let answer = script.review(.sine, .good, order: 4)
    #expect(plan(script, day: 0).all == [])
    script.undo(answer, of: .sine, order: 5)
    #expect(Array(plan(script, day: 0).new) == [.sine])
  }

  @Test("a card whose scheduled answer was undone elsewhere is new, as the quiz asks it too")
  func undoneBehindRepetition() {
    let sitting = Sitting { script in
      script.put(.sine, order: 1)
      let answer = script.review(.sine, .wrong, order: 2)
      script.review(.sine, .wrong, order: 3, round: .repetition)
      script.undo(answer, of: .sine, order: 4)
    }
    #expect(sitting.session.showing?.round == .scheduled)
    let plan = plan(sitting.script, day: 0)
    #expect(Array(plan.new) == [.sine])
    #expect(Array(plan.returning) == [])
  }

  @Test("cards come back in the order in which they were answered last")
  func returningOrder() {
    var script = JournalScript("one")
    for (index, card) in names("a", "b", "c").enumerated() {
      script.put(card, order: Int64(index + 1))
    }
    script.review(CardID("c"), .wrong, order: 10)
    script.review(CardID("a"), .hard, order: 11)
    script.review(CardID("b"), .wrong, order: 12)
    script.review(CardID("c"), .hard, order: 13, round: .repetition)
    #expect(Array(plan(script, day: 0).returning) == names("a", "b", "c"))
  }

  @Test("a card that reached 4 comes back no more, and one graded low is not both due and back")
  func returningUntilGood() {
    var script = JournalScript("one")
    script.put(.sine, order: 1)
    script.review(.sine, .good, order: 2, day: 0)
    script.review(.sine, .wrong, order: 3, day: 1)
    #expect(Array(plan(script, day: 1).due) == [])
    #expect(Array(plan(script, day: 1).returning) == [.sine])
    script.review(.sine, .good, order: 4, day: 1, round: .repetition)
    #expect(plan(script, day: 1).isEmpty)
    #expect(Array(plan(script, day: 2).due) == [.sine])
  }

  @Test("a card that was to come back yesterday is asked by its schedule today")
  func notReturningNextDay() {
    var script = JournalScript("one")
    script.put(.sine, order: 1)
    script.review(.sine, .wrong, order: 2, day: 0)
    #expect(Array(plan(script, day: 1).due) == [.sine])
    #expect(Array(plan(script, day: 1).returning) == [])
  }

  @Test("after the clock was set back a year, what was reviewed since is due")
  func clockSetBack() {
    var script = JournalScript("one")
    script.put(.sine, order: 1)
    script.put(.limit, order: 2)
    script.review(.sine, .good, order: 3, day: 365)
    let plan = plan(script, day: 0)
    #expect(Array(plan.due) == [.sine])
    #expect(Array(plan.new) == [.limit])
    script.review(.sine, .good, order: 4, day: 0)
    #expect(Array(self.plan(script, day: 0).due) == [])
  }

  @Test("a deleted card is in no plan")
  func deleted() {
    var script = JournalScript("one")
    script.put(.sine, order: 1)
    script.review(.sine, .wrong, order: 2)
    script.add(.cardDelete(.sine), order: 3)
    #expect(plan(script, day: 0).isEmpty)
    #expect(plan(script, day: 9).isEmpty)
  }

  private func plan(_ script: JournalScript, day: Int) -> StudyPlan {
    let state = AccountState(folding: script.events)
    let plan = StudyPlan(for: state, on: JournalScript.day(day))
    #expect(StudyPlan.count(for: state, on: JournalScript.day(day)) == plan.count)
    return plan
  }

  private func names(_ names: String...) -> [CardID] {
    names.map { CardID($0) }
  }
}
