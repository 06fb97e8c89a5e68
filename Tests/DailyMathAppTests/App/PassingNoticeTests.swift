import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("Notices that go by themselves")
struct PassingNoticeTests {
  /// The mouse was switched off at 10,000 ms: 34 characters are read in 2,000 + 34 × 60 ms.
  private static let end: Int64 = 14_040

  private static var scene: AppScene {
    var scene = AppScene(Learner(cards: "a", "b"))
    scene.press(KeyPress(.function(6)))
    return scene
  }

  @Test("one goes once there was time to read it, and not before")
  func time() {
    var scene = Self.scene
    #expect(scene.state.nextDeadline == Self.end)
    scene.stamp = .at(Self.end - 1)
    scene.act(.deadlineReached)
    #expect(scene.state.toast != nil)
    scene.stamp = .at(Self.end)
    scene.act(.deadlineReached)
    #expect(scene.state.toast == nil)
    #expect(scene.state.nextDeadline == nil)
  }

  @Test("with reduced motion it stays until the next key")
  func reduced() {
    var scene = Self.scene
    scene.state.appearance.motion = .reduced
    #expect(scene.state.nextDeadline == nil)
    scene.stamp = .at(1_000_000)
    scene.act(.deadlineReached)
    #expect(scene.state.toast != nil)
    scene.press(KeyPress(.down))
    #expect(scene.state.toast == nil)
  }

  @Test("a click on it takes it away and does nothing else", arguments: [80, 120])
  func click(columns: Int) throws {
    var scene = Self.scene
    scene.state.size = Size(columns: columns, rows: 24)
    let frame = scene.frame()
    let text = Array(frame.canvas.text(row: 22))
    let column = try #require(text.firstIndex(of: "R"))
    let action = try #require(frame.action(at: Position(column: column, row: 22)))
    scene.expect(.clicked(action)) { $0.toast = nil }
  }

  @Test("each fits into the smallest window in either language", arguments: Language.allCases)
  func fits(language: Language) {
    for notice in [Notice.cardSaved, .cardDeleted, .mouseOn, .mouseOff] {
      var scene = AppScene(
        Learner(cards: "a"), size: Size(columns: 40, rows: 12), language: language)
      scene.state.toast = PassingNotice(notice, at: 0)
      #expect(!scene.frame().canvas.text(row: 10).contains("…"), "\(notice)")
    }
  }
}
