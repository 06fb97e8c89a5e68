import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("What Enter means on the day's screen")
struct TodayScreenFocusTests {
  private let learner = Learner(cards: "a", "b", "c")
  private let down = KeyPress(.down)
  private let up = KeyPress(.up)

  @Test("at first it starts the quiz")
  func start() {
    var scene = AppScene(learner)
    #expect(foot(of: scene).contains("Enter quiz"))
    #expect(scene.frame().cursor == place(of: "▶ Comenzar quiz", in: scene))
    scene.press(.enter)
    #expect(scene.quiz != nil)
  }

  @Test("on a card that was gone to it opens the card, and the quiz has a key of its own")
  func chosenCard() {
    var scene = AppScene(learner)
    scene.press(down)
    #expect(foot(of: scene).contains("Enter abrir"))
    #expect(foot(of: scene).contains("c quiz"))
    #expect(scene.frame().cursor == place(of: "▸ ● b", in: scene))
    #expect(place(of: "▹ Comenzar quiz", in: scene) != nil)
    var studying = scene
    studying.press(.character("c"))
    #expect(studying.quiz != nil)
    scene.press(.enter)
    #expect(scene.editor?.card == CardID("b"))
  }

  @Test("on a card that was searched for it opens that card")
  func searchedCard() {
    var scene = AppScene(learner)
    scene.press(.character("/"), .character("c"), .enter)
    #expect(foot(of: scene).contains("Enter abrir   Esc quitar búsqueda"))
    scene.press(.enter)
    #expect(scene.editor?.card == CardID("c"))
  }

  @Test("where nothing was found it does nothing, and the foot does not name it")
  func nothingFound() {
    var scene = AppScene(learner)
    scene.press(.character("/"), .character("z"))
    #expect(!foot(of: scene).contains("Enter"))
    #expect(foot(of: scene).contains("Esc quitar búsqueda"))
    scene.press(.enter)
    #expect(!foot(of: scene).contains("Enter"))
    #expect(scene.press(.enter).isEmpty)
    #expect(scene.today != nil)
  }

  @Test("an empty search is none")
  func emptySearch() {
    var scene = AppScene(learner)
    scene.press(.character("/"), .enter, .enter)
    #expect(scene.quiz != nil)
  }

  @Test("up from the first card, or Escape, leads back to the quiz")
  func back() {
    var scene = AppScene(learner)
    scene.press(down, up)
    #expect(scene.today?.opensCard == true)
    scene.press(up)
    #expect(scene.today?.opensCard == false)
    scene.press(down, down, .escape)
    #expect(scene.today?.opensCard == false)
    #expect(scene.today?.list == ListState())
    scene.press(.character("/"), .character("b"), .enter, .escape)
    #expect(scene.today?.opensCard == false)
  }

  @Test("once nothing waits it opens the selected card")
  func done() {
    var learner = Learner(cards: "a")
    learner.review("a", .good)
    var scene = AppScene(learner)
    #expect(foot(of: scene).contains("Enter abrir"))
    scene.press(.enter)
    #expect(scene.editor?.card == CardID("a"))
  }

  @Test("after the quiz the top of the list is there, after the editor the card that was open")
  func comingBack() {
    var scene = AppScene(learner)
    scene.press(down, .enter, .escape)
    #expect(scene.today?.selectedCard == CardID("b"))
    #expect(scene.today?.opensCard == true)
    scene.press(.character("c"))
    scene.answer(isRight: true)
    scene.press(.escape)
    #expect(scene.today?.list == ListState())
    #expect(scene.today?.opensCard == false)
  }

  private func foot(of scene: AppScene) -> String {
    scene.frame().canvas.text(row: scene.state.size.rows - 1)
  }

  private func place(of text: String, in scene: AppScene) -> Position? {
    scene.frame().place(of: text)
  }
}
