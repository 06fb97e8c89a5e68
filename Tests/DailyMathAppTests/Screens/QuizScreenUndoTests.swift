import DailyMathApp
import DailyMathCore
import Testing

@Suite("Taking answers back in the quiz")
struct QuizScreenUndoTests {
  @Test("before the first answer the learner is told that there is nothing to take back")
  func nothing() {
    var scene = QuizScene(cards: "a")
    scene.expect(.takeBackChosen) { $0.notice = .nothingToTakeBack }
    scene.act(.optionChosen(0, by: nil))
    #expect(scene.state.notice == nil)
  }

  @Test("an open grade is taken back without a word to the disk")
  func grading() throws {
    var scene = QuizScene(cards: "a")
    let index = try scene.option(isRight: true)
    scene.act(.optionChosen(index, by: .enter))
    scene.expect(.takeBackChosen) {
      $0.phase = .asking
      $0.answeringKey = nil
    }
  }

  @Test("while the next question waits, the answer before it is undone in the journal")
  func asking() throws {
    var scene = QuizScene(cards: "a", "b")
    try scene.answer(.good)
    try expectUndo(&scene, of: "a")
  }

  @Test("a wrong answer that is being read is undone in the journal")
  func reading() throws {
    var scene = QuizScene(cards: "a", "b")
    scene.act(.optionChosen(try scene.option(isRight: false), by: .enter))
    try expectUndo(&scene, of: "a")
  }

  @Test("at the end the last answer is undone in the journal")
  func finished() throws {
    var scene = QuizScene(cards: "a")
    try scene.answer(.good)
    #expect(scene.state.phase == .finished)
    try expectUndo(&scene, of: "a")
  }

  @Test("while an answer is on its way, nothing is taken back")
  func saving() throws {
    var scene = QuizScene(cards: "a", "b")
    try scene.answer(.good)
    let choice = try scene.choice(isRight: false)
    let index = try scene.option(isRight: false)
    scene.expect(
      .optionChosen(index, by: nil), effects: [try scene.recording(choice, .wrong)]
    ) {
      $0.selectedOption = index
      $0.phase = .saving(choice, .wrong)
    }
    scene.expect(.takeBackChosen)
  }

  @Test("an undo that could not be saved leaves everything as it was, and says so")
  func failing() throws {
    var scene = QuizScene(cards: "a", "b")
    try scene.answer(.good)
    let last = try #require(scene.state.session.lastStep)
    scene.expect(
      .takeBackChosen,
      effects: [.append(last.undo, for: .takeBack)])
    scene.expect(.takeBackFailed(.busy(path: "/d"))) {
      $0.notice = .notSaved(.busy(path: "/d"))
    }
    #expect(scene.card == "b")
  }

  @Test("every answer can be taken back, to the first, and given again otherwise")
  func toTheFirst() throws {
    var scene = QuizScene(cards: "a", "b", "c")
    let first = scene.state.session.showing
    for grade in [Grade.wrong, .good, .hard, .good] { try scene.answer(grade) }
    #expect(scene.card == "c")
    for card in ["a", "c", "b", "a"] {
      scene.act(.takeBackChosen)
      #expect(scene.card == card)
      #expect(scene.state.phase == .asking)
      #expect(scene.state.notice == .tookBack(prompt: card))
    }
    #expect(scene.state.session.showing == first)
    #expect(scene.learner.library.tally(on: Learner.today) == DayTally())
    scene.act(.takeBackChosen)
    #expect(scene.state.notice == .nothingToTakeBack)
    for _ in 0..<3 { try scene.answer(.easy) }
    #expect(scene.state.phase == .finished)
  }

  @Test("a question that is not wanted any more after the undo gives way to the next")
  func notWanted() throws {
    var scene = QuizScene(cards: "a", "b", "c")
    try scene.answer(.good)
    scene.learner.write(.cardDelete(CardID("a")))
    scene.act(.takeBackChosen)
    #expect(scene.card == "b")
    #expect(scene.state.phase == .asking)
  }

  private func expectUndo(
    _ scene: inout QuizScene, of card: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let last = try #require(scene.state.session.lastStep, sourceLocation: sourceLocation)
    #expect(last.card.text == card, sourceLocation: sourceLocation)
    scene.expect(
      .takeBackChosen, effects: [.append(last.undo, for: .takeBack)],
      sourceLocation: sourceLocation)
    for undo in last.undo { scene.learner.write(undo) }
    let library = scene.learner.library
    scene.now = 50_000
    scene.expect(.takenBack, sourceLocation: sourceLocation) {
      $0.session.noteTakenBack(in: library, on: Learner.today, now: 50_000)
      $0.changedAt = 50_000
      $0.phase = .asking
      $0.selectedOption = 0
      $0.answeringKey = nil
      $0.outcomes = [:]
      $0.followsSelection = false
      $0.outlook = nil
      $0.notice = .tookBack(prompt: card)
    }
    #expect(scene.card == card, sourceLocation: sourceLocation)
  }
}
