import DailyMathTerminal

/// Where the parts of the day's screen stand in a window.
struct TodayLayout {
  let page: PageLayout
  let head: Rect
  let greeting: Rect
  let stats: Rect
  let start: Rect
  let listHead: Rect
  let list: Rect

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
