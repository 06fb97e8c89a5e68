extension Canvas {
  /// Writes one line into the first row of a rectangle, cut with an ellipsis where it is too long.
  ///
  /// - Returns: the columns that the text took, without what alignment left empty.
  @discardableResult
  package mutating func writeLine(
    _ text: String, in rect: Rect, style: CellStyle = .text, alignment: TextAlignment = .leading,
    glyphs: Glyphs = .unicode
  ) -> Int {
    guard !rect.isEmpty else { return 0 }
    let shown = TextLayout.truncated(
      text, to: rect.columns, ellipsis: glyphs.ellipsis, widths: widths)
    let indent =
      switch alignment {
      case .leading: 0
      case .center: free(beside: shown, in: rect) / 2
      case .trailing: free(beside: shown, in: rect)
      }
    return write(
      shown, at: rect.origin.offset(columns: indent), style: style, columns: rect.columns - indent)
  }

  /// The columns of a rectangle that a text leaves empty.
  private func free(beside text: String, in rect: Rect) -> Int {
    rect.columns - TextLayout.columns(of: text, widths: widths)
  }

  /// Writes text that breaks at the right edge of a rectangle, cut with an ellipsis below its last row.
  ///
  /// - Returns: the rows that the text took.
  @discardableResult
  package mutating func writeParagraph(
    _ text: String, in rect: Rect, style: CellStyle = .text, alignment: TextAlignment = .leading,
    glyphs: Glyphs = .unicode
  ) -> Int {
    guard !rect.isEmpty else { return 0 }
    let lines = TextLayout.wrapped(text, columns: rect.columns, widths: widths)
    for (index, line) in lines.prefix(rect.rows).enumerated() {
      let isCut = index == rect.rows - 1 && lines.count > rect.rows
      writeLine(
        isCut ? cutLine(line, columns: rect.columns, glyphs.ellipsis) : line,
        in: Rect(column: rect.column, row: rect.row + index, columns: rect.columns, rows: 1),
        style: style, alignment: alignment, glyphs: glyphs)
    }
    return min(lines.count, rect.rows)
  }

  private func cutLine(_ line: String, columns: Int, _ ellipsis: String) -> String {
    let room = columns - TextLayout.columns(of: ellipsis, widths: widths)
    guard room >= 0 else { return line }
    return String(TextLayout.prefix(of: line, columns: room, widths: widths)) + ellipsis
  }
}
