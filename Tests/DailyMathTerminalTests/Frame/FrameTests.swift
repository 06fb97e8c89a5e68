import DailyMathTerminal
import Testing

@Suite("A frame")
struct FrameTests {
  @Test("gives the action that was drawn last at a place")
  func hits() {
    var frame = Frame<String>(size: Size(columns: 10, rows: 4))
    frame.addRegion(Rect(column: 0, row: 0, columns: 10, rows: 4), "behind")
    frame.addRegion(Rect(column: 2, row: 1, columns: 3, rows: 1), "front")
    #expect(frame.action(at: Position(column: 2, row: 1)) == "front")
    #expect(frame.action(at: Position(column: 5, row: 1)) == "behind")
    #expect(frame.action(at: Position(column: 10, row: 1)) == nil)
    frame.removeRegions()
    #expect(frame.action(at: Position(column: 2, row: 1)) == nil)
  }

  @Test("keeps all but the meaning of its regions when its actions are led through")
  func mapping() {
    var frame = Frame<Int>(size: Size(columns: 10, rows: 4), widths: .wideAmbiguous)
    frame.canvas.write("x", at: Position(column: 1, row: 1))
    frame.placeCursor(at: Position(column: 1, row: 1), isVisible: true)
    frame.title = "one"
    frame.addRegion(Rect(column: 1, row: 1, columns: 1, rows: 1), 7)
    let mapped = frame.mapActions { "\($0)" }
    #expect(mapped.canvas == frame.canvas && mapped.cursor == frame.cursor)
    #expect(mapped.widths == .wideAmbiguous)
    #expect(mapped.isCursorVisible && mapped.title == "one")
    #expect(mapped.action(at: Position(column: 1, row: 1)) == "7")
  }

  @Test("notes no region off the screen")
  func clipping() {
    var frame = Frame<String>(size: Size(columns: 10, rows: 4))
    frame.addRegion(Rect(column: 12, row: 0, columns: 3, rows: 1), "off")
    frame.addRegion(Rect(column: 8, row: 0, columns: 30, rows: 1), "half")
    #expect(frame.hitRegions.map(\.rect) == [Rect(column: 8, row: 0, columns: 2, rows: 1)])
  }
}
