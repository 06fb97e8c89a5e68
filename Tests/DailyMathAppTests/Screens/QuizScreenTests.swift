import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The quiz")
struct QuizScreenTests {
  @Test("it begins with the first question of the plan")
  func beginning() {
    let scene = QuizScene(cards: "a", "b")
    #expect(scene.card == "a")
    #expect(scene.state.phase == .asking)
    #expect(scene.state.selectedOption == 0)
    #expect(scene.state.session.showing?.since == 10_000)
  }

  @Test("over an empty plan it is at its end at once")
  func emptyPlan() {
    let scene = QuizScene(cards: [])
    #expect(scene.state.phase == .finished)
    #expect(scene.state.outlook?.leftToday == 0)
    #expect(scene.state.outlook?.tomorrow == 0)
    #expect(scene.state.outlook?.ahead == LearnAhead())
  }

  @Test("the selection goes round, and scrolling follows it")
  func selecting() {
    var scene = QuizScene(cards: "a")
    scene.expect(.optionMoved(by: -1)) {
      $0.selectedOption = 3
      $0.followsSelection = true
    }
    scene.expect(.optionMoved(by: 1)) { $0.selectedOption = 0 }
    scene.expect(.scrolled(by: 5)) { $0.scroll = 5 }
    scene.expect(.scrolled(by: -9)) { $0.scroll = 0 }
    scene.expect(.optionMoved(by: 1)) {
      $0.selectedOption = 1
      $0.scroll = nil
    }
    scene.expect(.scrolled(by: .max)) { $0.scroll = 5_000 }
  }

  @Test("an option that is not there is not chosen")
  func noOption() {
    var scene = QuizScene(cards: "a")
    scene.expect(.optionChosen(4, by: .character("5")))
    scene.expect(.optionChosen(-1, by: nil))
  }

  @Test("a right answer waits for its grade, with the suggested one selected")
  func rightAnswer() throws {
    var scene = QuizScene(cards: "a")
    scene.now = 13_500
    let index = try scene.option(isRight: true)
    let choice = try scene.choice(isRight: true)
    #expect(choice.milliseconds == 3_500)
    let key = KeyPress.character("2")
    scene.expect(.optionChosen(index, by: key)) {
      $0.selectedOption = index
      $0.phase = .grading(choice)
      $0.selectedGrade = .good
      $0.answeringKey = AnsweringKey(key, at: 13_500)
      $0.changedAt = 13_500
      $0.outcomes = [.hard: .comesBackToday, .good: .inDays(1), .easy: .inDays(1)]
    }
    scene.expect(.gradeMoved(by: 1)) { $0.selectedGrade = .easy }
    scene.expect(.gradeMoved(by: 1))
    scene.expect(.gradeMoved(by: -1)) { $0.selectedGrade = .good }
    scene.expect(.gradeMoved(by: -1)) { $0.selectedGrade = .hard }
    scene.expect(.gradeMoved(by: -1))
    scene.expect(.optionChosen(0, by: nil))
    scene.expect(.continued)
    scene.expect(.selectedGradeTaken, effects: [try scene.recording(choice, .hard)]) {
      $0.phase = .saving(choice, .hard)
    }
  }

  @Test("the buttons say where the grades lead for this card")
  func outcomes() throws {
    var learner = Learner(cards: "a")
    learner.review("a", .good, day: -7)
    learner.review("a", .good, day: -6)
    var scene = QuizScene(learner)
    scene.act(.optionChosen(try scene.option(isRight: true), by: nil))
    #expect(
      scene.state.outcomes == [.hard: .comesBackToday, .good: .inDays(15), .easy: .inDays(16)])
  }

  @Test("a grade is recorded, and when it is on the disk the next question comes")
  func nextQuestion() throws {
    var scene = QuizScene(cards: "a", "b")
    scene.act(.optionMoved(by: 2))
    let choice = try scene.choice(isRight: true)
    let index = try scene.option(isRight: true)
    let recording = try scene.recording(choice, .easy)
    scene.expect(.optionChosen(index, by: nil)) {
      $0.selectedOption = index
      $0.phase = .grading(choice)
      $0.outcomes = [.hard: .comesBackToday, .good: .inDays(1), .easy: .inDays(1)]
    }
    scene.expect(.gradeChosen(.easy), effects: [recording]) { $0.phase = .saving(choice, .easy) }
    guard case .append(let payloads, _) = recording else { return }
    let event = scene.learner.write(payloads[0]).position.identity
    let library = scene.learner.library
    scene.now = 20_000
    let given = try #require(scene.given(event, choice, .easy))
    scene.expect(.answerRecorded(event)) {
      $0.given = [given]
      $0.session.noteRecorded(event, answer: choice, grade: .easy)
      $0.session.showNext(in: library, on: Learner.today, now: 20_000)
      $0.phase = .asking
      $0.changedAt = 20_000
      $0.selectedOption = 0
      $0.outcomes = [:]
      $0.followsSelection = false
    }
    #expect(scene.card == "b")
    #expect(scene.state.session.rightCount == 1)
  }

  @Test("a wrong answer is recorded as 1 at once, and the learner reads why before going on")
  func wrongAnswer() throws {
    var scene = QuizScene(cards: "a", "b")
    let choice = try scene.choice(isRight: false)
    let index = try scene.option(isRight: false)
    let recording = try scene.recording(choice, .wrong)
    scene.expect(.optionChosen(index, by: .enter), effects: [recording]) {
      $0.selectedOption = index
      $0.phase = .saving(choice, .wrong)
      $0.answeringKey = AnsweringKey(.enter, at: 10_000)
    }
    guard case .append(let payloads, _) = recording else { return }
    let event = scene.learner.write(payloads[0]).position.identity
    let given = try #require(scene.given(event, choice, .wrong))
    scene.expect(.answerRecorded(event)) {
      $0.given = [given]
      $0.session.noteRecorded(event, answer: choice, grade: .wrong)
      $0.phase = .reading(choice)
    }
    #expect(scene.card == "a")
    let library = scene.learner.library
    scene.expect(.continued) {
      $0.session.showNext(in: library, on: Learner.today, now: 10_000)
      $0.phase = .asking
      $0.selectedOption = 0
      $0.answeringKey = nil
    }
    #expect(scene.card == "b")
  }

  @Test("a whole sitting with a lapse ends with what is left and what comes tomorrow")
  func wholeSitting() throws {
    var scene = QuizScene(cards: "a", "b")
    try scene.answer(.wrong)
    try scene.answer(.hard)
    try scene.answer(.good)
    #expect(scene.card == "b")
    try scene.answer(.good)
    #expect(scene.state.phase == .finished)
    #expect(scene.state.outlook?.leftToday == 0)
    #expect(scene.state.outlook?.tomorrow == 2)
    #expect(scene.state.outlook?.ahead.offers.contains(.tomorrow(2)) == true)
    #expect(scene.state.session.rightCount == 3)
    #expect(scene.state.session.answerCount == 4)
  }

  @Test("an answer that is recorded late, for a question that is gone, counts for nothing here")
  func lateOutcome() {
    var scene = QuizScene(cards: "a")
    let identity = EventIdentity(device: DeviceID("desk"), number: 1)
    scene.expect(.answerRecorded(identity))
    scene.expect(.answerFailed(.busy(path: "/d")))
    scene.expect(.gradeChosen(.good))
    scene.expect(.selectedGradeTaken)
    scene.expect(.retryChosen)
    scene.expect(.continued)
  }

  @Test("the help is asked for")
  func help() {
    var scene = QuizScene(cards: "a")
    scene.expect(.helpChosen, effects: [.toggleHelp])
  }
}
