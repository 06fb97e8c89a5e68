import DailyMathTerminal

/// Where the parts of the page of what was earned stand in a window.
struct ProgressLayout {
  /// The division that all screens share.
  let page: PageLayout
  /// The rows that scroll.
  let content: Rect
  /// The links under them.
  let links: Rect
  /// Whether the badges stand beside the rest.
  let isSplit: Bool

  /// The columns of the left half where there are two, and those between them.
  static let sideColumns = 50
  static let gap = 4
  /// The fewest columns in which two badges stand side by side.
  private static let pairedColumns = 70

  /// Places the parts in a window of `size`.
  init(size: Size) {
    page = PageLayout(size: size, isDivisible: true)
    isSplit = page.isSpacious
    let below = page.content.splitTop(page.isLow ? 1 : 3).rest
    let (bottom, rest) = below.splitBottom(1)
    links = bottom
    // The last column is kept for the arrows that tell of more.
    content = rest.splitBottom(page.isLow ? 0 : 1).rest
  }

  /// The columns that text has.
  var columns: Int { content.columns - 2 }
  /// The columns of what stands at the left.
  var leftColumns: Int { isSplit ? Self.sideColumns : columns }
  /// The columns of the badges.
  var badgeColumns: Int { isSplit ? columns - Self.sideColumns - Self.gap : columns }
  /// How many badges stand side by side.
  var badgesInRow: Int { !isSplit && columns >= Self.pairedColumns ? 2 : 1 }
}
