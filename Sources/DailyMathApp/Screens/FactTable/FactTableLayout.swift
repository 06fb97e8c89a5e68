import DailyMathTerminal

/// Where the table of facts stands in the window.
struct FactTableLayout {
  /// How the window is divided.
  let page: PageLayout
  /// The row that names the tables.
  let tabs: Rect
  /// The second operands above the table.
  let header: Rect
  /// The rows of the table that are in sight.
  let table: Rect
  /// The first operand that is in sight.
  let firstRow: Int
  /// The columns of a cell.
  let cellColumns: Int
  /// What is said about the selected fact.
  let sentence: Rect
  /// What the signs mean; empty where there is no room.
  let legend: Rect

  /// The columns of the first operands at the left.
  static let labelColumns = 3

  /// Divides a window of that size, in which the row `selected` is to be seen.
  init(size: Size, selected: Int) {
    page = PageLayout(size: size)
    let count = FactTableScreen.operands.count
    var rows = RowCursor(page.content)
    rows.skip(page.isLow ? 1 : 2)
    tabs = rows.take(1)
    rows.skip(page.isLow ? 0 : 1)
    header = rows.take(1)
    // The sentence takes two rows where the window is narrow, and what the signs mean as many.
    let sentenceRows = page.isNarrow ? 2 : 1
    let below = sentenceRows + (page.isLow ? 0 : page.isNarrow ? 3 : 2)
    let tableRows = min(count, max(1, rows.rest.rows - below))
    table = rows.take(tableRows)
    firstRow = min(max(0, selected - tableRows / 2), count - tableRows)
    if !page.isLow, rows.rest.rows > sentenceRows + 1 { rows.skip(1) }
    sentence = rows.take(sentenceRows)
    legend = page.isLow ? Rect(column: 0, row: 0, columns: 0, rows: 0) : rows.take(2)
    let room = page.content.columns - Self.labelColumns
    cellColumns = min(5, max(1, room / count))
  }

  /// Whether a second operand stands over its column: two digits need a blank beside them, so that in narrow columns a neighbour
  /// of the selected one gives way, and elsewhere the 11.
  func showsHeading(of second: Int, selected: Int) -> Bool {
    guard cellColumns < 3, second >= 10, second != selected else { return true }
    return second != 11 && selected != 11
  }

  /// The place of a cell; empty where its row is out of sight.
  func cell(_ first: Int, _ second: Int) -> Rect {
    Rect(
      column: table.column + Self.labelColumns + second * cellColumns,
      row: table.row + first - firstRow, columns: cellColumns, rows: 1
    ).intersection(table)
  }
}
