import DailyMathTerminal
import Testing

@Suite("A place in a rectangle")
struct RectPlacingTests {
  private static let rect = Rect(column: 1, row: 2, columns: 11, rows: 6)

  @Test("is a column in the middle that is no wider than is good to read")
  func column() {
    #expect(
      Self.rect.centeredColumn(atMost: 4) == Rect(column: 4, row: 2, columns: 4, rows: 6))
    #expect(Self.rect.centeredColumn(atMost: 76) == Self.rect)
    #expect(
      Self.rect.centeredColumn(atMost: 76, margin: 2)
        == Rect(column: 3, row: 2, columns: 7, rows: 6))
    #expect(Self.rect.centeredColumn(atMost: 76, margin: 9).isEmpty)
  }

  @Test(
    "is at the edge or in the middle, as asked for",
    arguments: [
      (.leading, .top, 1, 2), (.center, .middle, 4, 3), (.trailing, .bottom, 8, 5),
    ] as [(TextAlignment, VerticalAlignment, Int, Int)])
  func placing(horizontal: TextAlignment, vertical: VerticalAlignment, column: Int, row: Int) {
    let place = Self.rect.placed(Size(columns: 4, rows: 3), horizontal, vertical)
    #expect(place == Rect(column: column, row: row, columns: 4, rows: 3))
  }

  @Test("is never larger than the rectangle")
  func larger() {
    #expect(Self.rect.placed(Size(columns: 99, rows: 99), .trailing, .top) == Self.rect)
  }
}
