import DailyMathApp
import DailyMathTerminal
import Testing

@Suite("Clicks into fields")
struct FieldClickTests {
  @Test("a click in the address puts the cursor there", arguments: [true, false])
  func address(isRegistering: Bool) throws {
    let screen: Screen =
      isRegistering
      ? .register(RegisterScreen.State(email: "ana@uq.co"))
      : .login(LoginScreen.State(email: "ana@uq.co"))
    var scene = AppScene(screen)
    try click("@uq", in: &scene)
    scene.type("x")
    #expect(shows("anax@uq.co", in: scene))
  }

  @Test("a click in what was searched for goes on writing there")
  func filter() throws {
    var scene = AppScene(Learner(cards: "abc", "b"))
    scene.press(.character("/"))
    scene.type("ac")
    scene.press(.enter)
    #expect(scene.today?.isFiltering == false)
    try click("c", after: "/a", in: &scene)
    #expect(scene.today?.isFiltering == true)
    scene.type("b")
    #expect(scene.today?.filter.text == "abc")
  }

  private func click(_ text: String, after before: String = "", in scene: inout AppScene) throws {
    let frame = scene.frame()
    for row in 0..<frame.size.rows {
      let line = frame.canvas.text(row: row)
      guard let range = line.firstRange(of: before + text) else { continue }
      let column = line.distance(from: line.startIndex, to: range.lowerBound) + before.count
      scene.act(.clicked(try #require(frame.action(at: Position(column: column, row: row)))))
      return
    }
    Issue.record("\(text) is not shown")
  }

  private func shows(_ text: String, in scene: AppScene) -> Bool {
    let canvas = scene.frame().canvas
    return (0..<canvas.size.rows).contains { canvas.text(row: $0).contains(text) }
  }
}
