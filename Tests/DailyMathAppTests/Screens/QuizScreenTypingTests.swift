import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("Typing an answer in the quiz")
struct QuizScreenTypingTests {
  private static func scene(_ answer: String = "coseno") -> QuizScene {
    QuizScene(contents: [
      CardContent(
        prompt: "uno", answer: answer, distractors: ["x", "y", "z"], category: .trigonometry,
        answerKind: .typed),
      Learner.content("dos"),
    ])
  }

  @Test("letters, digits and signs are text; Enter answers; with Alt the letters are commands")
  func keys() {
    var scene = Self.scene()
    let keys: [(KeyPress, QuizScreen.Action?)] = [
      (.character("u"), .typed(.character("u"))), (.character("?"), .typed(.character("?"))),
      (.character("1"), .typed(.character("1"))), (.space, .typed(.space)),
      (KeyPress(.backspace), .typed(KeyPress(.backspace))),
      (.enter, .typedAnswerGiven(by: .enter)), (.escape, .leaveChosen),
      (.character("u", .alt), .takeBackChosen), (.character("?", .alt), .helpChosen),
      (.character("s", .alt), .toolChosen(.suspend, by: .character("s", .alt))),
      (.character("b", .alt), .toolChosen(.bury, by: .character("b", .alt))),
      (.character("m", .alt), .toolChosen(.mark, by: .character("m", .alt))),
      (.character("e", .alt), .editChosen), (.character("i", .alt), .historyToggled),
      (.character("o", .alt), .kindChanged), (KeyPress(.function(3)), .kindChanged),
      (.tab, nil), (KeyPress(.pageDown), .scrolled(by: 5)), (KeyPress(.down), .scrolled(by: 1)),
    ]
    for (key, action) in keys {
      #expect(QuizScreen.action(for: key, in: scene.state, now: 0) == action, "\(key)")
    }
    scene.type("es u? 12")
    #expect(scene.state.field.text == "es u? 12")
    #expect(scene.state.phase == .asking)
  }

