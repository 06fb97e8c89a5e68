import DailyMathTerminal

/// Where the parts of the day's screen stand in a window.
struct TodayLayout {
  /// The division that all screens share.
  let page: PageLayout
  /// The tabs, with a rule under them where there is room.
  let head: Rect
  /// The greeting by name, and under it what the screen is about where there is room.
  let greeting: Rect
  /// The three counts of the day, in boxes or in one row.
  let stats: Rect
  /// The way into the quiz, or word that nothing is left.
  let start: Rect
  /// The heading of the list, and beside it the filter.
  let listHead: Rect
  /// The cards, one in each row.
  let list: Rect

  /// Places the parts in a window of `size`; a low one loses borders and blank rows.
  init(size: Size) {
    page = PageLayout(size: size)
    var cursor = RowCursor(page.content)
    head = cursor.take(page.isLow ? 1 : 2)
    greeting = cursor.take(page.isLow ? 1 : 2)
    cursor.skip(page.isLow ? 0 : 1)
    stats = cursor.take(page.isLow ? 1 : StatBox.rows)
    cursor.skip(page.isLow ? 0 : 1)
    start = cursor.take(1)
    cursor.skip(page.isLow ? 0 : 1)
    listHead = cursor.take(1)
    list = cursor.rest
  }
}
