import DailyMathTerminal

/// How the form of a card is divided in a window.
struct CardEditorLayout {
  /// The division that all screens share.
  let page: PageLayout
  /// How many rows of the question and of the explanation are seen at once.
  let areaRows: Int

  /// The rows that everything else takes with its borders, the fields side by side or one below another.
  private static let otherRows = (wide: 21, narrow: 29)
  private static let rowsOfArea = 2...6

  /// Divides a window of `size`: what it has more than the smallest form needs goes to the fields of several lines.
  init(size: Size) {
    page = PageLayout(size: size)
    let others = page.isNarrow ? Self.otherRows.narrow : Self.otherRows.wide
    let share = (size.rows - others) / 2
    areaRows = min(max(share, Self.rowsOfArea.lowerBound), Self.rowsOfArea.upperBound)
  }

  /// The extent of the text in a field of several lines.
  var area: Size {
    Size(
      columns: LabelledField.areaColumns(in: page.content.columns), rows: areaRows)
  }
}
