import DailyMathTerminal

/// What a widget made of a screen full of signs, to see that it kept to its rectangle.
struct DrawnWidget {
  let frame: Frame<Int>
  let rect: Rect

  private static let sign: Character = "~"

  /// Draws into a rectangle of that size, with a margin of three cells around.
  init(_ size: Size, _ draw: (inout Frame<Int>, Rect) -> Void) {
    rect = Rect(column: 3, row: 3, columns: size.columns, rows: size.rows)
    var frame = Frame<Int>(size: Size(columns: size.columns + 6, rows: size.rows + 6))
    frame.canvas.fill(frame.bounds, with: Self.sign)
    draw(&frame, rect)
    self.frame = frame
  }

  /// Whether all cells outside the rectangle are as they were.
  var keepsToItsCells: Bool {
    (0..<frame.size.rows).allSatisfy { row in
      let isBeside = row >= rect.row && row < rect.endRow
      let columns = isBeside ? Array(0..<3) + (rect.endColumn..<rect.endColumn + 3) : nil
      return (columns ?? Array(0..<frame.size.columns)).allSatisfy { column in
        frame.canvas[column, row] == Cell(Self.sign)
      }
    }
  }

  /// Whether every region lies in the rectangle.
  var keepsItsRegions: Bool {
    frame.hitRegions.allSatisfy { rect.intersection($0.rect) == $0.rect }
  }

  /// Whether the cursor, where there is one, stands in the rectangle.
  var keepsItsCursor: Bool { frame.cursor.map(rect.contains) ?? true }
}
