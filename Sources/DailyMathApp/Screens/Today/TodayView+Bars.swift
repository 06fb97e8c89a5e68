import DailyMathTerminal

extension TodayScreen {
  /// The columns at the right that say what tomorrow brings.
  private static let tomorrowColumns = 14

  /// Draws what waits in each category as bars, the longest first, and beside them what tomorrow brings.
  static func drawBars(
    _ state: State, into frame: inout Frame<Action>, _ layout: TodayLayout, _ context: ViewContext
  ) {
    guard !layout.bars.isEmpty, !state.categories.isEmpty else { return }
    let bars = state.categories.map { entry in
      Bar<Action>(
        context.texts.common.name(of: entry.category), entry.count,
        number: context.language.number(entry.count), style: CardText.style(of: entry.category))
    }
    let (tomorrow, room) = layout.bars.splitRight(layout.page.isNarrow ? 0 : tomorrowColumns)
    BarChart(bars).draw(into: &frame, rect: room.splitLeft(2).rest, glyphs: context.glyphs)
    guard !tomorrow.isEmpty else { return }
    frame.canvas.writeLine(
      context.texts.today.tomorrow(state.tomorrowCount), in: tomorrow, style: .secondary,
      alignment: .trailing, glyphs: context.glyphs)
  }
}
