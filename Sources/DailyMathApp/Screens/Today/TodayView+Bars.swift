import DailyMathTerminal

extension TodayScreen {
  /// Draws what waits in each category as bars, the longest first, and what tomorrow brings.
  static func drawBars(
    _ state: State, into frame: inout Frame<Action>, _ layout: TodayLayout, _ context: ViewContext
  ) {
    guard !layout.bars.isEmpty, !state.categories.isEmpty else { return }
    let bars = state.categories.map { entry in
      Bar<Action>(
        context.texts.common.name(of: entry.category), entry.count,
        number: context.language.number(entry.count), style: CardText.style(of: entry.category))
    }
    BarChart(bars).draw(into: &frame, rect: layout.bars.splitLeft(2).rest, glyphs: context.glyphs)
    frame.canvas.writeLine(
      context.texts.today.tomorrow(state.tomorrowCount), in: layout.tomorrow, style: .secondary,
      alignment: .trailing, glyphs: context.glyphs)
  }
}
