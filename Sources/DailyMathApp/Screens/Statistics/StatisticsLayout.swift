import DailyMathTerminal

/// Where the pages of the statistics stand in a window: one, or in a wide window two.
struct StatisticsLayout {
  /// A page with its place.
  struct Panel {
    /// The page.
    let page: StatisticsPage
    /// The row of its name; empty where the page stands alone.
    let title: Rect
    /// The place of its charts.
    let body: Rect
  }

  /// The division that all screens share.
  let page: PageLayout
  /// The row of the pages' names.
  let tabs: Rect
  /// The pages in sight, from the left or the top on.
  let panels: [Panel]

  private static let gap = 4
  /// The rows that the calendar takes with what is said about it.
  private static let yearRows = 17

  /// Places the parts in a window of `size`, with that page before the learner.
  init(size: Size, page selected: StatisticsPage) {
    page = PageLayout(size: size, isDivisible: true)
    var cursor = RowCursor(page.content)
    cursor.skip(page.isLow ? 1 : 2)
    tabs = cursor.take(1)
    cursor.skip(page.isLow ? 0 : 1)
    // A low window has no row to spare for notices; where one comes, it covers the last row for as long as it is read.
    let rest =
      page.isLow
      ? Rect(
        column: cursor.rest.column, row: cursor.rest.row, columns: cursor.rest.columns,
        rows: cursor.rest.rows + 1) : cursor.rest
    panels = Self.panels(of: selected, in: rest, page)
  }

  /// The place of the page before the learner.
  func body(of selected: StatisticsPage) -> Rect {
    panels.first { $0.page == selected }?.body ?? page.content
  }

  private static func panels(
    of selected: StatisticsPage, in rect: Rect, _ page: PageLayout
  ) -> [Panel] {
    let first = selected.rawValue.isMultiple(of: 2) ? selected : selected.turned(by: -1)
    let pages = [first, first.turned(by: 1)]
    // All weeks of a year need the whole width.
    let isStacked = first == .year
    guard page.isSpacious, page.isTall || !isStacked else {
      return [Panel(page: selected, title: rect.splitTop(0).top, body: rect)]
    }
    let half = (rect.columns - gap) / 2
    let places: [Rect]
    if isStacked {
      let (top, rest) = rect.splitTop(yearRows + 2)
      places = [top, rest.splitTop(1).rest]
    } else {
      places = [rect.splitLeft(half).left, rect.splitRight(half).right]
    }
    return zip(pages, places).map { page, place in
      Panel(page: page, title: place.splitTop(1).top, body: place.splitTop(2).rest)
    }
  }
}
