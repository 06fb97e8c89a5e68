import DailyMathTerminal

extension TodayScreen {
  private static let barLabelColumns = 26
  private static let longestBar = 30

  /// Draws what waits in each category as bars, the longest first, and beside them what tomorrow brings.
  static func drawBars(
    _ state: State, into canvas: inout Canvas, _ layout: TodayLayout, _ context: ViewContext
  ) {
    guard !layout.bars.isEmpty, let largest = state.categories.first?.count else { return }
    var cursor = RowCursor(layout.bars)
    let longest = min(longestBar, layout.bars.columns - barLabelColumns - 8)
    for entry in state.categories.prefix(layout.bars.rows) {
      let row = cursor.take(1).splitLeft(2).rest
      let (label, rest) = row.splitLeft(barLabelColumns)
      canvas.writeLine(
        context.texts.common.name(of: entry.category), in: label, glyphs: context.glyphs)
      let columns = max(1, longest * entry.count / largest)
      canvas.fill(
        rest.splitLeft(columns).left, with: context.glyphs.barFilled,
        style: CardText.style(of: entry.category))
      canvas.writeLine(
        context.language.number(entry.count), in: rest.splitLeft(columns + 1).rest,
        glyphs: context.glyphs)
    }
    guard !layout.page.isNarrow else { return }
    canvas.writeLine(
      context.texts.today.tomorrow(state.tomorrowCount), in: layout.bars, style: .secondary,
      alignment: .trailing, glyphs: context.glyphs)
  }
}
