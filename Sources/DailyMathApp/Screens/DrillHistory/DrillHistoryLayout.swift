import DailyMathTerminal

/// Where the drills of the past stand in the window.
struct DrillHistoryLayout {
  /// How the window is divided.
  let page: PageLayout
  /// The row that names the modes.
  let tabs: Rect
  /// The chart of a mode, its heading included; empty where there is none.
  let chart: Rect
  /// The names of the columns; empty in a low window.
  let header: Rect
  /// The rows of the list.
  let list: Rect
  /// What is said about the selected drill.
  let sentence: Rect

  /// Divides a window of that size.
  init(size: Size, hasChart: Bool) {
    page = PageLayout(size: size)
    var rows = RowCursor(page.content)
    rows.skip(page.isLow ? 1 : 2)
    tabs = rows.take(1)
    rows.skip(page.isLow ? 0 : 1)
    // The chart takes two fifths of what is left; a low window shows the list alone.
    let chartRows = hasChart && !page.isLow ? min(14, max(6, rows.rest.rows * 2 / 5)) : 0
    chart = rows.take(chartRows)
    rows.skip(chartRows > 0 ? 1 : 0)
    header = rows.take(page.isLow ? 0 : 1)
    let sentenceRows = page.isNarrow ? 2 : 1
    let listRows = max(0, rows.rest.rows - sentenceRows - (page.isLow ? 0 : 1))
    list = rows.take(listRows)
    rows.skip(page.isLow ? 0 : 1)
    sentence = rows.take(sentenceRows)
  }
}
