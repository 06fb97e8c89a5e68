import DailyMathTerminal

/// Where the parts of the list in front of the day's screen stand.
struct TodayDialogLayout {
  /// The box with its border.
  let box: Rect
  /// The heading.
  let title: Rect
  /// How much there is, where that is said and there is room.
  let count: Rect
  /// What choosing means.
  let detail: Rect
  /// The field that narrows the list; empty where there is none.
  let field: Rect
  /// The rows to choose from.
  let list: Rect
  /// What is wrong with the choice.
  let fault: Rect

  /// The widest box.
  private static let widest = 60
  /// From so many columns on, what choosing means has room in one row.
  private static let oneRowColumns = 50

  /// Places the parts in the middle of a window of `size`; a low one loses the blank rows.
  init(_ dialog: TodayDialog, size: Size) {
    let window = Rect(size).splitBottom(1).rest
    let columns = min(Self.widest, window.columns)
    let inner = columns - 6
    let detailRows = inner >= Self.oneRowColumns ? 1 : 2
    let isRoomy = size.rows >= 20
    let blank = isRoomy ? 1 : 0
    let isPractice = if case .practice = dialog { true } else { false }
    let countRows = !isPractice && isRoomy ? 1 : 0
    let fieldRows = isPractice ? 1 : 0
    let rowCount =
      switch dialog {
      // The box stays as it is while the list is narrowed.
      case .practice(let practice): practice.entries.count
      case .backlog: dialog.count
      }
    let fixed = 2 + 1 + blank + countRows + detailRows + blank + fieldRows * (1 + blank) + fieldRows
    let listRows = max(1, min(rowCount, window.rows - fixed))
    box = window.placed(Size(columns: columns, rows: fixed + listRows))
    var cursor = RowCursor(box.inset(columns: 3, rows: 1))
    title = cursor.take(1)
    cursor.skip(blank)
    count = cursor.take(countRows)
    detail = cursor.take(detailRows)
    cursor.skip(blank)
    field = cursor.take(fieldRows)
    cursor.skip(fieldRows * blank)
    list = cursor.take(listRows)
    fault = cursor.take(fieldRows)
  }
}
