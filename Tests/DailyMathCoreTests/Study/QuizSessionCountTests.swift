import Testing

@testable import DailyMathCore

@Suite("The count of a sitting")
struct QuizSessionCountTests {
  /// Leaves the quiz and begins it again, as after a restart.
  private func leave(_ sitting: inout Sitting) {
    sitting.session = QuizSession(.day, in: sitting.state, on: sitting.today, seed: 9)
    if let record = SittingRecord(last: sitting.script.events, of: sitting.script.device) {
      sitting.session.adopt(record, on: sitting.today)
    }
    sitting.next()
  }

  private func expect(
    _ sitting: Sitting, number: Int, of total: Int, right: Int, graded: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let session = sitting.session
    #expect(session.number == number, sourceLocation: sourceLocation)
    #expect(session.totalCount == total, sourceLocation: sourceLocation)
    #expect(session.rightCount == right, sourceLocation: sourceLocation)
    #expect(session.gradedCount == graded, sourceLocation: sourceLocation)
  }

  @Test("goes on from what was done that day, and so do the results")
  func goingOn() {
    var sitting = Sitting(cards: "a", "b", "c", "d")
    expect(sitting, number: 1, of: 4, right: 0, graded: 0)
    sitting.answer(.good)
    expect(sitting, number: 2, of: 4, right: 1, graded: 1)
    leave(&sitting)
    expect(sitting, number: 2, of: 4, right: 1, graded: 1)
    // A card that comes back is not done with.
    sitting.answer(.wrong)
    expect(sitting, number: 2, of: 4, right: 1, graded: 2)
    leave(&sitting)
    expect(sitting, number: 2, of: 4, right: 1, graded: 2)
    _ = sitting.play([.good, .good, .good])
    #expect(sitting.card == nil)
    #expect(sitting.session.doneCount == 4)
    expect(sitting, number: 4, of: 4, right: 4, graded: 5)
  }

  @Test("taking back what was done before the sitting lowers what is done, and not the total")
  func takingBackEarlier() {
    var sitting = Sitting(cards: "a", "b", "c")
    _ = sitting.play([.good, .good])
    leave(&sitting)
    expect(sitting, number: 3, of: 3, right: 2, graded: 2)
    sitting.takeBack()
    #expect(sitting.card == "b")
    expect(sitting, number: 2, of: 3, right: 1, graded: 1)
    sitting.takeBack()
    #expect(sitting.card == "a")
    expect(sitting, number: 1, of: 3, right: 0, graded: 0)
    #expect(sitting.play([.good, .good, .good]).sorted() == ["a", "b", "c"])
    expect(sitting, number: 3, of: 3, right: 3, graded: 3)
  }

  @Test("a card put aside is one less of all, and one more when that is taken back")
  func puttingAside() {
    var sitting = Sitting(cards: "a", "b", "c")
    sitting.answer(.good)
    sitting.use(.suspended)
    expect(sitting, number: 2, of: 2, right: 1, graded: 1)
    sitting.takeBack()
    expect(sitting, number: 2, of: 3, right: 1, graded: 1)
    sitting.use(.buried)
    expect(sitting, number: 2, of: 2, right: 1, graded: 1)
    sitting.takeBack()
    expect(sitting, number: 2, of: 3, right: 1, graded: 1)
  }

  @Test("a card that takes the place of a suspended one goes again with the undoing")
  func limit() {
    var sitting = Sitting { script in
      script.add(.settings(SettingsChange(newCardsPerDay: 2)), order: 1)
      for (index, name) in ["a", "b", "c"].enumerated() {
        script.put(CardID(name), order: Int64(index + 2))
      }
    }
    expect(sitting, number: 1, of: 2, right: 0, graded: 0)
    sitting.use(.suspended)
    expect(sitting, number: 1, of: 2, right: 0, graded: 0)
    sitting.takeBack()
    expect(sitting, number: 1, of: 2, right: 0, graded: 0)
  }

  @Test("practice counts its own cards only")
  func practice() {
    var sitting = Sitting(cards: "a", "b")
    _ = sitting.play([.wrong, .wrong])
    sitting.session = QuizSession(
      .practice(.failedThisWeek), in: sitting.state, on: sitting.today, seed: 3)
    if let record = SittingRecord(last: sitting.script.events, of: sitting.script.device) {
      sitting.session.adopt(record, on: sitting.today)
    }
    sitting.next()
    expect(sitting, number: 1, of: 2, right: 0, graded: 0)
  }

  @Test("an answer taken back after an edit is asked as the card is now")
  func edited() {
    var sitting = Sitting(cards: "a", "b")
    sitting.answer(.wrong)
    let content = CardContent(
      prompt: "a!", answer: "yes", distractors: ["wrong", "false", "no"], category: .probability)
    sitting.write(.cardPut(CardID("a"), content))
    sitting.takeBack()
    #expect(sitting.session.showing?.card == CardID("a"))
    #expect(sitting.session.showing?.face.prompt == "a!")
    #expect(
      sitting.session.showing?.options.map(\.text).sorted() == ["false", "no", "wrong", "yes"])
  }
}
