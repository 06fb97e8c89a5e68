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
    BarChart(bars, isAiry: true).draw(
      into: &frame, rect: layout.bars.splitLeft(2).rest, glyphs: context.glyphs)
    // Under the bars it begins where they do; beside them it ends where the window does.
    let isUnder = layout.tomorrow.column == layout.bars.column
    frame.canvas.writeLine(
      context.texts.today.tomorrow(state.tomorrowCount),
      in: isUnder ? layout.tomorrow.splitLeft(2).rest : layout.tomorrow, style: .secondary,
      alignment: isUnder ? .leading : .trailing, glyphs: context.glyphs)
  }
}
