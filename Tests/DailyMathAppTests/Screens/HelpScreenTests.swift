import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("The help")
struct HelpScreenTests {
  @Test(
    "scrolls by lines and pages, and any other key closes it",
    arguments: [
      (KeyPress(.down), .keyMoved(KeyPress(.down))), (.character("j"), .keyMoved(KeyPress(.down))),
      (.character("k"), .keyMoved(KeyPress(.up))), (.space, .keyMoved(.space)),
      (KeyPress(.pageUp), .keyMoved(KeyPress(.pageUp))),
      (KeyPress(.end), .keyMoved(KeyPress(.end))),
      (.escape, .closed), (.enter, .closed), (.character("q"), .closed),
      (.character("?"), .closed), (KeyPress(.function(1)), .closed),
      (.character("j", .alt), .closed),
    ] as [(KeyPress, HelpScreen.Action)])
  func keys(key: KeyPress, action: HelpScreen.Action) {
    #expect(HelpScreen.action(for: key, in: HelpScreen.State()) == action)
  }

  @Test(
    "at its end shows the last key, whatever the terminal draws with, and one key up moves it",
    arguments: [Glyphs.unicode, .ascii, .wideAmbiguous])
  func end(glyphs: Glyphs) {
    var scene = AppScene(Learner(cards: "a"), size: Size(columns: 40, rows: 12))
    scene.press(.character("?"), KeyPress(.end))
    // The content ends two rows above the bottom of the window.
    let end = scene.frame(glyphs: glyphs)
    #expect(end.canvas.text(row: 9).hasSuffix("salir"))
    scene.press(KeyPress(.up))
    #expect(!scene.frame(glyphs: glyphs).canvas.text(row: 9).hasSuffix("salir"))
  }

  @Test(
    "in a large window everything is seen, nothing scrolls and no key is offered for it",
    arguments: [Size(columns: 120, rows: 40)], Language.allCases)
  func whole(size: Size, language: Language) {
    var scene = AppScene(Learner(cards: "a"), size: size, language: language)
    scene.press(.character("?"))
    scene.expect(.key(KeyPress(.down)))
    scene.expect(.wheelTurned(rows: 3))
    #expect(!scene.frame().canvas.text(row: size.rows - 1).contains("↑↓"))
  }

  @Test("a click anywhere closes it, and one on the arrows turns the page")
  func clicks() throws {
    var scene = AppScene(Learner(cards: "a"), size: Size(columns: 40, rows: 12))
    scene.press(.character("?"))
    let frame = scene.frame()
    #expect(frame.action(at: Position(column: 3, row: 4)) == .help(.closed))
    #expect(frame.action(at: Position(column: 0, row: 0)) == .help(.closed))
    let foot = Array(frame.canvas.text(row: 11))
    let arrows = try #require(foot.firstIndex(of: "↑"))
    let action = try #require(frame.action(at: Position(column: arrows, row: 11)))
    scene.act(.clicked(action))
    #expect(scene.state.help?.scroll.offset == 8)
  }
}
