import DailyMathCore
import Testing

@Suite("A sitting")
struct QuizSessionTests {
  @Test("every card right: each is asked once, in the order of the plan")
  func allRight() {
    var sitting = Sitting(cards: "a", "b", "c")
    #expect(sitting.session.plannedCount == 3)
    #expect(sitting.play([.good, .easy, .good]) == ["a", "b", "c"])
    #expect(sitting.card == nil)
    #expect(sitting.session.answerCount == 3)
    #expect(sitting.session.rightCount == 3)
    #expect(sitting.session.doneCount == 3)
    #expect(sitting.session.passedCount == 3)
  }

  @Test("a wrong card comes back at the end, as an extra round")
  func wrongComesBack() {
    var sitting = Sitting(cards: "a", "b", "c")
    #expect(sitting.play([.wrong, .good, .good]) == ["a", "b", "c"])
    #expect(sitting.card == "a")
    #expect(sitting.session.showing?.round == .repetition)
    #expect(sitting.session.passedCount == 3)
    #expect(sitting.session.doneCount == 2)
    #expect(sitting.session.returningCount == 1)
    sitting.answer(.good)
    #expect(sitting.card == nil)
    #expect(sitting.session.doneCount == 3)
    #expect(sitting.session.rightCount == 3)
    #expect(sitting.session.answerCount == 4)
    // The extra round left the schedule of the first answer: a lapse of a new card is due tomorrow.
    #expect(sitting.state.card(CardID("a"))?.review.schedule?.due == JournalScript.day(1))
    #expect(sitting.state.card(CardID("a"))?.review.schedule?.repetitions == 0)
  }

  @Test("cards graded below 4 come round and round until they reach 4")
  func severalRounds() {
    var sitting = Sitting(cards: "a", "b", "c")
    let grades: [Grade] = [
      .wrong, .hard, .good, .hard, .wrong, .good, .blackout, .nearMiss, .good,
    ]
    let cards = ["a", "b", "c", "a", "b", "a", "b", "b", "b"]
    #expect(sitting.play(grades) == cards)
    #expect(sitting.card == nil)
  }

  @Test("one card alone comes back at once after a wrong answer")
  func oneCard() {
    var sitting = Sitting(cards: "a")
    #expect(sitting.play([.wrong, .wrong, .good]) == ["a", "a", "a"])
    #expect(sitting.card == nil)
    #expect(sitting.session.rightCount == 1)
  }

  @Test("an empty plan shows nothing, and nothing can be answered")
  func emptyPlan() throws {
    var sitting = Sitting(day: 0) { _ in }
    #expect(sitting.card == nil)
    #expect(sitting.session.plannedCount == 0)
    #expect(sitting.session.lastStep == nil)
    #expect(sitting.session.answer(choosing: 0, in: sitting.state, now: 0) == nil)
    let before = sitting.session
    sitting.takeBack()
    sitting.next()
    #expect(sitting.session == before)
  }

  @Test("a sitting that was left goes on with what comes back, first as planned, then again")
  func resumed() {
    var sitting = Sitting(day: 0) { script in
      script.put(CardID("a"), order: 1)
      script.put(CardID("b"), order: 2)
      script.review(CardID("a"), .wrong, order: 3)
    }
    #expect(sitting.session.plannedCount == 2)
    #expect(sitting.play([.good]) == ["b"])
    #expect(sitting.session.showing?.round == .repetition)
    #expect(sitting.play([.hard, .good]) == ["a", "a"])
    #expect(sitting.card == nil)
    #expect(sitting.session.doneCount == 2)
  }

  @Test("what is due is asked in the scheduled round and moves the schedule")
  func dueCards() {
    var sitting = Sitting(day: 7) { script in
      script.put(CardID("a"), order: 1)
      script.review(CardID("a"), .good, order: 2, day: 0)
      script.review(CardID("a"), .good, order: 3, day: 1)
    }
    #expect(sitting.session.showing?.round == .scheduled)
    sitting.answer(.good)
    // 6 × 2.50 = 15 days.
    #expect(sitting.state.card(CardID("a"))?.review.schedule?.due == JournalScript.day(22))
  }

  @Test("a card deleted meanwhile is passed over, planned or coming back")
  func deletedMeanwhile() {
    var sitting = Sitting(cards: "a", "b", "c", "d")
    #expect(sitting.play([.wrong]) == ["a"])
    #expect(sitting.session.isShowingWanted(in: sitting.state, on: JournalScript.day(0)))
    sitting.write(.cardDelete(CardID("b")))
    #expect(!sitting.session.isShowingWanted(in: sitting.state, on: JournalScript.day(0)))
    sitting.next()
    sitting.write(.cardDelete(CardID("a")))
    #expect(sitting.play([.good, .good]) == ["c", "d"])
    #expect(sitting.card == nil)
    // The one that was answered counts; the one that never was does not.
    #expect(sitting.session.doneCount == 3)
    #expect(sitting.session.totalCount == 3)
    #expect(sitting.session.returningCount == 0)
  }

  @Test("a card answered in another terminal is not asked again")
  func answeredElsewhere() {
    var sitting = Sitting(cards: "a", "b", "c")
    sitting.write(review("b", .good))
    sitting.write(review("c", .wrong))
    #expect(sitting.play([.wrong]) == ["a"])
    // The other terminal's wrong answer means that the card comes back here, in an extra round.
    #expect(sitting.card == "c")
    #expect(sitting.session.showing?.round == .repetition)
    sitting.write(review("a", .good, .repetition))
    sitting.answer(.good)
    #expect(sitting.card == nil)
  }

  @Test("the card on show is not wanted any more once another terminal answered it")
  func showingAnsweredElsewhere() {
    var sitting = Sitting(cards: "a", "b")
    sitting.write(review("a", .wrong))
    // It still comes back today, but what is on show is its scheduled round, which is over.
    #expect(!sitting.session.isShowingWanted(in: sitting.state, on: JournalScript.day(0)))
    sitting.next()
    #expect(sitting.card == "a")
    #expect(sitting.session.showing?.round == .repetition)
  }

  private func review(
    _ card: String, _ grade: Grade, _ round: ReviewRound = .scheduled
  ) -> EventPayload {
    .review(
      Review(
        card: CardID(card), session: "other", round: round, kind: .choice, answered: "x",
        suggested: .good, grade: grade, milliseconds: 1_000, before: .new))
  }
}
