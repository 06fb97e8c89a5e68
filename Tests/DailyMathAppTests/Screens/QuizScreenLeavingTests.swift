import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("Failing, leaving and others' writing in the quiz")
struct QuizScreenLeavingTests {
  private let full = StoreError.diskFull(path: "/d")

  @Test("an answer that could not be saved is kept as it was given, and tried again")
  func retry() throws {
    var scene = QuizScene(cards: "a")
    let (choice, recording) = try grade(&scene)
    scene.expect(.gradeChosen(.easy), effects: [recording]) { $0.phase = .saving(choice, .easy) }
    let before = scene.state.session
    scene.expect(.answerFailed(full)) { $0.phase = .notSaved(choice, .easy, full) }
    #expect(scene.state.session == before)
    // However long the learner waits, the answer is the same, so that its event can keep its identity.
    scene.now = 90_000
    scene.expect(.retryChosen, effects: [recording]) { $0.phase = .saving(choice, .easy) }
    scene.expect(.answerFailed(full)) { $0.phase = .notSaved(choice, .easy, full) }
  }

  @Test("an answer that could not be saved can be taken back: the question waits again")
  func takeBackUnsaved() throws {
    var scene = QuizScene(cards: "a")
    let (choice, _) = try grade(&scene, key: .enter)
    let recording = try scene.recording(choice, .good)
    scene.expect(.selectedGradeTaken, effects: [recording]) { $0.phase = .saving(choice, .good) }
    scene.expect(.answerFailed(full)) { $0.phase = .notSaved(choice, .good, full) }
    scene.expect(.takeBackChosen) {
      $0.phase = .asking
      $0.answeringKey = nil
    }
  }

  @Test("leaving is going back, where no grade is open")
  func leaving() throws {
    var scene = QuizScene(cards: "a")
    scene.expect(.leaveChosen, effects: [.goBack])
    scene.act(.optionChosen(try scene.option(isRight: false), by: nil))
    scene.expect(.leaveChosen, effects: [.goBack])
    scene.act(.continued)
    try scene.answer(.good)
    #expect(scene.state.phase == .finished)
    scene.expect(.leaveChosen, effects: [.goBack])
  }

  @Test("leaving while a grade is open records the selected one first, and leaves when it is saved")
  func leavingWhileGrading() throws {
    var scene = QuizScene(cards: "a", "b")
    let (choice, _) = try grade(&scene)
    scene.act(.gradeMoved(by: -1))
    scene.expect(.leaveChosen, effects: [try scene.recording(choice, .hard)]) {
      $0.isLeaving = true
      $0.phase = .saving(choice, .hard)
    }
    let event = scene.learner.write(.cardDelete(CardID("elsewhere"))).position.identity
    let given = try #require(scene.given(event, choice, .hard))
    scene.expect(.answerRecorded(event), effects: [.goBack]) {
      $0.given = [given]
      $0.session.noteRecorded(event, answer: choice, grade: .hard)
    }
  }

  @Test("where the answer cannot be saved on leaving, the learner stays and is told")
  func leavingFails() throws {
    var scene = QuizScene(cards: "a", "b")
    let (choice, _) = try grade(&scene)
    let recording = try scene.recording(choice, .good)
    scene.expect(.leaveChosen, effects: [recording]) {
      $0.isLeaving = true
      $0.phase = .saving(choice, .good)
    }
    scene.expect(.answerFailed(full)) {
      $0.isLeaving = false
      $0.phase = .notSaved(choice, .good, full)
    }
    scene.expect(.leaveChosen, effects: [.goBack])
  }

  @Test("while an answer is on its way, leaving waits for it")
  func leavingWhileSaving() throws {
    var scene = QuizScene(cards: "a", "b")
    let (choice, recording) = try grade(&scene)
    scene.expect(.gradeChosen(.easy), effects: [recording]) { $0.phase = .saving(choice, .easy) }
    scene.expect(.leaveChosen) { $0.isLeaving = true }
  }

