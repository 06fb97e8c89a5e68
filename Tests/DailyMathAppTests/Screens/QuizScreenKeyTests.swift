import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("Keys in the quiz")
struct QuizScreenKeyTests {
  @Test(
    "while a question waits",
    arguments: [
      (.character("1"), .optionChosen(0, by: .character("1"))),
      (.character("4"), .optionChosen(3, by: .character("4"))),
      (.enter, .selectedOptionChosen(by: .enter)), (.space, .selectedOptionChosen(by: .space)),
      (KeyPress(.up), .optionMoved(by: -1)), (.character("k"), .optionMoved(by: -1)),
      (KeyPress(.down), .optionMoved(by: 1)), (.character("j"), .optionMoved(by: 1)),
      (.tab, .optionMoved(by: 1)), (.character("u"), .takeBackChosen), (.escape, .leaveChosen),
      (.character("?"), .helpChosen), (KeyPress(.function(1)), nil),
      (KeyPress(.pageDown), .scrolled(by: 5)), (KeyPress(.pageUp), .scrolled(by: -5)),
      (.character("0"), nil), (.character("x"), nil), (.character("1", .control), nil),
      (KeyPress(.left), nil),
    ] as [(KeyPress, QuizScreen.Action?)])
  func asking(key: KeyPress, action: QuizScreen.Action?) {
    #expect(QuizScreen.action(for: key, in: QuizScene(cards: "a").state, now: 0) == action)
  }

  @Test(
    "while a right answer waits for its grade",
    arguments: [
      (.character("3"), .gradeChosen(.hard)), (.character("4"), .gradeChosen(.good)),
      (.character("5"), .gradeChosen(.easy)), (KeyPress(.left), .gradeMoved(by: -1)),
      (KeyPress(.right), .gradeMoved(by: 1)), (.tab, .gradeMoved(by: 1)),
      (.enter, .selectedGradeTaken), (.space, .selectedGradeTaken),
      (.character("u"), .takeBackChosen), (.escape, .leaveChosen), (.character("1"), nil),
      (.character("2"), nil),
    ] as [(KeyPress, QuizScreen.Action?)])
  func grading(key: KeyPress, action: QuizScreen.Action?) throws {
    var scene = QuizScene(cards: "a")
    scene.act(.optionChosen(try scene.option(isRight: true), by: nil))
    #expect(QuizScreen.action(for: key, in: scene.state, now: 0) == action)
  }

  @Test("after a wrong answer Enter goes on, and no digit answers again")
  func reading() throws {
    var scene = QuizScene(cards: "a")
    scene.act(.optionChosen(try scene.option(isRight: false), by: nil))
    for key in [KeyPress.enter, .space] {
      #expect(QuizScreen.action(for: key, in: scene.state, now: 0) == .continued)
    }
    #expect(QuizScreen.action(for: .character("1"), in: scene.state, now: 0) == nil)
    #expect(QuizScreen.action(for: .character("u"), in: scene.state, now: 0) == .takeBackChosen)
  }

  @Test("where an answer is not saved Enter tries again")
  func notSaved() throws {
    var scene = QuizScene(cards: "a")
    _ = try unsaved(&scene)
    for key in [KeyPress.enter, .space, .character("r")] {
      #expect(QuizScreen.action(for: key, in: scene.state, now: 0) == .retryChosen)
    }
    #expect(QuizScreen.action(for: .character("1"), in: scene.state, now: 0) == nil)
    #expect(QuizScreen.action(for: .escape, in: scene.state, now: 0) == .leaveChosen)
  }

  @Test("at the end Enter and q lead back")
  func finished() throws {
    var scene = QuizScene(cards: "a")
    try scene.answer(.good)
    for key in [KeyPress.enter, .space, .character("q"), .escape] {
      #expect(QuizScreen.action(for: key, in: scene.state, now: 0) == .leaveChosen)
    }
    #expect(QuizScreen.action(for: .character("u"), in: scene.state, now: 0) == .takeBackChosen)
  }

  @Test("while an answer is on its way nothing answers again")
  func saving() throws {
    var scene = QuizScene(cards: "a")
    let choice = try scene.choice(isRight: false)
    let index = try scene.option(isRight: false)
    scene.expect(
      .optionChosen(index, by: nil), effects: [try scene.recording(choice, .wrong)]
    ) {
      $0.selectedOption = index
      $0.phase = .saving(choice, .wrong)
    }
    for key in [KeyPress.enter, .character("1"), .character("4")] {
      #expect(QuizScreen.action(for: key, in: scene.state, now: 0) == nil)
    }
  }

