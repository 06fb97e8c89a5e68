import DailyMathTerminal

/// Where the parts of the day's screen stand in a window: one below another, or in a wide window the list beside the rest.
struct TodayLayout {
  /// The division that all screens share.
  let page: PageLayout
  /// The tabs, with a rule under them where there is room.
  let head: Rect
  /// The greeting by name, and under it what the screen is about where there is room.
  let greeting: Rect
  /// The streak and the level, where the greeting is too narrow to have them at its right; else empty.
  let awards: Rect
  /// The three counts of the day, in boxes or in one row.
  let stats: Rect
  /// The way into the quiz, or word that nothing is left; a second row where one is too narrow for all of it.
  let start: Rect
  /// What has to be said about the day, one row each; empty where there is nothing.
  let notes: Rect
  /// What can be gone on with after the day's work, one row each or all in one; empty where nothing is offered.
  let offers: Rect
  /// What waits in each deck; empty where there is no room.
  let bars: Rect
  /// What tomorrow brings, beside or under the bars; empty where there is no room.
  let tomorrow: Rect
  /// The heading of the list, and beside it the filter.
  let listHead: Rect
  /// The cards, one in each row.
  let list: Rect

  /// The most decks of which a bar is drawn.
  static let mostBars = 6
  /// The most in a window that is not tall.
  private static let fewBars = 3
  /// The columns of the rest beside the list, and those between them.
  private static let sideColumns = 44
  private static let gap = 4
  /// The rows of the list with its heading and the blank one over it, of which offers leave so many.
  private static let listRows = 5
  /// The narrowest row for the way into the quiz with all that is said about it.
  private static let startColumns = 56
  /// The columns at the right of the bars that say what tomorrow brings.
  private static let tomorrowColumns = 14

  /// Places the parts in a window of `size`; a low one loses borders and blank rows.
  ///
  /// - Parameters:
  ///   - barCount: how many bars there are, where there is room for any.
  ///   - noteCount: how many notes there are, of which a window that is not tall shows the first.
  ///   - offerCount: how many offers there are.
  init(size: Size, barCount: Int, noteCount: Int = 0, offerCount: Int = 0) {
    page = PageLayout(size: size, isDivisible: true)
    let isWide = page.isSpacious
    var cursor = RowCursor(page.content)
    head = cursor.take(page.isLow ? 1 : 2)
    cursor.skip(page.isTall || isWide ? 1 : 0)
    let (side, rest) = cursor.rest.splitLeft(isWide ? Self.sideColumns : cursor.rest.columns)
    cursor = RowCursor(side)
    greeting = cursor.take(page.isLow ? 1 : 2)
    cursor.skip(isWide && page.isTall ? 1 : 0)
    awards = cursor.take(isWide ? 2 : 0)
    cursor.skip(page.isLow ? 0 : 1)
    stats = cursor.take(page.isLow ? 1 : StatBox.rows)
    cursor.skip(page.isLow ? 0 : 1)
    start = cursor.take(!page.isLow && side.columns < Self.startColumns ? 2 : 1)
    notes = cursor.take(min(noteCount, page.isLow ? 1 : page.isTall ? noteCount : 2))
    cursor.skip(offerCount > 0 && page.isTall ? 1 : 0)
    // They share one row where else hardly a card of the list could be seen.
    let hasRoom = isWide || cursor.rest.rows - offerCount >= Self.listRows
    offers = cursor.take(hasRoom && !page.isLow ? offerCount : min(1, offerCount))
    // The largest alone where the list would else lose too many of its rows.
    let room = page.isLow ? 0 : page.isTall || isWide ? Self.mostBars : Self.fewBars
    let barRows = min(
      barCount, room, page.isTall || isWide ? room : cursor.rest.rows - 2 - Self.listRows)
    cursor.skip(barRows > 0 ? 1 : 0)
    let barRoom = cursor.take(max(0, barRows))
    if isWide {
      bars = barRoom
      cursor.skip(1)
      tomorrow = barRows > 0 ? cursor.take(1) : cursor.take(0)
      cursor = RowCursor(rest.splitLeft(Self.gap).rest)
    } else {
      let (right, left) = barRoom.splitRight(page.isNarrow ? 0 : Self.tomorrowColumns)
      bars = left
      tomorrow = right
      cursor.skip(page.isLow ? 0 : page.isTall ? 2 : 1)
    }
    listHead = cursor.take(1)
    cursor.skip(page.isTall ? 1 : 0)
    list = cursor.rest
  }

  /// Places the parts for what a state has to show.
  init(_ state: TodayScreen.State, size: Size) {
    self.init(
      size: size, barCount: state.facts.decks.count, noteCount: state.facts.notes.count,
      offerCount: state.facts.ahead.offers.count)
  }
}
