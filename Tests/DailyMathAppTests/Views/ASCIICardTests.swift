import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("Cards on a terminal without UTF-8")
struct ASCIICardTests {
  private static let prompt = "∫ x² ≤ ½"

  @Test("formulas are spelled in the list and in the quiz, not struck out")
  func spelled() {
    var scene = AppScene(Learner(cards: Self.prompt))
    #expect(shows("int x^2 <= 1/2", in: scene, .ascii))
    scene.press(.enter)
    #expect(shows("int x^2 <= 1/2", in: scene, .ascii))
  }

  @Test("no sign stands for the program, and a multiplication is no full stop")
  func plain() {
    var scene = AppScene(Learner(cards: "2·3"))
    let head = scene.frame(glyphs: .ascii).canvas.text(row: 0)
    #expect(head.drop { $0 == " " }.hasPrefix("DailyMath"))
    scene.press(.enter)
    #expect(shows("2*3", in: scene, .ascii))
  }

  @Test("borders of ASCII alone leave formulas as they are", arguments: [true, false])
  func borders(isChosen: Bool) {
    var scene = AppScene(Learner(cards: Self.prompt))
    if isChosen { scene.state.appearance.characters = .ascii }
    #expect(shows(Self.prompt, in: scene, isChosen ? .unicode : .wideAmbiguous))
  }

  private func shows(_ text: String, in scene: AppScene, _ glyphs: Glyphs) -> Bool {
    let canvas = scene.frame(glyphs: glyphs).canvas
    return (0..<canvas.size.rows).contains { canvas.text(row: $0).contains(text) }
  }
}
