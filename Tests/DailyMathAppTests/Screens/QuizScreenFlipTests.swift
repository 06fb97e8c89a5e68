import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("Recalling an answer in the quiz")
struct QuizScreenFlipTests {
  private static func scene(lapses: Int = 0) -> QuizScene {
    var learner = Learner()
    var content = Learner.content("uno")
    content.answerKind = .flip
    learner.write(.cardPut(CardID("uno"), content))
    learner.put("dos", difficulty: 1)
    // Known, then forgotten, as often as wanted; due today.
    for lapse in 0..<lapses {
      learner.review("uno", .good, day: -40 + 2 * lapse)
      learner.review("uno", .wrong, day: -39 + 2 * lapse)
    }
    if lapses > 0 { learner.review("uno", .good, day: -2) }
    return QuizScene(learner)
  }

  @Test("Enter and Space turn the card over, and no digit does; the time ends there")
  func turning() {
    for key in [KeyPress.enter, .space] {
      var scene = Self.scene()
      #expect(QuizScreen.action(for: .character("4"), in: scene.state, now: 0) == nil)
      scene.now = 12_500
      scene.press(key)
      guard case .grading(let answer) = scene.state.phase else {
        Issue.record("\(scene.state.phase)")
        return
      }
      #expect(answer.kind == .flip)
      #expect(answer.milliseconds == 2_500)
      #expect(scene.state.selectedGrade == .good)
      // The key that turned it over does not grade as long as it is held down.
      #expect(
        QuizScreen.action(for: key, in: scene.state, now: 12_600) == .answeringKeyRepeated)
      scene.now = 60_000
      scene.press(.enter)
      let review = scene.learner.library.reviews(of: CardID("uno")).last
      #expect(review?.milliseconds == 2_500)
      #expect(review?.grade == .good)
      #expect(scene.card == "dos")
    }
  }

  @Test("every grade from 1 to 5 but 2 can be given, each with where it leads")
  func grades() {
    var scene = Self.scene()
    scene.press(.enter)
    #expect(
      scene.state.outcomes == [
        .wrong: .comesBackToday, .hard: .comesBackToday, .good: .inDays(1), .easy: .inDays(1),
      ])
    let now = scene.now + 1_000
    for (key, grade) in [("1", Grade.wrong), ("3", .hard), ("4", .good), ("5", .easy)] {
      #expect(
        QuizScreen.action(for: .character(Character(key)), in: scene.state, now: now)
          == .gradeChosen(grade))
    }
    #expect(QuizScreen.action(for: .character("2"), in: scene.state, now: now) == nil)
    for step in [-1, -1, -1] { scene.act(.gradeMoved(by: step)) }
    #expect(scene.state.selectedGrade == .wrong)
  }

  @Test("a card that was not recalled is recorded as 1 and comes back after the next")
  func again() {
    var scene = Self.scene()
    scene.press(.enter)
    scene.press(.character("1"))
    #expect(scene.learner.library.reviews(of: CardID("uno")).last?.grade == .wrong)
    #expect(scene.card == "dos")
    #expect(scene.state.session.returningCount == 1)
    #expect(scene.state.given.last?.isRight == false)
  }

  @Test("a grade that a right answer cannot get is not taken")
  func gradeOfChoice() throws {
    var scene = QuizScene(cards: "a")
    scene.act(.optionChosen(try scene.option(isRight: true), by: nil))
    scene.expect(.gradeChosen(.wrong))
  }

  @Test("a card turned over can be turned back without a word to the disk")
  func turnBack() {
    var scene = Self.scene()
    scene.press(.enter)
    scene.now += 1_000
    scene.expect(.takeBackChosen) {
      $0.phase = .asking
      $0.answeringKey = nil
    }
  }

  @Test("a card that is forgotten for the eighth time is suspended, and that is read at once")
  func leech() throws {
    var scene = Self.scene(lapses: 7)
    #expect(scene.card == "uno")
    scene.press(.enter)
    scene.now += 1_000
    scene.press(.character("1"))
    guard case .reading = scene.state.phase else {
      Issue.record("\(scene.state.phase)")
      return
    }
    #expect(scene.state.leechLapses == 8)
    #expect(scene.state.leechCount == 1)
    #expect(scene.learner.library.card(CardID("uno"))?.isSuspended == true)
    // Marking it meanwhile does not take the words away.
    scene.press(.character("m"))
    #expect(scene.state.leechLapses == 8)
    scene.press(.character("s"))
    #expect(scene.state.notice == .tool(.suspended, prompt: "uno", dropsAnswer: false))
    #expect(scene.state.session.lastStep?.deed == .marked(true))
    #expect(QuizScreen.action(for: .character("e"), in: scene.state, now: 99_000) == .editChosen)
    scene.now += 1_000
    scene.press(.character("u"), .character("u"))
    #expect(scene.state.leechCount == 0)
    #expect(scene.learner.library.card(CardID("uno"))?.isSuspended == false)
    #expect(scene.card == "uno")
    #expect(scene.state.phase == .asking)
  }
}
