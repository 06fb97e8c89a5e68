import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("A window that is too small")
struct AppReducerSmallWindowTests {
  private func quiz(_ size: Size) -> AppScene {
    var scene = AppScene(Learner(cards: "a", "b"))
    scene.press(.character("c"))
    scene.act(.resized(size))
    return scene
  }

  @Test(
    "nothing that nobody sees is done by a key, a paste, a click or the wheel",
    arguments: [
      Size(columns: 20, rows: 6), Size(columns: 39, rows: 24), Size(columns: 80, rows: 11),
    ])
  func unseen(size: Size) {
    var scene = quiz(size)
    let before = scene.state
    for key in ["1", "u", "s", "q", "?"] as [Character] {
      #expect(scene.press(.character(key)).isEmpty)
    }
    for key in [KeyPress.enter, .escape, .tab, KeyPress(.function(2)), .character("2", .alt)] {
      #expect(scene.press(key).isEmpty)
    }
    #expect(scene.act(.paste("sí")).isEmpty)
    #expect(scene.act(.clicked(.quiz(.optionChosen(0, by: nil)))).isEmpty)
    #expect(scene.act(.wheelTurned(rows: 1)).isEmpty)
    #expect(scene.state == before)
    // In a larger window the same key acts again.
    scene.act(.resized(Size(columns: 80, rows: 24)))
    scene.press(.character("1"))
    #expect(scene.quiz?.phase != .asking)
  }

  @Test("Ctrl-C ends the program all the same")
  func quitting() {
    var scene = quiz(Size(columns: 20, rows: 6))
    #expect(scene.press(.character("c", .control)) == [.quit])
  }
}
