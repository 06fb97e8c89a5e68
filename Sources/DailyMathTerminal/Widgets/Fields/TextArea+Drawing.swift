extension TextArea: FieldContent {
  /// Draws the rows around the cursor, or the first ones where nobody types.
  ///
  /// Arrows in the last column, which holds no text, say that there is more above or below.
  package func draw<Action>(
    into frame: inout Frame<Action>, rect: Rect, isFocused: Bool, glyphs: Glyphs
  ) {
    guard !rect.isEmpty else { return }
    frame.canvas.fill(rect)
    let layout = TextRows(content.characters, columns: rect.columns)
    let visible = visibleRows(layout, rows: rect.rows, isFocused: isFocused)
    for row in visible {
      frame.canvas.write(
        String(content.characters[layout.rows[row]]),
        at: rect.origin.offset(rows: row - visible.lowerBound), columns: rect.columns)
    }
    if rect.columns > 1 { drawArrows(into: &frame.canvas, rect, visible, layout, glyphs) }
    guard isFocused else { return }
    let place = layout.place(of: content.cursor)
    frame.placeCursor(
      at: rect.origin.offset(
        columns: min(place.column, rect.columns - 1), rows: place.row - visible.lowerBound),
      isVisible: true)
  }

  /// Makes each cluster in sight a place to click on, and what is to the right of a row its end.
  package func addPlaces<Action>(
    to frame: inout Frame<Action>, rect: Rect, isFocused: Bool, action: (Int) -> Action
  ) {
    guard !rect.isEmpty else { return }
    let layout = TextRows(content.characters, columns: rect.columns)
    let visible = visibleRows(layout, rows: rect.rows, isFocused: isFocused)
    frame.addRegion(rect, action(content.characters.count))
    for row in visible {
      var rest = rect.offset(rows: row - visible.lowerBound).splitTop(1).top
      for index in layout.rows[row] {
        let width = CharacterWidth.columns(of: content.characters[index])
        frame.addRegion(rest.splitLeft(width).left, action(index))
        rest = rest.splitLeft(width).rest
      }
      frame.addRegion(rest, action(layout.index(row: row, column: .max)))
    }
  }

  private func visibleRows(_ layout: TextRows, rows: Int, isFocused: Bool) -> Range<Int> {
    let count = layout.rows.count
    let first =
      isFocused
      ? firstRow(cursorRow: layout.place(of: content.cursor).row, count: count, rows: rows) : 0
    return first..<min(count, first + min(rows, count))
  }

  private func drawArrows(
    into canvas: inout Canvas, _ rect: Rect, _ visible: Range<Int>, _ layout: TextRows,
    _ glyphs: Glyphs
  ) {
    let edge = rect.splitRight(1).right
    if visible.lowerBound > 0 {
      canvas.write(String(glyphs.arrows[0]), at: edge.origin, style: .secondary)
    }
    if visible.upperBound < layout.rows.count {
      canvas.write(
        String(glyphs.arrows[1]), at: edge.splitBottom(1).bottom.origin, style: .secondary)
    }
  }
}
