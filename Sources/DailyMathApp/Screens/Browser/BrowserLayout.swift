import DailyMathCore
import DailyMathTerminal

/// Where the parts of the browser stand in a window: the field, the list, and the card at hand beside the list or below it.
struct BrowserLayout {
  /// The division that all screens share.
  let page: PageLayout
  /// The row of the field.
  let field: Rect
  /// The row for what is wrong with the query; where nothing is, it is blank or the headings stand in it.
  let fault: Rect
  /// The headings of the columns.
  let headings: Rect
  /// The cards, one in each row.
  let list: Rect
  /// The card at hand; empty where it is not shown.
  let preview: Rect
  /// Whether the card at hand stands beside the list, whether it was asked for or not.
  let isPreviewBeside: Bool

  private static let gap = 4

  /// Places the parts in a window of `size`.
  init(_ state: BrowserScreen.State, size: Size) {
    page = PageLayout(size: size, isDivisible: true)
    var cursor = RowCursor(page.content)
    cursor.skip(page.isLow ? 1 : 2)
    cursor.skip(page.isTall ? 1 : 0)
    field = cursor.take(1)
    isPreviewBeside = page.isSpacious
    let faultRows = Self.faultRows(state.fault, page)
    if page.isLow {
      // In a low window, what is wrong takes the place of the headings.
      let hasFault = state.fault != nil
      fault = cursor.take(hasFault ? faultRows : 0)
      headings = cursor.take(hasFault ? 0 : 1)
    } else {
      fault = cursor.take(faultRows)
      headings = cursor.take(1)
    }
    guard page.isSpacious else {
      let room = cursor.rest
      let previewRows = state.isPreviewOpen ? max(room.rows * 3 / 5, min(4, room.rows - 2)) : 0
      let (below, above) = room.splitBottom(previewRows)
      list = above
      // A rule stands above it.
      preview = below.splitTop(page.isLow ? 0 : 1).rest
      return
    }
    let columns = page.content.columns * 3 / 5
    list = cursor.rest.splitLeft(columns).left
    preview = Rect(
      column: list.column + columns + Self.gap, row: headings.row,
      columns: page.content.columns - columns - Self.gap, rows: cursor.rest.rows + 1)
  }

  /// How many rows a sentence about the query takes: more in a narrow window, and one more where it names every state.
  private static func faultRows(_ fault: CardQueryError?, _ page: PageLayout) -> Int {
    guard let fault, !page.isSpacious else { return 1 }
    let rows = page.isNarrow ? 2 : 1
    return if case .unknownState = fault.kind { rows + 1 } else { rows }
  }
}

/// Where the parts of a dialog of the browser stand.
struct BrowserDialogLayout {
  /// The box with its border; the whole place in a low window.
  let box: Rect
  /// Whether there is a border.
  let hasBorder: Bool
  /// What is to be done.
  let title: Rect
  /// The field.
  let field: Rect
  /// What is wrong with the field's text, or what can be typed.
  let advice: Rect
  /// What can be chosen.
  let list: Rect

  private static let widest = 60
  private static let mostChoices = 9

  /// Places the parts of a dialog with so many choices in a window of `size`.
  init(_ dialog: BrowserDialog, choiceCount: Int, size: Size) {
    let page = PageLayout(size: size)
    hasBorder = !page.isLow
    let columns = min(Self.widest, page.content.columns)
    // The number of rows does not follow what is typed, so that the box stands still.
    let rows = dialog.kind.isChoice ? 3 + min(Self.mostChoices, dialog.options.count + 1) : 5
    let border = hasBorder ? 2 : 0
    box = Rect(size).splitBottom(2).rest.placed(Size(columns: columns, rows: rows + border + 1))
    let inside = hasBorder ? box.inset(columns: 3, rows: 1) : box
    var cursor = RowCursor(inside)
    title = cursor.take(1)
    cursor.skip(inside.rows > 6 ? 1 : 0)
    field = cursor.take(1)
    advice = cursor.take(dialog.kind.isChoice ? 1 : 2)
    list = cursor.rest
  }
}
