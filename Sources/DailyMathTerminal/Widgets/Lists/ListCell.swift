/// A word or two at the right of a list's row, in a column of its own.
package struct ListCell: Hashable, Sendable {
  /// What is said; it is cut where the column is narrower.
  package var text: String
  /// How it looks.
  package var style: CellStyle
  /// How wide the column is, the same in all rows of a list; nil for as wide as the text.
  package var columns: Int?
  /// At which end of the column the text stands.
  package var alignment: TextAlignment
  /// A sign of one column before the text, with a blank column after it; nil for none.
  package var mark: Character?
  /// How the sign looks.
  package var markStyle: CellStyle

  /// A cell with that text.
  package init(
    _ text: String, style: CellStyle = .secondary, columns: Int? = nil,
    alignment: TextAlignment = .leading, mark: Character? = nil, markStyle: CellStyle = .secondary
  ) {
    self.text = text
    self.style = style
    self.columns = columns
    self.alignment = alignment
    self.mark = mark
    self.markStyle = markStyle
  }

  /// The columns it takes.
  func width(_ widths: WidthPolicy) -> Int {
    max(0, columns ?? TextLayout.columns(of: text, widths: widths).addingSaturated(markColumns))
  }

  /// The columns of the sign with the blank one after it.
  private var markColumns: Int { mark == nil ? 0 : 2 }

  /// Draws the cell on the first row of its column.
  func draw(into canvas: inout Canvas, rect: Rect, glyphs: Glyphs) {
    if let mark { canvas.write(String(mark), at: rect.origin, style: markStyle, columns: 1) }
    canvas.writeLine(
      text, in: rect.splitLeft(markColumns).rest, style: style, alignment: alignment,
      glyphs: glyphs)
  }
}
