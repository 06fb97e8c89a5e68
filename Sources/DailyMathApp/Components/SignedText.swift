import DailyMathTerminal

/// Words behind a sign that says how they are meant, with the lines after the first under the words.
struct SignedText {
  /// The sign, such as a check or a warning.
  let sign: Character
  /// The words.
  let text: String
  /// How both look.
  let style: CellStyle

  private static let signColumns = 2

  /// The rows it takes in that many columns.
  func rows(columns: Int, widths: WidthPolicy) -> Int {
    TextLayout.wrapped(text, columns: columns - Self.signColumns, widths: widths).count
  }

  /// Draws the sign and the words from the top of a rectangle.
  func draw(into canvas: inout Canvas, rect: Rect, glyphs: Glyphs) {
    guard !rect.isEmpty else { return }
    canvas.write(String(sign), at: rect.origin, style: style, columns: rect.columns)
    canvas.writeParagraph(
      text, in: rect.splitLeft(Self.signColumns).rest, style: style, glyphs: glyphs)
  }
}
