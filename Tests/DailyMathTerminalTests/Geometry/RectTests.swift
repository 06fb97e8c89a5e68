import DailyMathTerminal
import Testing

@Suite("A rectangle")
struct RectTests {
  @Test("is never negative")
  func neverNegative() {
    #expect(Rect(column: 3, row: 4, columns: -1, rows: -9).size == .zero)
    #expect(Size(columns: -1, rows: 2) == Size(columns: 0, rows: 2))
  }

  @Test(
    "has in common with another what both cover",
    arguments: [
      (Rect(column: 2, row: 1, columns: 5, rows: 2), Rect(column: 2, row: 1, columns: 5, rows: 2)),
      (
        Rect(column: -3, row: -3, columns: 5, rows: 5), Rect(column: 0, row: 0, columns: 2, rows: 2)
      ),
      (
        Rect(column: 8, row: 3, columns: 50, rows: 50), Rect(column: 8, row: 3, columns: 2, rows: 2)
      ),
    ])
  func intersection(other: Rect, common: Rect) {
    #expect(Rect(column: 0, row: 0, columns: 10, rows: 5).intersection(other) == common)
  }

  @Test("has nothing in common with one beside it")
  func disjoint() {
    let rect = Rect(column: 0, row: 0, columns: 10, rows: 5)
    #expect(rect.intersection(Rect(column: 10, row: 0, columns: 3, rows: 3)).isEmpty)
    #expect(rect.intersection(Rect(column: 0, row: -4, columns: 3, rows: 4)).isEmpty)
  }

  @Test("does not trap at the ends of the integers", arguments: [Int.min, -1, 0, 1, Int.max])
  func saturation(number: Int) {
    let rect = Rect(column: number, row: number, columns: number, rows: number)
    let other = Rect(column: .max, row: .min, columns: .max, rows: .max)
    _ = rect.intersection(other)
    _ = rect.inset(by: number)
    _ = rect.offset(columns: number, rows: number)
    _ = rect.centered(Size(columns: number, rows: number))
    _ = rect.splitTop(number)
    _ = rect.splitBottom(number)
    _ = rect.splitLeft(number)
    _ = rect.splitRight(number)
    _ = rect.contains(Position(column: .max, row: .min))
    #expect(rect.endColumn >= rect.column)
  }

  @Test("parts into two that cover it")
  func splitting() {
    let rect = Rect(column: 1, row: 2, columns: 10, rows: 6)
    #expect(rect.splitTop(2).top == Rect(column: 1, row: 2, columns: 10, rows: 2))
    #expect(rect.splitTop(2).rest == Rect(column: 1, row: 4, columns: 10, rows: 4))
    #expect(rect.splitBottom(2).bottom == Rect(column: 1, row: 6, columns: 10, rows: 2))
    #expect(rect.splitBottom(2).rest == Rect(column: 1, row: 2, columns: 10, rows: 4))
    #expect(rect.splitLeft(3).left == Rect(column: 1, row: 2, columns: 3, rows: 6))
    #expect(rect.splitRight(3).right == Rect(column: 8, row: 2, columns: 3, rows: 6))
    #expect(rect.splitLeft(99).rest.isEmpty)
    #expect(rect.splitTop(-1).rest == rect)
  }

  @Test("centres what fits and cuts what does not")
  func centering() {
    let rect = Rect(column: 0, row: 0, columns: 11, rows: 4)
    #expect(
      rect.centered(Size(columns: 4, rows: 2)) == Rect(column: 3, row: 1, columns: 4, rows: 2))
    #expect(rect.centered(Size(columns: 99, rows: 99)) == rect)
  }

  @Test("loses its margins, and no more than it has")
  func insets() {
    let rect = Rect(column: 2, row: 2, columns: 6, rows: 3)
    #expect(rect.inset(by: 1) == Rect(column: 3, row: 3, columns: 4, rows: 1))
    #expect(rect.inset(by: 2).isEmpty)
    #expect(rect.inset(columns: 1, rows: 0) == Rect(column: 3, row: 2, columns: 4, rows: 3))
  }
}
