extension TextField: FieldContent {
  /// Draws the part around the cursor, or the beginning where nobody types.
  package func draw<Action>(
    into frame: inout Frame<Action>, rect: Rect, isFocused: Bool, glyphs: Glyphs
  ) {
    let row = rect.splitTop(1).top
    guard let window = window(in: row, of: frame, isFocused: isFocused) else { return }
    frame.canvas.fill(row)
    frame.canvas.write(
      String(content.characters[window.range]), at: row.origin.offset(columns: window.indent),
      columns: row.columns - window.indent)
    if window.hasMarkBefore {
      frame.canvas.write(String(glyphs.moreBefore), at: row.origin, style: .secondary)
    }
    if window.hasMarkAfter {
      let place = row.splitRight(1).right.origin
      frame.canvas.write(String(glyphs.moreAfter), at: place, style: .secondary)
    }
    guard isFocused else { return }
    frame.placeCursor(at: row.origin.offset(columns: window.cursor), isVisible: true)
  }

  /// Makes each cluster in sight a place to click on, and what is to the right of the text the place behind it.
  package func addPlaces<Action>(
    to frame: inout Frame<Action>, rect: Rect, isFocused: Bool, action: (Int) -> Action
  ) {
    let row = rect.splitTop(1).top
    guard let window = window(in: row, of: frame, isFocused: isFocused) else { return }
    var rest = row
    if window.indent > 0 {
      // A click on the mark, or on half a cluster, goes to what it hides.
      let hidden = max(0, window.range.lowerBound - 1)
      frame.addRegion(rest.splitLeft(window.indent).left, action(hidden))
    }
    rest = rest.splitLeft(window.indent).rest
    for index in window.range {
      let width = CharacterWidth.columns(of: content.characters[index])
      frame.addRegion(rest.splitLeft(width).left, action(index))
      rest = rest.splitLeft(width).rest
    }
    frame.addRegion(rest, action(window.range.upperBound))
  }

  private func window<Action>(
    in row: Rect, of frame: Frame<Action>, isFocused: Bool
  ) -> FieldWindow? {
    guard !row.isEmpty else { return nil }
    // No row is wider than the screen, whatever the caller asks for.
    let columns = min(row.columns, Canvas.largest.columns)
    return isFocused
      ? FieldWindow(around: content, columns: columns)
      : FieldWindow(beginningOf: content, columns: columns)
  }
}
