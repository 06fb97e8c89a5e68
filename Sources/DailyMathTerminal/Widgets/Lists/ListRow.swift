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
  /// What stands at the right end; it goes where it would leave less than half of the row to the text.
  package var detail: String

  /// A row with that text.
  package init(
    _ text: String, style: CellStyle = .text, sign: Character? = nil,
    signStyle: CellStyle = .secondary, detail: String = ""
  ) {
    self.text = text
    self.style = style
    self.sign = sign
    self.signStyle = signStyle
    self.detail = detail
  }

  /// Draws the row on the first row of a rectangle.
  package func draw(into canvas: inout Canvas, rect: Rect, isSelected: Bool, glyphs: Glyphs) {
    var room = rect.splitTop(1).top
    guard !room.isEmpty else { return }
    if let sign {
      canvas.write(String(sign), at: room.origin, style: signStyle, columns: 1)
      room = room.splitLeft(2).rest
    }
    let detailColumns = TextLayout.columns(of: detail)
    if detailColumns > 0, detailColumns + 2 <= room.columns / 2 {
      let (right, left) = room.splitRight(detailColumns)
      canvas.writeLine(detail, in: right, style: .secondary, glyphs: glyphs)
      room = left.splitRight(2).rest
    }
    canvas.writeLine(text, in: room, style: isSelected ? .title : style, glyphs: glyphs)
  }
}
