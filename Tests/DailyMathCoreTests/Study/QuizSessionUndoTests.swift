import DailyMathCore
import Testing

@Suite("Taking answers back")
struct QuizSessionUndoTests {
  /// A sitting of four cards with lapses in every round: ten answers.
  private static let grades: [Grade] = [
    .good, .wrong, .hard, .wrong, .hard, .good, .wrong, .hard, .good, .good,
  ]

  @Test("the script of these tests is a whole sitting")
  func wholeSitting() {
    var sitting = Sitting(cards: "a", "b", "c", "d")
    #expect(
      sitting.play(Self.grades) == ["a", "b", "c", "d", "b", "c", "d", "b", "d", "b"])
    #expect(sitting.card == nil)
  }

  @Test("taken back before going on, everything is as before the answer", arguments: 0..<10)
  func exactly(count: Int) {
    var sitting = Sitting(cards: "a", "b", "c", "d")
    _ = sitting.play(Self.grades.prefix(count))
    let before = sitting
    sitting.record(Self.grades[count])
    #expect(sitting.session != before.session)
    sitting.takeBack()
    #expect(sitting.session == before.session)
    #expect(sitting.state.cards.map(\.review) == before.state.cards.map(\.review))
  }

  @Test("from every point every number of answers can be taken back and given again")
  func everyPoint() {
    for played in 1...Self.grades.count {
      for undone in 1...played {
        var sitting = Sitting(cards: "a", "b", "c", "d")
        _ = sitting.play(Self.grades.prefix(played - undone))
        let before = sitting
        _ = sitting.play(Self.grades[(played - undone)..<played])
        for _ in 0..<undone { sitting.takeBack() }
        let note = Comment(rawValue: "\(undone) of \(played) taken back")
        expectSameStanding(sitting, before, note)
        var expected = before
        let rest = Self.grades.dropFirst(played - undone)
        #expect(sitting.play(rest) == expected.play(rest), note)
        #expect(sitting.card == nil, note)
      }
    }
  }

  @Test("an answer that is given otherwise leads elsewhere")
  func otherwise() {
    var sitting = Sitting(cards: "a", "b")
    #expect(sitting.play([.wrong, .good]) == ["a", "b"])
    #expect(sitting.card == "a")
    sitting.takeBack()
    sitting.takeBack()
    #expect(sitting.card == "a")
    #expect(sitting.session.showing?.round == .scheduled)
    #expect(sitting.play([.good, .wrong, .good]) == ["a", "b", "b"])
    #expect(sitting.card == nil)
    #expect(sitting.session.answerCount == 3)
    #expect(sitting.session.rightCount == 2)
  }

  @Test("at the end the last answer can be taken back")
  func atTheEnd() {
    var sitting = Sitting(cards: "a", "b")
    _ = sitting.play([.good, .good])
    #expect(sitting.card == nil)
    sitting.takeBack()
    #expect(sitting.card == "b")
    #expect(sitting.session.doneCount == 1)
    #expect(sitting.state.card(CardID("b"))?.review == .new)
    sitting.answer(.good)
    #expect(sitting.card == nil)
  }

  @Test("before the first answer there is nothing to take back")
  func nothing() {
    var sitting = Sitting(cards: "a")
    let before = sitting.session
    #expect(sitting.session.lastStep == nil)
    sitting.takeBack()
    #expect(sitting.session == before)
  }

  @Test("the last answer is named by its event, its card, its question and its grade")
  func lastStep() throws {
    var sitting = Sitting(cards: "a", "b")
    _ = sitting.play([.wrong])
    let last = try #require(sitting.session.lastStep)
    let event = try #require(sitting.script.events.last?.position.identity)
    #expect(
      last == QuizStep(deed: .answered(.wrong), card: CardID("a"), events: [event], question: "a"))
    #expect(last.undo == [.undo(of: event, card: CardID("a"))])
    sitting.write(.cardDelete(CardID("a")))
    #expect(last.question(in: sitting.state) == "a")
  }

  @Test("a card shown again after an undo is timed anew")
  func timedAnew() {
    var sitting = Sitting(cards: "a", "b")
    _ = sitting.play([.good])
    sitting.now = 60_000
    sitting.takeBack()
    #expect(sitting.session.showing?.since == 60_000)
    #expect(
      sitting.session.answer(choosing: 0, in: sitting.state, now: 61_500)?.milliseconds == 1_500)
  }

  @Test("cards that were passed over are passed over again after an undo")
  func passedOver() {
    var sitting = Sitting(cards: "a", "b", "c")
    sitting.write(.cardDelete(CardID("b")))
    #expect(sitting.play([.good]) == ["a"])
    #expect(sitting.card == "c")
    sitting.takeBack()
    #expect(sitting.card == "a")
    #expect(sitting.play([.good, .good]) == ["a", "c"])
    #expect(sitting.card == nil)
  }

  private func expectSameStanding(_ sitting: Sitting, _ before: Sitting, _ note: Comment) {
    let (now, then) = (sitting.session, before.session)
    #expect(now.showing?.card == then.showing?.card, note)
    #expect(now.showing?.round == then.showing?.round, note)
    #expect(now.showing?.options == then.showing?.options, note)
    #expect(now.doneCount == then.doneCount, note)
    #expect(now.passedCount == then.passedCount, note)
    #expect(now.returningCount == then.returningCount, note)
    #expect(now.answerCount == then.answerCount, note)
    #expect(now.rightCount == then.rightCount, note)
    #expect(now.lastStep == then.lastStep, note)
    for name in ["a", "b", "c", "d"] {
      let card = CardID(name)
      #expect(sitting.state.card(card) == before.state.card(card), note)
    }
  }
}