  @Test(
    "the key that answered is the same press for 700 ms, and as long as it repeats every 100 ms",
    arguments: [
      (Int64(10_000), true), (10_030, true), (10_699, true), (10_700, false), (20_000, false),
    ])
  func sameKey(now: Int64, isRepeated: Bool) {
    let answering = AnsweringKey(.enter, at: 10_000)
    #expect(answering.isRepeated(by: .enter, at: now) == isRepeated)
    #expect(!answering.isRepeated(by: .space, at: now))
  }

  @Test(
    "where the answer was typed or the card turned over, the key is the same press for 300 ms only",
    arguments: [(AnswerKind.typed, 300), (.flip, 300), (.choice, 700), (nil, 700)]
      as [(AnswerKind?, Int64)])
  func sameKeyByKind(kind: AnswerKind?, delay: Int64) {
    var answering = AnsweringKey(.enter, at: 10_000, for: kind)
    #expect(answering.isRepeated(by: .enter, at: 10_000 + delay - 1))
    #expect(!answering.isRepeated(by: .enter, at: 10_000 + delay))
    answering.seenAt = 10_000 + delay - 1
    #expect(answering.isRepeated(by: .enter, at: 10_000 + delay + 98))
    #expect(!answering.isRepeated(by: .enter, at: 10_000 + delay + 99))
  }

  @Test("a key that is held down for seconds stays one press, and a later press is another")
  func heldKey() throws {
    var scene = QuizScene(cards: "a")
    scene.act(.optionMoved(by: try scene.option(isRight: true)))
    scene.act(.selectedOptionChosen(by: .enter))
    for _ in 0..<100 {
      scene.now += 33
      #expect(
        QuizScreen.action(for: .enter, in: scene.state, now: scene.now) == .answeringKeyRepeated)
      let now = scene.now
      scene.expect(.answeringKeyRepeated) { $0.answeringKey?.seenAt = now }
    }
    #expect(
      QuizScreen.action(for: .enter, in: scene.state, now: scene.now + 100) == .selectedGradeTaken)
    // Another key acts at once.
    #expect(
      QuizScreen.action(for: .character("5"), in: scene.state, now: scene.now + 1)
        == .gradeChosen(.easy))
  }

  @Test("a digit that answered does not grade, even where it names a grade")
  func digitThatAnswered() throws {
    var scene = QuizScene(cards: "a")
    let index = try scene.option(isRight: true)
    scene.act(.optionChosen(index, by: .character("4")))
    #expect(
      QuizScreen.action(for: .character("4"), in: scene.state, now: scene.now + 300)
        == .answeringKeyRepeated)
    #expect(
      QuizScreen.action(for: .character("4"), in: scene.state, now: scene.now + 800)
        == .gradeChosen(.good))
  }

  @Test("the key of a wrong answer does not turn the page")
  func wrongAnswerKey() throws {
    var scene = QuizScene(cards: "a")
    scene.act(.optionMoved(by: try scene.option(isRight: false)))
    scene.act(.selectedOptionChosen(by: .enter))
    #expect(
      QuizScreen.action(for: .enter, in: scene.state, now: scene.now + 300)
        == .answeringKeyRepeated)
  }

  @Test("a click answers without a key, so that every key acts after it")
  func click() throws {
    var scene = QuizScene(cards: "a")
    scene.act(.optionChosen(try scene.option(isRight: true), by: nil))
    #expect(scene.state.answeringKey == nil)
    #expect(
      QuizScreen.action(for: .enter, in: scene.state, now: scene.now) == .selectedGradeTaken)
  }

  private func unsaved(_ scene: inout QuizScene) throws -> QuizAnswer {
    let choice = try scene.choice(isRight: false)
    let index = try scene.option(isRight: false)
    scene.expect(
      .optionChosen(index, by: nil), effects: [try scene.recording(choice, .wrong)]
    ) {
      $0.selectedOption = index
      $0.phase = .saving(choice, .wrong)
    }
    scene.expect(.answerFailed(.diskFull(path: "/d"))) {
      $0.phase = .notSaved(choice, .wrong, .diskFull(path: "/d"))
    }
    return choice
  }
}
