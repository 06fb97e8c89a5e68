import DailyMathCore
import DailyMathTerminal

extension CardEditorScreen {
  /// The most rows that one side of a card takes in the preview.
  private static let rowsOfSide = 4

  /// Draws the cards that come of what is written, as far as there is room, and how many more there are.
  static func drawPreview(
    _ state: State, into canvas: inout Canvas, _ rect: Rect, _ context: ViewContext
  ) {
    let texts = context.texts.cardEditor
    let content = state.content
    let forms = content.siblings
    var cursor = RowCursor(rect)
    canvas.writeLine(texts.preview, in: cursor.take(1), style: .title, glyphs: context.glyphs)
    cursor.skip(1)
    for (index, form) in forms.enumerated() {
      var sibling = content
      sibling.form = form
      let face = sibling.face
      let isLast = index == forms.count - 1
      let lines = self.lines(of: face, columns: rect.columns - 4, context)
      let rows = lines.prompt.count + lines.answer.count + 3
      guard cursor.rest.rows >= rows + (isLast ? 0 : 1) else {
        canvas.writeLine(
          texts.further(forms.count - index), in: cursor.take(1), style: .secondary,
          glyphs: context.glyphs)
        return
      }
      draw(lines, into: &canvas, cursor.take(rows), context)
    }
  }

  private typealias FaceLines = (prompt: [String], answer: [String])

  private static func lines(
    of face: CardFace, columns: Int, _ context: ViewContext
  ) -> FaceLines {
    func wrapped(_ text: String) -> [String] {
      // What cannot be seen need not be laid out, however long a card is.
      let shown = text.isEmpty ? context.glyphs.ellipsis : String(text.prefix(columns * rowsOfSide))
      let lines = TextLayout.wrapped(
        CardText.paragraph(shown, context), columns: columns, widths: context.glyphs.widths)
      let isWhole = lines.count <= rowsOfSide && shown.count >= text.count
      return isWhole ? lines : lines.prefix(rowsOfSide - 1) + [context.glyphs.ellipsis]
    }
    return (wrapped(face.prompt), wrapped(face.answer))
  }

  /// One card: what it asks, a line, and what it wants to hear.
  private static func draw(
    _ lines: FaceLines, into canvas: inout Canvas, _ rect: Rect, _ context: ViewContext
  ) {
    canvas.box(rect, style: .surface, border: context.glyphs.border)
    var cursor = RowCursor(rect.inset(by: 1))
    func write(_ text: String, _ style: CellStyle) {
      let row = cursor.take(1)
      canvas.writeLine(
        text, in: row.splitLeft(1).rest.splitRight(1).rest, style: style, glyphs: context.glyphs)
    }
    for line in lines.prompt { write(line, .text.bold) }
    let rule = cursor.take(1)
    canvas.horizontalLine(
      at: rule.origin, columns: rule.columns, context.glyphs.border.horizontal)
    for line in lines.answer { write(line, .success) }
  }
}
