/// One row of a list: a sign, a text, and at the right what is known about it.
package struct ListRow: Hashable, Sendable {
  /// A sign before the text, of one column; nil for none.
  package var sign: Character?
  /// How the sign looks.
  package var signStyle: CellStyle
  /// What the row is about; it is cut where there is not enough room.
  package var text: String
  /// How the text looks where the row is not selected; the selected one looks like a title.
  package var style: CellStyle
  /// What stands at the right end, from left to right; the first ones go where they would leave less than a third of
  /// the row to the text.
  package var cells: [ListCell]

  /// The blank columns before each cell.
  private static let gap = 2

  /// A row with that text.
  package init(
    _ text: String, style: CellStyle = .text, sign: Character? = nil,
    signStyle: CellStyle = .secondary, cells: [ListCell] = []
  ) {
    self.text = text
    self.style = style
    self.sign = sign
    self.signStyle = signStyle
    self.cells = cells
  }

  /// Draws the row on the first row of a rectangle.
  package func draw(into canvas: inout Canvas, rect: Rect, isSelected: Bool, glyphs: Glyphs) {
    var room = rect.splitTop(1).top
    guard !room.isEmpty else { return }
    if let sign {
      canvas.write(String(sign), at: room.origin, style: signStyle, columns: 1)
      room = room.splitLeft(2).rest
    }
    let least = room.columns.proportion(1, of: 3)
    for cell in cells.reversed() {
      let columns = cell.width(canvas.widths)
      guard columns > 0 else { continue }
      guard room.columns - columns - Self.gap >= least else { break }
      let (right, left) = room.splitRight(columns)
      cell.draw(into: &canvas, rect: right, glyphs: glyphs)
      room = left.splitRight(Self.gap).rest
    }
    canvas.writeLine(text, in: room, style: isSelected ? .title : style, glyphs: glyphs)
  }
}
