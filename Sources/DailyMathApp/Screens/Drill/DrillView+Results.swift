import DailyMathCore
import DailyMathTerminal

extension DrillScreen {
  /// The columns of a small chart's name, and the most that the chart itself takes.
  private static let chartColumns = (name: 14, chart: 40)

  /// Draws how the drill went.
  static func drawResults(
    _ ending: Ending, _ state: State, into frame: inout Frame<Action>, _ layout: PageLayout,
    _ context: ViewContext
  ) {
    guard let results = DrillResults(state, context) else { return }
    HeadBar.draw(into: &frame, layout, context, selected: 4) { .tabChosen($0) }
    drawScore(ending.summary, state, into: &frame.canvas, results.head, context)
    let visible = ending.scroll.visibleRange(count: results.lines.count, rows: results.rows)
    for index in visible {
      let row = results.body.splitTop(index - visible.lowerBound).rest.splitTop(1).top
      draw(results.lines[index], into: &frame.canvas, row, context)
    }
    if state.failure == nil {
      ScrollIndicator(visible: visible, count: results.lines.count).draw(
        "", into: &frame.canvas, rect: layout.notice, glyphs: context.glyphs)
    }
    frame.placeCursor(at: results.head.origin)
  }

  /// Draws the score in large digits with the speed and the accuracy beside it, or all of it in a line.
  private static func drawScore(
    _ summary: DrillSummary, _ state: State, into canvas: inout Canvas, _ rect: Rect,
    _ context: ViewContext
  ) {
    let texts = context.texts.drill
    let words = DrillWords(language: context.language)
    let outcome = summary.outcome
    let score = context.language.number(outcome.score)
    let solved = words.solved(outcome, of: state.session.settings, texts)
    let facts = [
      summary.accuracy.map { texts.results.accuracy(context.language.number($0)) },
      texts.results.perMinute(words.language.decimal(tenths: summary.tenthsPerMinute)),
    ].compactMap(\.self)
    let name = name(of: state, texts, words)
    let separator = " \(context.glyphs.separator) "
    guard rect.rows > 2,
      let large = BigText(score, scale: .medium, style: .accent.bold, glyphs: context.glyphs),
      large.size.rows <= rect.rows
    else {
      let (top, below) = rect.splitTop(1)
      canvas.writeLine(
        context.glyphs.spelled("\(score) \(solved)\(separator)\(name)"), in: top,
        style: .title, glyphs: context.glyphs)
      canvas.writeLine(facts.joined(separator: separator), in: below, glyphs: context.glyphs)
      return
    }
    large.draw(into: &canvas, rect: rect)
    let beside = rect.splitLeft(large.size.columns + 3).rest
    let lines: [(String, CellStyle)] = [
      ("\(solved)\(separator)\(name)", .title),
      (facts.joined(separator: separator), .text),
    ]
    for (index, line) in lines.enumerated() {
      canvas.writeLine(
        context.glyphs.spelled(line.0), in: beside.splitTop(index).rest, style: line.1,
        glyphs: context.glyphs)
    }
  }

  /// What the drill was, and whether its problems were known.
  private static func name(
    of state: State, _ texts: DrillTexts, _ words: DrillWords
  ) -> String {
    let name = words.name(state.session.settings, texts)
    return state.session.isRepeat ? "\(name) (\(texts.repeated))" : name
  }

  private static func draw(
    _ line: DrillResults.Line, into canvas: inout Canvas, _ row: Rect, _ context: ViewContext
  ) {
    let half = line.right == nil ? row : row.splitLeft(row.columns / 2 - 1).left
    canvas.writeLine(
      context.glyphs.spelled(line.text), in: half, style: line.style, glyphs: context.glyphs)
    if let right = line.right {
      canvas.writeLine(
        context.glyphs.spelled(right), in: row.splitLeft(row.columns / 2 + 1).rest,
        style: line.rightStyle, glyphs: context.glyphs)
    }
    guard !line.chart.isEmpty else { return }
    let chart = row.splitLeft(chartColumns.name).rest.splitLeft(chartColumns.chart).left
    Sparkline(line.chart).draw(into: &canvas, rect: chart, glyphs: context.glyphs)
  }
}
