import DailyMathTerminal

/// Where the parts of the profile stand in a window: the account above or beside its settings, or all in one list that
/// scrolls.
struct ProfileLayout {
  /// How the parts are arranged.
  enum Arrangement: Equatable {
    /// Everything one below another, scrolled so that the item at hand is seen.
    case list
    /// The account above, the settings and the actions side by side under it.
    case columns
    /// The account at the left, the settings and the actions one below another beside it.
    case sides
  }

  /// The division that all screens share.
  let page: PageLayout
  /// How the parts are arranged.
  let arrangement: Arrangement
  /// The rows that tell whose account it is; in a list they scroll, and this is empty.
  let identity: Rect
  /// The settings; in a list, everything.
  let settings: Rect
  /// The actions; in a list they stand among the settings, and this is empty.
  let actions: Rect

  /// The rows of the account above the columns, and those kept for points, streak and level.
  private static let identityRows = 4
  private static let reservedRows = 2
  /// The columns of the settings beside the actions, and those of the account beside both.
  private static let settingsColumns = 38
  private static let sideColumns = 44
  private static let gap = 4
  /// The rows that both groups take one below another, with two rows about a setting among them.
  private static let stackedRows = ProfileItem.allCases.count + 6

  /// Places the parts in a window of `size`.
  init(size: Size) {
    page = PageLayout(size: size, isDivisible: true)
    var cursor = RowCursor(page.content)
    cursor.skip(page.isLow ? 1 : 2)
    if page.isSpacious, cursor.rest.rows > Self.stackedRows {
      cursor.skip(page.isTall ? 2 : 1)
      arrangement = .sides
      let (side, rest) = cursor.rest.splitLeft(Self.sideColumns)
      identity = side
      let beside = rest.splitLeft(Self.gap).rest
      let (top, below) = beside.splitTop(ProfileItem.settings.count + 3)
      settings = top
      actions = below.splitTop(1).rest
    } else if !page.isNarrow, !page.isLow {
      cursor.skip(1)
      arrangement = .columns
      identity = cursor.take(Self.identityRows)
      cursor.skip(cursor.rest.rows > ProfileItem.actions.count + 3 ? Self.reservedRows : 1)
      let (left, right) = cursor.rest.splitLeft(
        max(Self.settingsColumns, (cursor.rest.columns - Self.gap) / 2))
      settings = left
      actions = right.splitLeft(1).rest
    } else {
      cursor.skip(page.isLow ? 0 : 1)
      arrangement = .list
      identity = cursor.rest.splitTop(0).top
      settings = cursor.rest
      actions = cursor.rest.splitTop(0).top
    }
  }
}
