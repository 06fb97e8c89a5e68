import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("Tools in the quiz")
struct QuizScreenToolTests {
  private let full = StoreError.diskFull(path: "/d")
  private let a = CardID("a")

  @Test("suspending the card on show is one press, and the next card comes; u brings it back")
  func suspend() {
    var scene = QuizScene(cards: "a", "b")
    let payload = EventPayload.suspend(CardID("a"), isSuspended: true)
    #expect(
      QuizScreen.reduce(&scene.state, .toolChosen(.suspend, by: nil), scene.context)
        == [.append([payload], for: .tool)])
    let event = scene.learner.write(payload).position.identity
    scene.act(.toolRecorded([event]))
    #expect(scene.card == "b")
    #expect(scene.state.phase == .asking)
    #expect(scene.state.notice == .tool(.suspended, prompt: "a", dropsAnswer: false))
    scene.now = 50_000
    scene.act(.takeBackChosen)
    #expect(scene.card == "a")
    #expect(scene.state.notice == .toolTakenBack(.suspended, prompt: "a"))
    #expect(scene.learner.library.card(a)?.isSuspended == false)
    #expect(scene.state.session.showing?.since == 50_000)
    scene.act(.takeBackChosen)
    #expect(scene.state.notice == .nothingToTakeBack)
  }

  @Test("burying puts the card off until tomorrow and no longer")
  func bury() {
    var scene = QuizScene(cards: "a", "b")
    scene.act(.toolChosen(.bury, by: nil))
    #expect(scene.card == "b")
    #expect(scene.state.notice == .tool(.buried, prompt: "a", dropsAnswer: false))
    #expect(scene.learner.library.card(a)?.buriedDay == Learner.today)
    let tomorrow = StudyPlan(for: scene.learner.library, on: Learner.today.adding(days: 1))
    #expect(tomorrow.all.contains(a))
    scene.act(.takeBackChosen)
    #expect(scene.card == "a")
    #expect(scene.state.notice == .toolTakenBack(.buried, prompt: "a"))
  }

  @Test(
    "an answer without a grade is not recorded where its card is put aside, and waits again after u"
  )
  func whileGrading() throws {
    for tool in [QuizScreen.Tool.suspend, .bury] {
      var scene = QuizScene(cards: "a", "b")
      scene.act(.optionChosen(try scene.option(isRight: true), by: nil))
      scene.act(.gradeMoved(by: 1))
      let before = scene.state
      scene.act(.toolChosen(tool, by: nil))
      #expect(scene.card == "b")
      #expect(scene.learner.library.reviews(of: a).isEmpty)
      guard case .tool(_, prompt: "a", dropsAnswer: true) = scene.state.notice else {
        Issue.record("\(String(describing: scene.state.notice))")
        return
      }
      scene.act(.takeBackChosen)
      #expect(scene.state.phase == before.phase)
      #expect(scene.state.selectedGrade == .easy)
      #expect(scene.state.outcomes == before.outcomes)
      scene.act(.selectedGradeTaken)
      #expect(scene.learner.library.reviews(of: a).last?.grade == .easy)
    }
  }

  @Test("a wrong answer stays recorded where its card is put aside, and is read again after u")
  func whileReading() throws {
    var scene = QuizScene(cards: "a", "b")
    scene.act(.optionChosen(try scene.option(isRight: false), by: nil))
    let phase = scene.state.phase
    scene.act(.toolChosen(.bury, by: nil))
    #expect(scene.card == "b")
    #expect(scene.learner.library.reviews(of: a).count == 1)
    #expect(scene.state.notice == .tool(.buried, prompt: "a", dropsAnswer: false))
    try scene.answer(.good)
    // It does not come back today.
    #expect(scene.state.phase == .finished)
    scene.act(.takeBackChosen)
    scene.act(.takeBackChosen)
    #expect(scene.card == "a")
    #expect(scene.state.phase == phase)
    scene.act(.takeBackChosen)
    #expect(scene.state.notice == .tookBack(prompt: "a"))
    #expect(scene.learner.library.reviews(of: a).isEmpty)
  }

  @Test("a mark comes and goes with m, in every phase, and the question stays as it is")
  func mark() throws {
    var scene = QuizScene(cards: "a", "b")
    scene.act(.toolChosen(.mark, by: nil))
    #expect(scene.learner.library.card(a)?.isMarked == true)
    #expect(scene.state.notice == .tool(.marked(true), prompt: "a", dropsAnswer: false))
    scene.act(.optionChosen(try scene.option(isRight: true), by: nil))
    let phase = scene.state.phase
    scene.act(.toolChosen(.mark, by: nil))
    #expect(scene.learner.library.card(a)?.isMarked == false)
    #expect(scene.state.phase == phase)
    // The mark was made after the answer, so that it is taken back first; then the answer, then the first mark.
    scene.act(.takeBackChosen)
    #expect(scene.state.phase == phase)
    #expect(scene.state.notice == .toolTakenBack(.marked(false), prompt: "a"))
    #expect(scene.learner.library.card(a)?.isMarked == true)
    scene.act(.takeBackChosen)
    #expect(scene.state.phase == .asking)
    scene.act(.takeBackChosen)
    #expect(scene.learner.library.card(a)?.isMarked == false)
  }

  @Test(
    "where the disk refuses, the question stands as before, that is said, and another press tries again"
  )
  func failing() throws {
    for tool in QuizScreen.Tool.allCases {
      var scene = QuizScene(cards: "a", "b")
      scene.act(.optionChosen(try scene.option(isRight: true), by: nil))
      let before = scene.state
      let effects = QuizScreen.reduce(&scene.state, .toolChosen(tool, by: nil), scene.context)
      #expect(effects.count == 1)
      // Nothing else is done or graded meanwhile.
      #expect(
        QuizScreen.reduce(&scene.state, .toolChosen(.mark, by: nil), scene.context).isEmpty)
      #expect(QuizScreen.reduce(&scene.state, .selectedGradeTaken, scene.context).isEmpty)
      scene.act(.toolFailed(full))
      #expect(scene.state.notice == .notSaved(full))
      #expect(scene.state.phase == before.phase)
      #expect(scene.state.session == before.session)
      #expect(
        QuizScreen.reduce(&scene.state, .toolChosen(tool, by: nil), scene.context) == effects)
    }
  }

  @Test("a key that is held down puts one card aside and no more")
  func heldKey() {
    var scene = QuizScene(cards: "a", "b", "c")
    for _ in 0..<20 {
      scene.press(.character("s"))
      scene.now += 33
    }
    #expect(scene.card == "b")
    scene.now += 800
    scene.press(.character("s"))
    #expect(scene.card == "c")
  }

  @Test("while an answer is on its way or was refused, and at the end, there is no card for a tool")
  func otherPhases() throws {
    var scene = QuizScene(cards: "a")
    _ = QuizScreen.reduce(
      &scene.state, .optionChosen(try scene.option(isRight: false), by: nil), scene.context)
    for key in ["s", "b", "m", "e", "i"] {
      #expect(
        QuizScreen.action(for: .character(Character(key)), in: scene.state, now: 99_000) == nil)
    }
    scene.expect(.toolChosen(.suspend, by: nil))
    scene.expect(.editChosen)
    scene.expect(.historyToggled)
    var finished = QuizScene(cards: "a")
    finished.act(.toolChosen(.suspend, by: nil))
    #expect(finished.state.phase == .finished)
    finished.expect(.toolChosen(.mark, by: nil))
    finished.act(.takeBackChosen)
    #expect(finished.card == "a")
  }

  @Test("of a card that is gone meanwhile nothing can be done, and that is said")
  func gone() throws {
    var scene = QuizScene(cards: "a", "b")
    scene.act(.optionChosen(try scene.option(isRight: false), by: nil))
    scene.learner.write(.cardDelete(a))
    for action in [
      QuizScreen.Action.toolChosen(.suspend, by: nil), .toolChosen(.mark, by: nil), .editChosen,
      .historyToggled,
    ] {
      scene.act(action)
      #expect(scene.state.notice == .cardGone)
      scene.state.notice = nil
    }
    scene.act(.continued)
    #expect(scene.card == "b")
  }

  @Test(
    "another window that suspends the card on show lets the next one come, in asking and in grading"
  )
  func suspendedElsewhere() throws {
    for isAnswered in [false, true] {
      var scene = QuizScene(cards: "a", "b")
      if isAnswered { scene.act(.optionChosen(try scene.option(isRight: true), by: nil)) }
      scene.learner.write(.suspend(a, isSuspended: true))
      scene.act(.libraryChanged)
      #expect(scene.card == "b")
      #expect(scene.state.phase == .asking)
    }
  }

  @Test("at the end the letters of the offers go on with other cards")
  func offers() throws {
    var scene = QuizScene(cards: "a")
    try scene.answer(.wrong)
    try scene.answer(.good)
    #expect(scene.state.phase == .finished)
    let offer = LearnAhead.Offer.failed(1)
    #expect(scene.state.outlook?.ahead.offers.contains(offer) == true)
    #expect(
      QuizScreen.action(for: .character("f"), in: scene.state, now: 99_000) == .offerTaken(offer))
    scene.expect(
      .offerTaken(offer), effects: [.navigate(.quiz(.practice(.failedThisWeek)))])
  }
}
