extension TextField: FieldContent {
  /// Draws the part around the cursor; it costs as much as that part is long.
  ///
  /// Longer text moves by half the width at a time, so that most letters change one cell only.
  package func draw<Action>(
    into frame: inout Frame<Action>, rect: Rect, isFocused: Bool, glyphs: Glyphs
  ) {
    guard !rect.isEmpty else { return }
    guard isFocused else {
      // Nobody types here: the beginning says best what it is.
      drawBeginning(into: &frame.canvas, rect, glyphs)
      return
    }
    let visible = visiblePart(columns: rect.columns, widths: frame.widths)
    frame.canvas.fill(Rect(column: rect.column, row: rect.row, columns: rect.columns, rows: 1))
    frame.canvas.write(
      visible.text, at: rect.origin.offset(columns: visible.indent), style: .text,
      columns: rect.columns - visible.indent)
    frame.placeCursor(at: rect.origin.offset(columns: visible.cursor), isVisible: true)
  }

  private func drawBeginning(into canvas: inout Canvas, _ rect: Rect, _ glyphs: Glyphs) {
    let row = rect.splitTop(1).top
    canvas.fill(row)
    // A cluster takes a column at least, but for those of no width; twice as many are always enough.
    let beginning = characters.prefix(2 * min(row.columns, canvas.size.columns) + 16)
    canvas.writeLine(String(beginning), in: row, glyphs: glyphs)
  }

  /// The text that fits into a row, with the columns left empty before it and those up to the cursor.
  func visiblePart(
    columns: Int, widths: WidthPolicy
  ) -> (text: String, indent: Int, cursor: Int) {
    let cursorColumn = cursorColumn(widths: widths)
    let start = Self.firstColumn(width: columns, cursorColumn: cursorColumn)
    var first = cursor
    var column = cursorColumn
    while first > 0, column > start {
      let width = CharacterWidth.columns(of: characters[first - 1], widths: widths)
      // A wide cluster cut by the left edge leaves its right half empty.
      if column - width < start { break }
      column -= width
      first -= 1
    }
    var last = first
    var used = column - start
    while last < characters.count, used < columns {
      used += CharacterWidth.columns(of: characters[last], widths: widths)
      last += 1
    }
    return (String(characters[first..<last]), column - start, cursorColumn - start)
  }

  private static func firstColumn(width: Int, cursorColumn: Int) -> Int {
    guard cursorColumn >= width else { return 0 }
    let half = max(1, width / 2)
    return ((cursorColumn - width) / half + 1) * half
  }
}
