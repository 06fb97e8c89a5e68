import DailyMathTerminal

/// A page of the statistics as it is drawn: its parts from the top down, of which a low window shows some.
struct StatisticsSheet {
  /// The parts, from the top down.
  let blocks: [StatisticsBlock]

  /// The rows that the columns of a chart have at least and at most.
  private static let plotRows = (least: 4, most: 12)

  /// A page of those parts.
  init(_ blocks: [StatisticsBlock]) {
    self.blocks = blocks
  }

  /// How many rows all of it takes in a place of that size, whose rows the charts share out as far as that is sensible.
  func rows(in place: Rect, widths: WidthPolicy) -> Int {
    rows(columns: place.columns, plotRows: plotRows(in: place, widths), widths: widths)
  }

  /// Which of its rows the selected row of a table takes; `nil` without one.
  func selectedRows(in place: Rect, widths: WidthPolicy) -> Range<Int>? {
    let plotRows = plotRows(in: place, widths)
    var start = 0
    for block in blocks {
      if case .table(let table) = block,
        let rows = table.selectedRows(columns: place.columns, widths: widths)
      {
        return start + rows.lowerBound..<start + rows.upperBound
      }
      start += block.rows(columns: place.columns, plotRows: plotRows, widths: widths)
    }
    return nil
  }

  /// All of it as a picture of its own, as wide as the place in which it is to be shown.
  func picture(in place: Rect, glyphs: Glyphs) -> Frame<StatisticsScreen.Action> {
    let plotRows = plotRows(in: place, glyphs.widths)
    let rows = rows(columns: place.columns, plotRows: plotRows, widths: glyphs.widths)
    var frame = Frame<StatisticsScreen.Action>(
      size: Size(columns: place.columns, rows: rows), widths: glyphs.widths)
    draw(into: &frame, rect: frame.bounds, plotRows: plotRows, glyphs: glyphs)
    return frame
  }

  /// Draws the parts from the top of a rectangle, and says how many rows they took.
  @discardableResult
  func draw(
    into frame: inout Frame<StatisticsScreen.Action>, rect: Rect, plotRows: Int, glyphs: Glyphs
  ) -> Int {
    var cursor = RowCursor(rect)
    for block in blocks {
      let rows = block.rows(columns: rect.columns, plotRows: plotRows, widths: glyphs.widths)
      block.draw(into: &frame, rect: cursor.take(rows), plotRows: plotRows, glyphs: glyphs)
    }
    return rect.rows - cursor.rest.rows
  }

  private func rows(columns: Int, plotRows: Int, widths: WidthPolicy) -> Int {
    blocks.reduce(0) { $0 + $1.rows(columns: columns, plotRows: plotRows, widths: widths) }
  }

  /// How high the columns of each chart are, so that the page fills the place.
  private func plotRows(in place: Rect, _ widths: WidthPolicy) -> Int {
    let charts = blocks.reduce(0) { $0 + $1.chartCount(columns: place.columns) }
    guard charts > 0 else { return 0 }
    let others = rows(columns: place.columns, plotRows: 0, widths: widths)
    return min(max(Self.plotRows.least, (place.rows - others) / charts), Self.plotRows.most)
  }
}
