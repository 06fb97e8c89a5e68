import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("Editing and looking back in the quiz")
struct QuizScreenEditingTests {
  private let a = CardID("a")

  @Test("the editor opens with the card on show, and the time there is none of the question's")
  func unchanged() {
    var scene = QuizScene(cards: "a", "b")
    scene.act(.optionMoved(by: 2))
    scene.now = 13_000
    scene.expect(.editChosen, effects: [.navigate(.editCard(a))]) { $0.leftAt = 13_000 }
    scene.now = 73_000
    scene.act(.resumed)
    #expect(scene.state.session.showing?.since == 70_000)
    #expect(scene.state.selectedOption == 2)
    #expect(scene.state.phase == .asking)
  }

  @Test(
    "a card that says something else now is asked anew, with its own options and a clock of its own"
  )
  func changed() {
    var scene = QuizScene(cards: "a", "b")
    scene.act(.optionMoved(by: 2))
    scene.act(.editChosen)
    var content = Learner.content("a")
    content.answer = "claro"
    content.distractors = ["quizá", "tal vez", "jamás"]
    scene.learner.write(.cardPut(a, content))
    scene.now = 40_000
    scene.act(.resumed)
    let showing = scene.state.session.showing
    #expect(showing?.card == a)
    #expect(Set(showing?.options.map(\.text) ?? []) == ["claro", "quizá", "tal vez", "jamás"])
    #expect(showing?.since == 40_000)
    #expect(scene.state.selectedOption == 0)
  }

  @Test("an answer that waits for its grade still waits after the editor")
  func grading() throws {
    var scene = QuizScene(cards: "a", "b")
    scene.act(.optionChosen(try scene.option(isRight: true), by: nil))
    let phase = scene.state.phase
    scene.act(.editChosen)
    var content = Learner.content("a")
    content.note = "Otra nota."
    scene.learner.write(.cardPut(a, content))
    scene.now = 90_000
    scene.act(.resumed)
    #expect(scene.state.phase == phase)
    #expect(scene.state.session.showing?.content.note == "Otra nota.")
    scene.act(.selectedGradeTaken)
    #expect(scene.learner.library.reviews(of: a).last?.milliseconds == 0)
    #expect(scene.card == "b")
  }

  @Test("a card that was deleted meanwhile is passed over with a word, in every phase")
  func deleted() throws {
    for answer in [nil, true, false] as [Bool?] {
      var scene = QuizScene(cards: "a", "b")
      if let answer { scene.act(.optionChosen(try scene.option(isRight: answer), by: nil)) }
      scene.act(.editChosen)
      scene.learner.write(.cardDelete(a))
      scene.act(.resumed)
      #expect(scene.card == "b")
      #expect(scene.state.phase == .asking)
      #expect(scene.state.notice == .cardGone)
    }
  }

  @Test("a card that was answered in another window meanwhile gives way to the next")
  func answeredElsewhere() {
    var scene = QuizScene(cards: "a", "b")
    scene.act(.editChosen)
    scene.learner.review("a", .good)
    scene.act(.resumed)
    #expect(scene.card == "b")
  }

  @Test("where the edit left nothing to choose from, the card is asked in another way")
  func nothingToChoose() {
    var scene = QuizScene(cards: "a")
    scene.act(.editChosen)
    scene.learner.write(
      .cardPut(
        a,
        CardContent(
          prompt: "a", answer: String(repeating: "palabra ", count: 80), distractors: [],
          category: .other("Sola"))))
    scene.act(.resumed)
    #expect(scene.state.session.showing?.kind == .flip)
    #expect(scene.state.phase == .asking)
  }

  @Test(
    "the history covers the question, is scrolled, and closes with Esc or i; its time is none of the question's"
  )
  func history() {
    var learner = Learner(cards: "a")
    for day in -80..<(-40) { learner.review("a", .wrong, day: day) }
    var scene = QuizScene(learner)
    scene.now = 12_000
    scene.press(.character("i"))
    #expect(scene.state.history == ScrollState())
    #expect(QuizScreen.action(for: .character("1"), in: scene.state, now: 0) == nil)
    #expect(QuizScreen.action(for: .character("s"), in: scene.state, now: 0) == nil)
    scene.press(KeyPress(.down), .character("j"), .character("k"))
    #expect(scene.state.history?.offset == 1)
    scene.press(KeyPress(.end))
    let end = scene.state.history?.offset
    scene.press(KeyPress(.down))
    #expect(scene.state.history?.offset == end)
    scene.act(.scrolled(by: -1))
    #expect(scene.state.history?.offset == end.map { $0 - 1 })
    scene.now = 42_000
    scene.press(.escape)
    #expect(scene.state.history == nil)
    #expect(scene.state.session.showing?.since == 40_000)
    scene.press(.character("i"), .character("i"))
    #expect(scene.state.history == nil)
  }

  @Test("the history closes where the card is deleted in another window")
  func historyOfGone() {
    var scene = QuizScene(cards: "a", "b")
    scene.act(.historyToggled)
    scene.learner.write(.cardDelete(a))
    scene.act(.libraryChanged)
    #expect(scene.state.history == nil)
    #expect(scene.state.notice == .cardGone)
  }
}
