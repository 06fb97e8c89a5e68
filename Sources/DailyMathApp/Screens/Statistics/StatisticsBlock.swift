import DailyMathCore
import DailyMathTerminal

/// A part of a page of the statistics, as wide as the page.
enum StatisticsBlock {
  /// A blank row.
  case blank
  /// What is to be read first.
  case heading(String)
  /// Words, in as many rows as they need.
  case sentence(String)
  /// Words that can wait.
  case note(String)
  /// The calendar, without a caption of its own.
  case calendar(CalendarHeatmap)
  /// What the shades of the calendar mean: the numbers at both ends.
  case legend(least: String, most: String)
  /// Numbers as columns, as high as there is room for.
  case chart(ColumnChart)
  /// Numbers as bars.
  case bars(BarChart<StatisticsScreen.Action>)
  /// A table.
  case table(StatisticsTable)
  /// Parts side by side, or one below the other where there are fewer columns than that.
  indirect case beside([StatisticsBlock], [StatisticsBlock], leastColumns: Int)

  /// The columns between parts that stand side by side.
  static let gap = 4

  /// How many rows it takes where the columns of a chart are `plotRows` high.
  func rows(columns: Int, plotRows: Int, widths: WidthPolicy) -> Int {
    switch self {
    case .blank, .legend: return 1
    case .heading(let text), .sentence(let text), .note(let text):
      return TextLayout.wrapped(text, columns: columns, widths: widths).count
    case .calendar: return CalendarHeatmap.rows - 2
    case .chart: return plotRows + ColumnChart.axisRows
    case .bars(let chart): return chart.bars.count
    case .table(let table): return table.height(columns: columns, widths: widths)
    case .beside(let left, let right, let least):
      let isBeside = columns >= least
      let width = isBeside ? (columns - Self.gap) / 2 : columns
      let heights = [left, right].map { blocks in
        blocks.reduce(0) { $0 + $1.rows(columns: width, plotRows: plotRows, widths: widths) }
      }
      return isBeside ? heights.max() ?? 0 : heights.reduce(1, +)
    }
  }

  /// How many charts stand one below the other in it.
  func chartCount(columns: Int) -> Int {
    switch self {
    case .chart: return 1
    case .beside(let left, let right, let least):
      let counts = [left, right].map { $0.reduce(0) { $0 + $1.chartCount(columns: columns) } }
      return columns >= least ? counts.max() ?? 0 : counts.reduce(0, +)
    default: return 0
    }
  }

  /// Draws it into a rectangle of just so many rows.
  func draw(
    into frame: inout Frame<StatisticsScreen.Action>, rect: Rect, plotRows: Int, glyphs: Glyphs
  ) {
    switch self {
    case .blank: break
    case .heading(let text):
      frame.canvas.writeParagraph(text, in: rect, style: .title, glyphs: glyphs)
    case .sentence(let text): frame.canvas.writeParagraph(text, in: rect, glyphs: glyphs)
    case .note(let text):
      frame.canvas.writeParagraph(text, in: rect, style: .secondary, glyphs: glyphs)
    case .calendar(let calendar):
      calendar.draw(into: &frame, rect: rect, glyphs: glyphs) {
        .dayClicked(StudyDay(daysSince1970: $0))
      }
    case .legend(let least, let most):
      // Under the days, beside the names of the weekdays.
      var rest = rect.splitLeft(3).rest
      let ramp = glyphs.shades.map(String.init).joined(separator: " ")
      for (text, style) in [(least, CellStyle.secondary), (ramp, .success), (most, .secondary)] {
        let used = frame.canvas.writeLine(text, in: rest, style: style, glyphs: glyphs)
        rest = rest.splitLeft(used + 1).rest
      }
    case .chart(let chart): chart.draw(into: &frame.canvas, rect: rect, glyphs: glyphs)
    case .bars(let chart): chart.draw(into: &frame, rect: rect, glyphs: glyphs)
    case .table(let table): table.draw(into: &frame, rect: rect, glyphs: glyphs)
    case .beside(let left, let right, let least):
      let isBeside = rect.columns >= least
      let width = (rect.columns - Self.gap) / 2
      let places =
        isBeside
        ? [rect.splitLeft(width).left, rect.splitRight(width).right] : [rect, rect]
      var start = 0
      for (blocks, place) in zip([left, right], places) {
        let sheet = StatisticsSheet(blocks)
        let used = sheet.draw(
          into: &frame, rect: place.splitTop(start).rest, plotRows: plotRows, glyphs: glyphs)
        start = isBeside ? 0 : used + 1
      }
    }
  }
}
