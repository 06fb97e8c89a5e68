import DailyMathTerminal
import Testing

@Suite("Making room in front of a picture")
struct FrameCoveringTests {
  @Test("dims what is behind, keeps a blank cell around the box, and takes the regions away")
  func room() {
    var frame = Frame<Int>(size: Size(columns: 7, rows: 5))
    frame.canvas.fill(frame.bounds, with: "#", style: .accent.bold)
    frame.addRegion(frame.bounds, 1)
    frame.makeRoom(for: Rect(column: 2, row: 2, columns: 2, rows: 1), in: frame.bounds)
    #expect(frame.rows == ["#######", "#    ##", "#    ##", "#    ##", "#######"])
    #expect(frame.canvas[0, 0].style == .secondary)
    #expect(frame.canvas[2, 2].style == .text)
    #expect(frame.hitRegions.isEmpty)
  }

  @Test("a box at the edge, or none, is no trouble")
  func edges() {
    var frame = Frame<Int>(size: Size(columns: 3, rows: 2))
    frame.canvas.fill(frame.bounds, with: "#")
    frame.makeRoom(for: Rect(column: 0, row: 0, columns: 1, rows: 1), in: frame.bounds)
    #expect(frame.rows == ["  #", "  #"])
    frame.makeRoom(for: Rect(column: 2, row: 0, columns: 0, rows: 0), in: frame.bounds)
    #expect(frame.rows == ["  #", "  #"])
  }
}