  @Test("a card deleted elsewhere while it is asked gives way to the next, and that is said")
  func deletedWhileAsked() {
    var scene = QuizScene(cards: "a", "b")
    scene.expect(.libraryChanged)
    scene.learner.write(.cardDelete(CardID("a")))
    let library = scene.learner.library
    scene.expect(.libraryChanged) {
      $0.session.showNext(in: library, on: Learner.today, now: 10_000)
      $0.notice = .cardGone
    }
    #expect(scene.card == "b")
  }

  @Test("a card answered elsewhere while it is asked gives way to the next, and that is said")
  func answeredWhileAsked() {
    var scene = QuizScene(cards: "a", "b")
    scene.learner.review("a", .good)
    let library = scene.learner.library
    scene.expect(.libraryChanged) {
      $0.session.showNext(in: library, on: Learner.today, now: 10_000)
      $0.notice = .answeredElsewhere
    }
    #expect(scene.card == "b")
  }

  @Test(
    "a card answered wrong elsewhere is asked anew with its options where they were, and that is said"
  )
  func failedWhileAsked() {
    var scene = QuizScene(cards: "a", "b")
    let options = scene.state.session.showing?.options
    scene.learner.review("a", .wrong)
    scene.act(.libraryChanged)
    #expect(scene.card == "a")
    #expect(scene.state.session.showing?.options == options)
    #expect(scene.state.notice == .answeredElsewhere)
    // It is said once.
    scene.state.notice = nil
    scene.act(.libraryChanged)
    #expect(scene.state.notice == nil)
  }

  @Test("a card put aside elsewhere was not answered there")
  func suspendedWhileAsked() {
    var scene = QuizScene(cards: "a", "b")
    scene.learner.write(.suspend(CardID("a"), isSuspended: true))
    scene.act(.libraryChanged)
    #expect(scene.card == "b")
    #expect(scene.state.notice == nil)
  }

  @Test("an answer whose grade is open gives way where the card was answered elsewhere")
  func answeredWhileGrading() throws {
    var scene = QuizScene(cards: "a", "b")
    _ = try grade(&scene, key: .enter)
    scene.expect(.libraryChanged)
    scene.learner.review("a", .good)
    let library = scene.learner.library
    scene.expect(.libraryChanged) {
      $0.session.showNext(in: library, on: Learner.today, now: 10_000)
      $0.phase = .asking
      $0.selectedOption = 0
      $0.answeringKey = nil
      $0.outcomes = [:]
      $0.notice = .answeredElsewhere
    }
    #expect(scene.card == "b")
  }

  @Test("a grade that is open gives way where its card was answered or deleted elsewhere")
  func openGradeGivesWay() throws {
    var answered = QuizScene(cards: "a", "b")
    _ = try grade(&answered)
    answered.act(.libraryChanged)
    #expect(answered.card == "a")
    answered.learner.review("a", .good)
    answered.act(.libraryChanged)
    #expect(answered.card == "b")
    #expect(answered.state.phase == .asking)
    #expect(answered.state.notice == .answeredElsewhere)
    var deleted = QuizScene(cards: "a", "b")
    _ = try grade(&deleted)
    deleted.learner.write(.cardDelete(CardID("a")))
    deleted.act(.libraryChanged)
    #expect(deleted.card == "b")
    #expect(deleted.state.notice == .cardGone)
  }

  @Test("what others write does not disturb what is being read")
  func notDisturbed() throws {
    var reading = QuizScene(cards: "a", "b")
    reading.act(.optionChosen(try reading.option(isRight: false), by: nil))
    reading.learner.write(.cardDelete(CardID("a")))
    reading.expect(.libraryChanged)
  }

  /// Answers right, so that the grade is open; returns the choice, and what grading it 5 asks for.
  private func grade(
    _ scene: inout QuizScene, key: KeyPress? = nil
  ) throws -> (QuizAnswer, Effect) {
    let choice = try scene.choice(isRight: true)
    scene.act(.optionChosen(try scene.option(isRight: true), by: key))
    #expect(scene.state.phase == .grading(choice))
    return (choice, try scene.recording(choice, .easy))
  }
}
