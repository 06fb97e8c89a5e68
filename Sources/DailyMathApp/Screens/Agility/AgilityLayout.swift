import DailyMathTerminal

/// Where the parts of the screen of the drills stand in a window.
struct AgilityLayout {
  /// The division that all screens share.
  let page: PageLayout
  /// The row of the title; empty in a low window.
  let title: Rect
  /// The rows of the kinds of drills.
  let modes: Rect
  /// How many rows each kind has: its name, and what it is where there is room.
  let rowsOfMode: Int
  /// The rows of what can be chosen about a drill.
  let settings: Rect
  /// The row of the button that begins.
  let begin: Rect
  /// The row of the ways elsewhere.
  let links: Rect

  /// The columns of a row's mark and name.
  let labelColumns: Int

  /// Places the parts for so many rows of choices in a window of `size`.
  init(size: Size, settingCount: Int) {
    page = PageLayout(size: size)
    labelColumns = page.isNarrow ? 12 : 16
    let kinds = 4
    var cursor = RowCursor(page.content)
    cursor.skip(page.isLow ? 1 : 3)
    title = page.isLow ? Rect(size).splitTop(0).top : cursor.take(1)
    cursor.skip(page.isLow ? 0 : 1)
    // What a kind is takes a row, and a blank one sets it off; each goes where there is no room.
    let fixed = settingCount + (page.isLow ? 2 : 5)
    let room = cursor.rest.rows - fixed
    rowsOfMode = min(max(1, room / kinds), 3)
    modes = cursor.take(kinds * rowsOfMode)
    cursor.skip(page.isLow || rowsOfMode == 3 ? 0 : 1)
    settings = cursor.take(settingCount)
    cursor.skip(page.isLow ? 0 : 1)
    // Where a row is missing, Enter in the foot says the same.
    begin = cursor.take(page.isLow && settingCount > 3 ? 0 : 1)
    cursor.skip(page.isLow ? 0 : 1)
    links = cursor.take(1)
  }
}
