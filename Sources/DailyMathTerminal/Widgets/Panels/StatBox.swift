/// A number and what it counts, in a box.
package struct StatBox: Hashable, Sendable {
  /// The number, as it is to be read.
  package var value: String
  /// What it counts.
  package var caption: String
  /// How the number looks.
  package var style: CellStyle

  /// The rows it takes.
  package static let rows = 4

  /// A box with that number.
  package init(_ value: String, caption: String, style: CellStyle = .title) {
    self.value = value
    self.caption = caption
    self.style = style
  }

  /// The columns it takes at least.
  package func columns(widths: WidthPolicy) -> Int {
    4
      + max(
        TextLayout.columns(of: value, widths: widths),
        TextLayout.columns(of: caption, widths: widths))
  }

  /// Draws the box as wide as the rectangle.
  package func draw(into canvas: inout Canvas, rect: Rect, glyphs: Glyphs) {
    let box = rect.splitTop(Self.rows).top
    canvas.box(box, style: .surface, border: glyphs.border)
    let (first, second) = box.inset(columns: 2, rows: 1).splitTop(1)
    canvas.writeLine(value, in: first, style: style, glyphs: glyphs)
    canvas.writeLine(caption, in: second, style: .secondary, glyphs: glyphs)
  }
}
