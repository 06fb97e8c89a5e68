import DailyMathCore
import Testing

@Suite("Cards that come back in a sitting")
struct QuizSessionReturningTests {
  @Test("a failed card comes back after three others, among those still planned")
  func afterThree() {
    var sitting = Sitting(cards: "a", "b", "c", "d", "e", "f")
    #expect(sitting.play([.wrong, .good, .good, .good]) == ["a", "b", "c", "d"])
    #expect(sitting.card == "a")
    #expect(sitting.session.showing?.round == .repetition)
    #expect(sitting.session.passedCount == 4)
    #expect(sitting.session.number == 4)
    #expect(sitting.play([.hard]) == ["a"])
    // Three are done with: a is still to come back.
    #expect(sitting.session.number == 4)
    #expect(sitting.play([.good, .good]) == ["e", "f"])
    // Two others were left.
    #expect(sitting.play([.good]) == ["a"])
    #expect(sitting.card == nil)
    #expect(sitting.session.doneCount == 6)
  }

  @Test("cards that fail again and again never keep out those that were not asked yet")
  func noStarving() {
    var sitting = Sitting(cards: "a", "b", "c", "d", "e", "f", "g", "h", "i", "j")
    // After each repeat comes a new card; from its second failure on a waits for five others.
    let cards = sitting.play([.wrong, .wrong, .wrong] + Array(repeating: .wrong, count: 12))
    #expect(cards.joined() == "abcdaebfcgdhaie")
  }

  @Test("each further failure makes a card wait for two more, as long as there are so many")
  func growingGap() {
    var sitting = Sitting(
      cards: "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q")
    var cards: [String] = []
    while let card = sitting.card, cards.count < 30 {
      cards.append(card)
      sitting.answer(card == "a" && cards.count { $0 == "a" } < 4 ? .wrong : .good)
    }
    // Three, five and seven others between.
    #expect(cards.joined() == "abcdaefghiajklmnopaq")
  }

  @Test("what was taken back counts for no repeat")
  func takenBackRepeat() {
    var sitting = Sitting(cards: "a", "b", "c", "d", "e", "f", "g")
    _ = sitting.play([.wrong, .wrong, .good, .good])
    #expect(sitting.card == "a")
    sitting.answer(.good)
    #expect(sitting.card == "e")
    sitting.takeBack()
    #expect(sitting.card == "a")
    #expect(sitting.play([.good, .good]) == ["a", "e"])
    #expect(sitting.card == "b")
  }

  @Test("a card that another terminal answered wrong is asked anew with its options in their order")
  func answeredElsewhere() throws {
    var sitting = Sitting(cards: "a", "b", "c", seed: 7)
    let before = try #require(sitting.session.showing)
    #expect(!sitting.session.isShowingAnsweredElsewhere(in: sitting.state, on: sitting.today))
    sitting.write(
      .review(
        Review(
          card: CardID("a"), session: "other", round: .scheduled, kind: .choice, answered: "no",
          suggested: .wrong, grade: .wrong, milliseconds: 1_000, before: .new)))
    #expect(!sitting.session.isShowingWanted(in: sitting.state, on: sitting.today))
    #expect(sitting.session.isShowingAnsweredElsewhere(in: sitting.state, on: sitting.today))
    sitting.next()
    #expect(sitting.card == "a")
    #expect(sitting.session.showing?.options == before.options)
    sitting.record(.good)
    #expect(!sitting.session.isShowingAnsweredElsewhere(in: sitting.state, on: sitting.today))
  }

  @Test("others that come back count among the three", arguments: [Grade.wrong, .hard])
  func returningOthers(grade: Grade) {
    var sitting = Sitting(cards: "a", "b", "c", "d")
    #expect(sitting.play(Array(repeating: grade, count: 12)).joined() == "abcdabcdabcd")
  }

  @Test(
    "whatever is answered, three others come between, or as many as there are", arguments: 1...40)
  func spacing(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var sitting = Sitting(day: 0, seed: seed) { script in
      for index in 0..<(4 + generator.next(below: 12)) {
        script.put(CardID("card\(index)"), order: Int64(index + 1))
      }
    }
    var asked: [String] = []
    var open = Set((0..<sitting.session.plannedCount).map { "card\($0)" })
    var failed: [String: Int] = [:]
    while let card = sitting.card, asked.count < 2_000 {
      if let last = failed[card], open.count > 3 {
        let between = Set(asked[(last + 1)...])
        // At the end of a sitting there may be no three others that are still to be asked.
        let others = open.subtracting([card]).count
        #expect(between.count >= min(3, others), "\(asked) \(card)")
      }
      let grade: Grade = generator.next(below: 2) == 0 ? .wrong : .good
      sitting.answer(grade)
      failed[card] = grade == .good ? nil : asked.count
      if grade == .good { open.remove(card) }
      asked.append(card)
    }
    #expect(sitting.card == nil)
    #expect(open.isEmpty)
    #expect(sitting.session.doneCount == sitting.session.plannedCount)
    #expect(StudyPlan(for: sitting.state, on: JournalScript.day(0)).isEmpty)
  }

  @Test("what failed before a restart is not asked seconds later, where anything else is")
  func afterRestart() {
    var sitting = Sitting(cards: "a", "b", "c", "d", "e")
    _ = sitting.play([.wrong])
    sitting.session = QuizSession(.day, in: sitting.state, on: sitting.today, seed: 2)
    sitting.next()
    #expect(sitting.play([.good, .good, .good, .good, .good]) == ["b", "c", "d", "e", "a"])
    #expect(sitting.card == nil)
  }

  @Test("a deck of one card comes back at once until it reaches 4")
  func oneCard() {
    var sitting = Sitting(cards: "a")
    #expect(sitting.play([.wrong, .hard, .blackout, .good]) == ["a", "a", "a", "a"])
    #expect(sitting.card == nil)
  }

  @Test("after the rollover it is asked by its schedule, and what was only hard is not asked")
  func rollover() {
    var sitting = Sitting(day: 40) { script in
      for (index, card) in ["a", "b"].enumerated() {
        script.put(CardID(card), order: Int64(index + 1))
        script.review(CardID(card), .good, order: Int64(index + 3), day: 0)
        script.review(CardID(card), .good, order: Int64(index + 5), day: 1)
      }
    }
    let cards = sitting.play([.wrong, .hard])
    #expect(Set(cards) == ["a", "b"])
    sitting.day = 41
    sitting.next()
    #expect(sitting.card == cards[0])
    #expect(sitting.session.showing?.round == .scheduled)
    // Its interval began anew with 1; passed once more it is 1 again.
    sitting.answer(.good)
    #expect(sitting.card == nil)
    let schedule = sitting.state.card(CardID(cards[0]))?.review.schedule
    #expect(schedule?.due == JournalScript.day(42))
    #expect(schedule?.repetitions == 1)
  }
}
