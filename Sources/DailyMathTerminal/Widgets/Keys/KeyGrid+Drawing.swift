extension KeyGrid {
  /// Draws the grid from the top left of a rectangle, without its lines where there is not enough room for them.
  package func draw(into frame: inout Frame<Action>, rect: Rect, glyphs: Glyphs) {
    guard gridColumns > 0, !rect.isEmpty else { return }
    // Where not even the key fits, the cursor still says where the keyboard is.
    if focused != nil { frame.placeCursor(at: rect.origin) }
    let hasLines = rect.columns >= size.columns && rect.rows >= size.rows
    if hasLines {
      for line in 0...rows.count { drawLine(line, into: &frame.canvas, rect, glyphs) }
    }
    // Without lines, a narrow rectangle makes all keys narrower.
    let step = hasLines ? keyColumns + 1 : min(keyColumns, rect.columns / gridColumns)
    for row in rows.indices {
      let edges = edges(ofRow: row)
      let top = rect.origin.offset(rows: hasLines ? 2 * row + 1 : row)
      for key in rows[row].indices {
        let left = edges[key] * step + (hasLines ? 1 : 0)
        let cell = Rect(
          column: top.offset(columns: left).column, row: top.row,
          columns: edges[key + 1] * step - left, rows: 1)
        draw(Place(row: row, key: key), into: &frame, cell.intersection(rect), glyphs)
      }
      guard hasLines else { continue }
      for edge in Set(edges + [0, gridColumns]) {
        frame.canvas.write(
          String(glyphs.border.vertical), at: top.offset(columns: edge * step), style: .surface)
      }
    }
  }

  private func draw(
    _ place: Place, into frame: inout Frame<Action>, _ cell: Rect, _ glyphs: Glyphs
  ) {
    guard !cell.isEmpty else { return }
    let key = rows[place.row][place.key]
    let isPressed = place == pressed
    let isFocused = place == focused
    let before = isPressed ? "[" : isFocused ? String(glyphs.focusMark) : " "
    // Without a colour, which takes more bytes than the key itself: it is drawn with every key that is typed.
    let style: CellStyle =
      if isPressed {
        .title.reversed
      } else if isFocused {
        .accent.bold
      } else {
        key.action == nil ? .secondary : .text
      }
    frame.canvas.fill(cell, style: style)
    frame.canvas.writeLine(
      before + glyphs.spelled(key.label) + (isPressed ? "]" : ""), in: cell, style: style,
      glyphs: glyphs)
    if isFocused { frame.placeCursor(at: cell.origin) }
    if let action = key.action { frame.addRegion(cell, action) }
  }

  /// Draws the line over a row, or under the last one, joined with the lines that go up and down from it.
  private func drawLine(
    _ line: Int, into canvas: inout Canvas, _ rect: Rect, _ glyphs: Glyphs
  ) {
    let above = line > 0 ? edges(ofRow: line - 1) : []
    let below = line < rows.count ? edges(ofRow: line) : []
    let start = rect.origin.offset(rows: 2 * line)
    canvas.horizontalLine(at: start, columns: size.columns, glyphs.border.horizontal)
    for column in 0...gridColumns {
      let isEnd = column == 0 || column == gridColumns
      let goesUp = above.contains(column) || isEnd && line > 0
      let goesDown = below.contains(column) || isEnd && line < rows.count
      guard goesUp || goesDown else { continue }
      canvas.write(
        String(joint(column, goesUp: goesUp, goesDown: goesDown, glyphs)),
        at: start.offset(columns: column * (keyColumns + 1)), style: .surface)
    }
  }

  private func joint(
    _ column: Int, goesUp: Bool, goesDown: Bool, _ glyphs: Glyphs
  ) -> Character {
    let (border, joints) = (glyphs.border, glyphs.joints)
    switch (column, goesUp, goesDown) {
    case (0, true, true): return joints.left
    case (0, true, false): return border.bottomLeft
    case (0, false, _): return border.topLeft
    case (gridColumns, true, true): return joints.right
    case (gridColumns, true, false): return border.bottomRight
    case (gridColumns, false, _): return border.topRight
    case (_, true, true): return joints.cross
    case (_, true, false): return joints.bottom
    default: return joints.top
    }
  }
}
