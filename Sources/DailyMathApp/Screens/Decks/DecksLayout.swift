import DailyMathTerminal

/// Where the parts of the list of decks stand in a window.
struct DecksLayout {
  /// The division that all screens share.
  let page: PageLayout
  /// The row of the title.
  let title: Rect
  /// The row of the headings.
  let headings: Rect
  /// The rows of the table.
  let table: Rect
  /// What is told about the selected row.
  let detail: Rect

  /// How many rows of the table are seen at once.
  var rows: Int { table.rows }

  /// The columns of each number, and those of each limit.
  static let numberColumns = [5, 8, 7, 7]
  /// The columns of each limit.
  let limitColumns: [Int]

  /// Places the parts in a window of `size`.
  init(size: Size) {
    page = PageLayout(size: size)
    limitColumns = page.isNarrow ? [8, 7] : [11, 12]
    var cursor = RowCursor(page.content)
    cursor.skip(page.isLow ? 1 : 3)
    title = cursor.take(1)
    cursor.skip(page.isLow ? 0 : 1)
    headings = cursor.take(1)
    let (below, above) = cursor.rest.splitBottom(2)
    detail = below
    table = above.splitBottom(page.isLow ? 0 : 1).rest
  }

  /// The parts of a row of the table: the mark, the name, the numbers and the limits.
  func cells(of row: Rect) -> (mark: Rect, name: Rect, numbers: [Rect], limits: [Rect]) {
    // In a narrow window what waits is the one number that there is room for.
    let numbers = page.isNarrow ? [Self.numberColumns[0]] : Self.numberColumns
    let widths = numbers + limitColumns
    let (mark, rest) = row.splitLeft(2)
    var (name, right) = rest.splitLeft(max(0, rest.columns - widths.reduce(0, +)))
    var cells: [Rect] = []
    for width in widths {
      let (cell, further) = right.splitLeft(width)
      cells.append(cell)
      right = further
    }
    return (mark, name, Array(cells.prefix(numbers.count)), Array(cells.suffix(2)))
  }
}
