import DailyMathCore
import Testing

@Suite("A sitting into the next study day")
struct QuizSessionRolloverTests {
  @Test("goes on with what the new day asks of its cards, and each answer counts for its day")
  func goesOn() {
    var sitting = Sitting(cards: "a", "b", "c")
    #expect(sitting.play([.good]) == ["a"])
    sitting.day = 1
    // What is on show since before the rollover is answered on the new day.
    #expect(sitting.session.isShowingWanted(in: sitting.state, on: sitting.today))
    #expect(sitting.play([.good, .good]) == ["b", "c"])
    #expect(sitting.card == nil)
    #expect(sitting.state.tally(on: JournalScript.day(0)).introduced == 1)
    #expect(sitting.state.tally(on: JournalScript.day(1)).introduced == 2)
    #expect(sitting.state.card(CardID("b"))?.review.schedule?.due == JournalScript.day(2))
  }

  @Test("takes back what was answered before it, which then counts for no day")
  func undo() throws {
    var sitting = Sitting(cards: "a", "b")
    #expect(sitting.play([.good, .wrong]) == ["a", "b"])
    sitting.day = 1
    sitting.next()
    #expect(sitting.card == "b")
    sitting.takeBack()
    #expect(sitting.card == "b")
    #expect(sitting.session.showing?.round == .scheduled)
    #expect(sitting.state.card(CardID("b"))?.review == .new)
    sitting.takeBack()
    #expect(sitting.card == "a")
    #expect(sitting.state.tally(on: JournalScript.day(0)) == DayTally())
    #expect(sitting.session.lastStep == nil)
    #expect(sitting.play([.good, .good]) == ["a", "b"])
    #expect(sitting.state.tally(on: JournalScript.day(1)).introduced == 2)
  }

  @Test("asks by the new day what was taken back from an extra round of yesterday")
  func undoOfRepetition() {
    var sitting = Sitting(cards: "a")
    #expect(sitting.play([.wrong, .good]) == ["a", "a"])
    sitting.day = 1
    sitting.next()
    #expect(sitting.card == nil)
    sitting.takeBack()
    #expect(sitting.card == "a")
    // Yesterday's first answer left it due today: its schedule is what counts now.
    #expect(sitting.session.showing?.round == .scheduled)
    #expect(sitting.session.isShowingWanted(in: sitting.state, on: sitting.today))
  }

  @Test("has the limit of the new day for what is new")
  func limit() {
    var sitting = Sitting(day: 0) { script in
      script.add(.settings(SettingsChange(newCardsPerDay: 3)), order: 1)
      for index in 0..<5 { script.put(CardID("card\(index)"), order: Int64(index + 2)) }
    }
    #expect(sitting.session.plannedCount == 3)
    _ = sitting.play([.good, .good])
    sitting.day = 1
    _ = sitting.play([.good])
    #expect(sitting.card == nil)
    #expect(StudyPlan(for: sitting.state, on: sitting.today).new.count == 2)
  }
}
