import DailyMathCore
import DailyMathTerminal

extension RecoveryCodesScreen {
  /// The blank columns between two columns of codes, in the smallest window and elsewhere.
  private static let gaps = (small: 2, usual: 6)

  /// Draws the codes in a box, in two columns where they fit side by side; the smallest window does without the box, because
  /// every code has to be seen.
  static func drawCodes(
    _ state: State, _ cursor: inout RowCursor, into frame: inout Frame<Action>,
    _ layout: PageLayout, _ context: ViewContext
  ) {
    let codes = state.codes.map(\.grouped)
    let widest = codes.map(\.utf8.count).max() ?? 0
    let inside = cursor.rest.columns - 6
    let isPaired = layout.isLow || 2 * widest + gaps.usual <= inside
    let rows = isPaired ? (codes.count + 1) / 2 : codes.count
    guard !layout.isLow else {
      // The two cells beside the column of content are needed here.
      let columns = 2 * widest + gaps.small
      let row = cursor.take(rows)
      let wide = Rect(
        column: columns > row.columns ? layout.window.column : row.column, row: row.row,
        columns: layout.window.columns, rows: row.rows)
      draw(codes, rows: rows, step: widest + gaps.small, in: wide, into: &frame, context)
      return
    }
    let columns = (isPaired ? 2 * widest + gaps.usual : widest) + 6
    let box = cursor.take(rows + 2).splitLeft(columns).left
    frame.canvas.box(box, style: .accent, border: context.glyphs.border)
    draw(
      codes, rows: rows, step: widest + gaps.usual, in: box.inset(columns: 3, rows: 1),
      into: &frame, context)
  }

  private static func draw(
    _ codes: [String], rows: Int, step: Int, in rect: Rect, into frame: inout Frame<Action>,
    _ context: ViewContext
  ) {
    for (index, code) in codes.enumerated() {
      let place = rect.splitTop(index % rows).rest.splitLeft(index / rows * step).rest
      frame.canvas.writeLine(
        code, in: place.splitTop(1).top, style: .text.bold, glyphs: context.glyphs)
    }
  }
}
