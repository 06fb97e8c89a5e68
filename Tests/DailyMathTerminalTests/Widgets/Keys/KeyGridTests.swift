import DailyMathTerminal
import Testing

@Suite("A grid of keys")
struct KeyGridTests {
  private static let pad = KeyGrid([
    [GridKey("7", action: 7), GridKey("8", action: 8), GridKey("9", action: 9)],
    [GridKey("4", action: 4), GridKey("5", action: 5), GridKey("6", action: 6)],
    [GridKey("1", action: 1), GridKey("2", action: 2), GridKey("3", action: 3)],
    [GridKey("0", span: 2, action: 0), GridKey(",")],
    [GridKey("−", action: 10), GridKey("⌫", action: 11), GridKey("↵", action: 12)],
  ])

  private static func frame(
    _ grid: KeyGrid<Int>, columns: Int = 16, rows: Int = 11, glyphs: Glyphs = .unicode
  ) -> Frame<Int> {
    var frame = Frame<Int>(size: Size(columns: columns, rows: rows))
    grid.draw(into: &frame, rect: frame.bounds, glyphs: glyphs)
    return frame
  }

  @Test("has lines between its keys that join where they meet")
  func picture() {
    let frame = Self.frame(Self.pad)
    #expect(
      frame.rows == [
        "╭────┬────┬────╮",
        "│ 7  │ 8  │ 9  │",
        "├────┼────┼────┤",
        "│ 4  │ 5  │ 6  │",
        "├────┼────┼────┤",
        "│ 1  │ 2  │ 3  │",
        "├────┴────┼────┤",
        "│ 0       │ ,  │",
        "├────┬────┼────┤",
        "│ −  │ ⌫  │ ↵  │",
        "╰────┴────┴────╯",
      ])
    #expect(Self.pad.size == frame.size)
    #expect(frame.action(at: Position(column: 9, row: 7)) == 0)
    #expect(frame.action(at: Position(column: 12, row: 7)) == nil)
    #expect(frame.action(at: Position(column: 11, row: 9)) == 12)
    #expect(frame.cursor == nil)
  }

  @Test("is drawn in ASCII too, the pressed key in brackets and a mark at the focus")
  func ascii() {
    var pad = Self.pad
    pad.pressed = .init(row: 4, key: 2)
    pad.focused = .init(row: 3, key: 0)
    let frame = Self.frame(pad, glyphs: .ascii)
    #expect(
      frame.rows.suffix(5) == [
        "+----+----+----+", "|>0       | ,  |", "+----+----+----+", "| -  | <- |[OK]|",
        "+----+----+----+",
      ])
    #expect(frame.cursor == Position(column: 1, row: 7))
    #expect(frame.canvas[12, 9].style == .title.reversed)
  }

  @Test("does without lines where there is no room for them")
  func compact() {
    let frame = Self.frame(Self.pad, columns: 12, rows: 5)
    #expect(frame.rows == [" 7   8   9", " 4   5   6", " 1   2   3", " 0       ,", " −   ⌫   ↵"])
    #expect(Self.pad.compactSize == frame.size)
    #expect(frame.action(at: Position(column: 7, row: 3)) == 0)
    #expect(Self.frame(Self.pad, columns: 6, rows: 2).rows == [" 7 8 9", " 4 5 6"])
  }

  @Test("lets the last key of a short row go on to the edge")
  func shortRow() {
    let grid = KeyGrid<Int>([[GridKey("a"), GridKey("b")], [GridKey("c")], []])
    #expect(
      Self.frame(grid, columns: 11, rows: 7).rows == [
        "╭────┬────╮", "│ a  │ b  │", "├────┴────┤", "│ c       │", "├─────────┤", "│         │",
        "╰─────────╯",
      ])
    #expect(Self.frame(KeyGrid([])).rows.allSatisfy { $0.isEmpty })
  }

  @Test(
    "moves the focus to the key beside, over or under",
    arguments: [
      ((0, 0), Key.right, (0, 1)), ((0, 2), .right, (0, 2)), ((0, 0), .left, (0, 0)),
      ((2, 1), .down, (3, 0)), ((3, 0), .down, (4, 0)), ((4, 1), .up, (3, 0)),
      ((4, 2), .up, (3, 1)), ((3, 1), .up, (2, 2)), ((0, 1), .up, (0, 1)), ((4, 2), .down, (4, 2)),
      ((9, 9), .down, (0, 0)),
    ])
  func moving(from: (Int, Int), key: Key, to: (Int, Int)) {
    var pad = Self.pad
    pad.focused = .init(row: from.0, key: from.1)
    #expect(pad.place(after: KeyPress(key)) == .init(row: to.0, key: to.1))
    #expect(pad.place(after: KeyPress(.enter)) == nil)
  }
}
