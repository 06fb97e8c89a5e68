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
  /// What waits in each category; empty where there is no room.
  let bars: Rect
  /// The heading of the list, and beside it the filter.
  let listHead: Rect
  /// The cards, one in each row.
  let list: Rect

  /// The most categories of which a bar is drawn.
  static let mostBars = 6

  /// Places the parts in a window of `size`; a low one loses borders and blank rows, and a high one gets `barCount` bars.
  init(size: Size, barCount: Int) {
    page = PageLayout(size: size)
    var cursor = RowCursor(page.content)
    head = cursor.take(page.isLow ? 1 : 2)
    cursor.skip(page.isTall ? 1 : 0)
    greeting = cursor.take(page.isLow ? 1 : 2)
    cursor.skip(page.isLow ? 0 : 1)
    stats = cursor.take(page.isLow ? 1 : StatBox.rows)
    cursor.skip(page.isLow ? 0 : 1)
    start = cursor.take(1)
    let barRows = page.isTall ? min(barCount, Self.mostBars) : 0
    cursor.skip(barRows > 0 ? 1 : 0)
    bars = cursor.take(barRows)
    cursor.skip(page.isLow ? 0 : page.isTall ? 2 : 1)
    listHead = cursor.take(1)
    cursor.skip(page.isTall ? 1 : 0)
    list = cursor.rest
  }

  /// Places the parts for what a state has to show.
  init(_ state: TodayScreen.State, size: Size) {
    self.init(size: size, barCount: state.categories.count)
  }
}
