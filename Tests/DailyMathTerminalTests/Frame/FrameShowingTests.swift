import DailyMathTerminal
import Testing

@Suite("A picture shown in part")
struct FrameShowingTests {
  private static var page: Frame<Int> {
    var page = Frame<Int>(size: Size(columns: 4, rows: 5))
    for row in 0..<5 {
      page.canvas.write("\(row)漢z", at: Position(column: 0, row: row), style: .title)
      page.addRegion(Rect(column: 0, row: row, columns: 2, rows: 1), row)
    }
    page.placeCursor(at: Position(column: 1, row: 3))
    return page
  }

  private static func frame(from row: Int, in rect: Rect) -> Frame<Int> {
    var frame = Frame<Int>(size: Size(columns: 6, rows: 4))
    frame.canvas.fill(frame.bounds, with: ".")
    frame.show(page, from: row, in: rect)
    return frame
  }

  private static let place = Rect(column: 1, row: 1, columns: 4, rows: 2)

  @Test("begins with the row it is told, and stays in its place")
  func cells() {
    let frame = Self.frame(from: 2, in: Self.place)
    #expect(frame.rows == ["......", ".2漢z.", ".3漢z.", "......"])
    #expect(frame.canvas[1, 1].style == .title)
    #expect(frame.cursor == Position(column: 2, row: 2))
    #expect(frame.action(at: Position(column: 1, row: 1)) == 2)
    #expect(frame.action(at: Position(column: 2, row: 2)) == 3)
    #expect(frame.hitRegions.count == 2)
  }

  @Test("leaves out a cursor that is out of sight")
  func cursor() {
    #expect(Self.frame(from: 0, in: Self.place).cursor == nil)
    #expect(Self.frame(from: 4, in: Self.place).cursor == nil)
  }

  @Test("shows a blank for half of a wide character at its edge")
  func wide() {
    let frame = Self.frame(from: 0, in: Rect(column: 0, row: 0, columns: 2, rows: 1))
    #expect(frame.rows[0] == "0 ....")
  }

  @Test("is clipped at the window, and blank beyond its own end")
  func clipped() {
    let frame = Self.frame(from: 4, in: Rect(column: 4, row: -1, columns: 4, rows: 9))
    #expect(frame.rows == ["....", "....", "....", "...."])
    #expect(frame.hitRegions.isEmpty)
    #expect(Self.frame(from: .max, in: Self.place).rows[1] == ".    .")
    #expect(Self.frame(from: .min, in: Self.place).rows[1] == ".    .")
  }
}
