import DailyMathTerminal

/// How the form of a card is divided in a window.
struct CardEditorLayout {
  /// The division that all screens share.
  let page: PageLayout
  /// Where the title and the form stand.
  let form: Rect
  /// Where the cards that come of the form are shown; `nil` where the window is too narrow for both.
  let preview: Rect?
  /// How many rows of the question and of the explanation are seen at once.
  let areaRows: Int

  /// The rows that everything else takes with its borders, the fields side by side or one below another.
  private static let otherRows = (wide: 34, narrow: 43)
  private static let rowsOfArea = 2...6
  private static let formColumns = 68
  private static let gap = 4

  /// Divides a window of `size`: what it has more than the smallest form needs goes to the fields of several lines.
  init(size: Size) {
    page = PageLayout(size: size, isDivisible: true)
    let others = page.isNarrow ? Self.otherRows.narrow : Self.otherRows.wide
    let share = (size.rows - others) / 2
    areaRows = min(max(share, Self.rowsOfArea.lowerBound), Self.rowsOfArea.upperBound)
    if page.isSpacious {
      let (left, rest) = page.content.splitLeft(Self.formColumns)
      form = left
      preview = rest.splitLeft(Self.gap).rest
    } else {
      form = page.content
      preview = nil
    }
  }

  /// The extent of the text in a field of several lines.
  var area: Size {
    Size(columns: LabelledField.areaColumns(in: form.columns), rows: areaRows)
  }
}
