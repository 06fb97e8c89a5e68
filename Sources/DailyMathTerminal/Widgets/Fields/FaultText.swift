/// What is wrong, in words behind a sign, with the lines after the first under the words.
package struct FaultText: Hashable, Sendable {
  /// What is wrong.
  package let text: String

  private static let signColumns = 2

  /// A fault in these words.
  package init(_ text: String) {
    self.text = text
  }

  /// The rows it takes in that many columns.
  package func rows(columns: Int, widths: WidthPolicy) -> Int {
    TextLayout.wrapped(text, columns: columns - Self.signColumns, widths: widths).count
  }

  /// Draws the sign and the words from the top of a rectangle.
  package func draw(
    into canvas: inout Canvas, rect: Rect, style: CellStyle = .error, glyphs: Glyphs
  ) {
    guard !rect.isEmpty else { return }
    canvas.write(String(glyphs.cross), at: rect.origin, style: style, columns: rect.columns)
    canvas.writeParagraph(
      text, in: rect.splitLeft(Self.signColumns).rest, style: style, glyphs: glyphs)
  }
}