  @Test("a right answer waits for its grade; the Enter that gave it does not grade")
  func right() throws {
    var scene = Self.scene()
    scene.type("COSENO")
    scene.now = 14_000
    scene.press(.enter)
    guard case .grading(let answer) = scene.state.phase else {
      Issue.record("\(scene.state.phase)")
      return
    }
    #expect(answer.kind == .typed)
    #expect(answer.text == "COSENO")
    #expect(answer.milliseconds == 4_000)
    #expect(answer.grades == [.hard, .good, .easy])
    #expect(
      QuizScreen.action(for: .enter, in: scene.state, now: scene.now + 299)
        == .answeringKeyRepeated)
    scene.now += 300
    scene.press(.enter)
    #expect(scene.card == "dos")
    #expect(scene.state.field.isEmpty)
    let review = try #require(scene.learner.library.reviews(of: CardID("uno")).last)
    #expect(review.kind == .typed)
    #expect(review.grade == .good)
  }

  @Test("a near miss is told with the letters in which it differs, and recorded as wrong")
  func near() throws {
    var scene = Self.scene()
    scene.type("cosseno")
    scene.press(.enter)
    guard case .reading(let answer) = scene.state.phase, case .near = answer.verdict else {
      Issue.record("\(scene.state.phase)")
      return
    }
    #expect(scene.learner.library.reviews(of: CardID("uno")).last?.grade == .wrong)
    // u forgives it: nothing is left of it, and the question waits.
    scene.now += 1_000
    scene.press(.character("u"))
    #expect(scene.state.phase == .asking)
    #expect(scene.state.notice == .tookBack(prompt: "uno"))
    #expect(scene.learner.library.reviews(of: CardID("uno")).isEmpty)
  }

  @Test("an empty answer costs nothing and says what is missing")
  func empty() {
    var scene = Self.scene()
    for text in ["", "   "] {
      scene.type(text)
      scene.press(.enter)
      #expect(scene.state.phase == .asking)
      #expect(scene.state.notice == .answerMissing)
      #expect(scene.learner.library.tally(on: Learner.today).answers == 0)
    }
    scene.type("c")
    #expect(scene.state.notice == nil)
  }

  @Test(
    "what cannot be read as the number that is asked for is not called empty, and costs nothing")
  func unreadable() {
    var content = Learner.content("x")
    content.answer = "0,5"
    content.answerKind = .typed
    var scene = QuizScene(contents: [content])
    for text in ["0,5x", "0'5", "1//2"] {
      scene.state.field = TextField()
      scene.type(text)
      scene.press(.enter)
      #expect(scene.state.phase == .asking)
      #expect(scene.state.notice == .answerUnreadable)
      #expect(scene.learner.library.tally(on: Learner.today).answers == 0)
    }
    #expect(
      NoticeText.line(for: .answerUnreadable, .of(.spanish)).text
        == "Eso no se puede leer como número. Escríbelo así: 0,5")
  }

  @Test("an answer ends at 500 characters, and a paste that is longer is cut with a word")
  func longest() {
    var scene = Self.scene()
    scene.act(.pasted(String(repeating: "x\n", count: 400)))
    #expect(scene.state.field.text == String(repeating: "x ", count: 250))
    #expect(scene.state.notice == .pasteCut)
    scene.press(.character("y"))
    #expect(scene.state.field.text.count == 500)
    #expect(scene.state.notice == .answerLongest)
    scene.press(KeyPress(.backspace), .character("z"))
    #expect(scene.state.field.text.hasSuffix("xz"))
    #expect(scene.state.notice == nil)
  }

  @Test("what is pasted counts only where the answer is typed")
  func pasteElsewhere() {
    var scene = QuizScene(cards: "a")
    scene.expect(.pasted("1"))
    scene.expect(.typed(.character("x")))
    scene.expect(.typedAnswerGiven(by: nil))
    scene.expect(.turned(by: nil))
  }

  @Test("taking back an answer without a grade leaves what was typed in the field")
  func takeBackUngraded() {
    var scene = Self.scene()
    scene.type("coseno")
    scene.press(.enter)
    scene.now += 1_000
    scene.press(.character("u"))
    #expect(scene.state.phase == .asking)
    #expect(scene.state.field.text == "coseno")
  }

  @Test("F3 goes through the ways of answering and back; what was typed is still there")
  func kinds() {
    var scene = Self.scene()
    scene.type("cos")
    scene.press(KeyPress(.function(3)))
    #expect(scene.state.session.showing?.kind == .flip)
    scene.press(.character("o"))
    #expect(scene.state.session.showing?.kind == .choice)
    #expect(scene.state.session.showing?.options.count == 4)
    let options = scene.state.session.showing?.options
    scene.press(KeyPress(.function(3)))
    #expect(scene.state.session.showing?.kind == .typed)
    #expect(scene.state.field.text == "cos")
    scene.press(KeyPress(.function(3)), KeyPress(.function(3)))
    #expect(scene.state.session.showing?.options == options)
  }

  @Test("a card that can be answered in one way only says so, and stays")
  func onlyKind() {
    var scene = QuizScene(contents: [
      CardContent(
        prompt: "larga", answer: String(repeating: "palabra ", count: 80), distractors: [],
        category: .other("Sola"))
    ])
    let before = scene.state.session
    #expect(before.showing?.kind == .flip)
    scene.press(KeyPress(.function(3)))
    #expect(scene.state.session == before)
    #expect(scene.state.notice == .onlyKind(.flip))
  }

  @Test("after an answer F3 changes nothing")
  func kindAfterAnswer() {
    var scene = Self.scene()
    scene.type("coseno")
    scene.press(.enter)
    #expect(QuizScreen.action(for: KeyPress(.function(3)), in: scene.state, now: 20_000) == nil)
    scene.expect(.kindChanged)
  }
}
