import DailyMathCore
import DailyMathTerminal

extension DrillHistoryScreen {
  /// Draws the screen: the modes, a chart of one, and the list of its drills.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    var frame = Frame<Action>(size: context.size, widths: context.glyphs.widths)
    let texts = context.texts.drillHistory
    let runs = runs(state, in: context.library)
    let layout = DrillHistoryLayout(
      size: context.size, hasChart: state.mode != nil && !runs.isEmpty)
    frame.title = "DailyMath · \(texts.title)"
    HeadBar.draw(into: &frame, layout.page, context, selected: 4, action: { .tabChosen($0) })
    drawTabs(state, into: &frame, layout.tabs, context)
    drawChart(of: runs, into: &frame.canvas, layout.chart, context)
    let records = DrillRecords(context.library.agility.runs)
    if !runs.isEmpty {
      let hasBar = runs.count > layout.list.rows
      drawHeader(
        into: &frame.canvas, layout.header.splitRight(hasBar ? 2 : 0).rest,
        isNarrow: layout.page.isNarrow, context)
    }
    // Days of another year have it beside them, and then all rows keep room for it.
    let longest = [runs.first, runs.last].compactMap(\.self).map {
      DueText.date($0.moment.day, today: context.day, in: context.language).count
    }.max()
    let dayColumns = max(layout.page.isNarrow ? 7 : 9, (longest ?? 0) + 1)
    let list = ListView<Action>(
      count: runs.count, state: state.list, isFocused: true,
      emptyText: state.mode == nil ? texts.empty : texts.emptyMode,
      action: { $0 == state.list.selected ? nil : .rowClicked($0) },
      row: { index in
        row(of: runs[runs.count - 1 - index], records, layout, dayColumns: dayColumns, context)
      })
    list.draw(into: &frame, rect: layout.list, glyphs: context.glyphs)
    if !runs.isEmpty {
      let selected = runs[runs.count - 1 - min(state.list.selected, runs.count - 1)]
      frame.canvas.writeParagraph(
        texts.sentence(selected, isRecord: records.holds(selected), context.language, context.day),
        in: layout.sentence, style: .secondary, glyphs: context.glyphs)
    }
    KeyHints(hints(state, count: runs.count, context), lasting: 1).draw(
      into: &frame, rect: layout.page.foot, glyphs: context.glyphs)
    return frame
  }

  private static func drawTabs(
    _ state: State, into frame: inout Frame<Action>, _ place: Rect, _ context: ViewContext
  ) {
    let glyphs = context.glyphs
    var rest = place
    // In a narrow window the names of the modes take all the room there is.
    let isNarrow = place.columns < 60
    if !isNarrow {
      let title = context.texts.drillHistory.title
      let used = frame.canvas.writeLine(title, in: rest, style: .title, glyphs: glyphs)
      rest = rest.splitLeft(used + 2).rest
    }
    for mode in modes {
      let name = context.texts.drillHistory.name(of: mode)
      let isSelected = mode == state.mode
      let label =
        isSelected
        ? "\(glyphs.focusMark)\(name)\(glyphs.focusMarkEnd)" : isNarrow ? name : " \(name) "
      let (tab, next) = rest.splitLeft(TextLayout.columns(of: label, widths: frame.widths))
      frame.canvas.writeLine(
        label, in: tab, style: isSelected ? .accent.bold : .secondary, glyphs: glyphs)
      if !isSelected { frame.addRegion(tab, .modeChosen(mode)) }
      rest = isNarrow ? next.splitLeft(1).rest : next
    }
  }

  /// Draws the problems solved in a minute, a column for each of the latest finished drills, the latest at the right.
  private static func drawChart(
    of runs: [DrillRun], into canvas: inout Canvas, _ place: Rect, _ context: ViewContext
  ) {
    guard !place.isEmpty else { return }
    let (heading, body) = place.splitTop(1)
    canvas.writeLine(
      context.texts.drillHistory.perMinute, in: heading, style: .secondary, glyphs: context.glyphs)
    let most = max(1, (body.columns - 8) / 2)
    let finished = runs.lazy.filter(\.outcome.isFinished).suffix(most)
    guard let first = finished.first, let last = finished.last else { return }
    let values = finished.map { ($0.outcome.tenthsPerMinute + 5) / 10 }
    let scale = ChartScale(most: values.max() ?? 0)
    let dates = [first, last].map {
      DueText.date($0.moment.day, today: context.day, in: context.language)
    }
    ColumnChart(
      values.map { $0 }, scale: scale,
      ticks: scale.ticks.map { ColumnChart.Mark($0, context.language.number($0)) },
      labels: [
        ColumnChart.Mark(values.count - 1, dates[1]), ColumnChart.Mark(0, dates[0]),
      ]
    ).draw(into: &canvas, rect: body, glyphs: context.glyphs)
  }

  private static func drawHeader(
    into canvas: inout Canvas, _ place: Rect, isNarrow: Bool, _ context: ViewContext
  ) {
    guard !place.isEmpty else { return }
    let texts = context.texts.drillHistory
    let cells = zip(texts.columns, cellColumns(isNarrow: isNarrow)).map {
      ListCell($0, columns: $1, alignment: .trailing)
    }
    // The rows begin behind the mark of the selected one and their own sign.
    ListRow("", cells: cells).draw(
      into: &canvas, rect: place.splitLeft(4).rest, isSelected: false, glyphs: context.glyphs)
  }

  /// The columns of the numbers; the sentence under the list says all of them, so that a narrow row keeps its room for the name.
  private static func cellColumns(isNarrow: Bool) -> [Int] { isNarrow ? [4] : [6, 8, 8] }

  private static func row(
    of run: DrillRun, _ records: DrillRecords, _ layout: DrillHistoryLayout, dayColumns: Int,
    _ context: ViewContext
  ) -> ListRow {
    let (texts, glyphs) = (context.texts.drillHistory, context.glyphs)
    let day = DueText.date(run.moment.day, today: context.day, in: context.language)
    let isNarrow = layout.page.isNarrow
    let padding = String(repeating: " ", count: max(1, dayColumns - day.count))
    let mark: (sign: Character, style: CellStyle) =
      records.holds(run)
      ? (glyphs.star, .warning)
      : run.isRepeat
        ? (glyphs.categoryMark, .secondary)
        : run.outcome.isFinished ? (" ", .secondary) : (glyphs.hollowDot, .secondary)
    let numbers = [
      context.language.number(run.outcome.score),
      context.language.decimal(tenths: run.outcome.tenthsPerMinute),
      run.outcome.accuracy.map { texts.percent($0) } ?? "",
    ]
    return ListRow(
      "\(day)\(padding)\(texts.name(of: run.settings, context.language))",
      style: run.outcome.isFinished ? .text : .secondary, sign: mark.sign, signStyle: mark.style,
      cells: zip(numbers, cellColumns(isNarrow: isNarrow)).map {
        ListCell($0, style: .text, columns: $1, alignment: .trailing)
      })
  }

  private static func hints(
    _ state: State, count: Int, _ context: ViewContext
  ) -> [KeyHint<Action>] {
    let texts = context.texts
    // A click goes on from the last drill to the first.
    let next: Key = state.list.selected < count - 1 ? .down : .home
    let moving =
      count > 1
      ? [
        KeyHint<Action>(
          context.upDown, texts.common.choose, action: .keyMoved(KeyPress(next)))
      ] : []
    return [KeyHint("Tab", texts.drillHistory.mode, action: .modeTurned(by: 1))] + moving + [
      KeyHint("?", texts.common.help, dropRank: 1, action: .helpChosen),
      KeyHint("Esc", texts.common.back, action: .leaveChosen),
    ]
  }
}
