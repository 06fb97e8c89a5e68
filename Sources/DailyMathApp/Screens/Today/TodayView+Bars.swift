import DailyMathTerminal

extension TodayScreen {
  /// Draws what waits in each deck as bars, the longest first, and what tomorrow brings.
  static func drawBars(
    _ state: State, into frame: inout Frame<Action>, _ layout: TodayLayout, _ context: ViewContext
  ) {
    guard !layout.bars.isEmpty, !state.facts.decks.isEmpty else { return }
    let bars = state.facts.decks.map { entry in
      Bar<Action>(
        CardText.line(context.texts.common.title(of: entry.deck), context), entry.count,
        number: context.language.number(entry.count), style: CardText.style(of: entry.deck))
    }
    BarChart(bars, isAiry: true).draw(
      into: &frame, rect: layout.bars.splitLeft(2).rest, glyphs: context.glyphs)
    // Under the bars it begins where they do; beside them it ends where the window does.
    let isUnder = layout.tomorrow.column == layout.bars.column
    frame.canvas.writeLine(
      context.texts.today.tomorrow(state.facts.tomorrowCount),
      in: isUnder ? layout.tomorrow.splitLeft(2).rest : layout.tomorrow, style: .secondary,
      alignment: isUnder ? .leading : .trailing, glyphs: context.glyphs)
  }
}
