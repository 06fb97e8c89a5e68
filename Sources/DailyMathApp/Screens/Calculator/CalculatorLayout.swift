import DailyMathTerminal

/// Where the calculator and its tape stand in the window.
struct CalculatorLayout {
  /// How the window is divided.
  let page: PageLayout
  /// The calculator's body.
  let body: Rect
  /// The row of the calculation at hand; empty where there is no room.
  let calculation: Rect
  /// The rows of the number.
  let number: Rect
  /// All keys with the gaps between them.
  let pad: Rect
  /// The columns of a key.
  let keyColumns: Int
  /// The rows of a key; an odd number.
  let keyRows: Int
  /// The tape, beside the calculator or under it; empty where there is no room.
  let tape: Rect

  /// The columns between two keys.
  static let gap = 1
  private static let margin = 2
  /// The least columns that a tape beside the calculator is worth.
  private static let leastTape = 18

  /// Divides a window of that size.
  init(size: Size) {
    page = PageLayout(size: size)
    let room = page.content.splitTop(page.isLow ? 1 : 2).rest
    keyRows = room.rows >= 32 ? 5 : room.rows >= 18 ? 3 : 1
    let wanted = keyRows == 5 ? 10 : keyRows == 3 ? 8 : 7
    let gaps = (CalculatorPad.columns - 1) * Self.gap + 2 * Self.margin
    keyColumns = min(wanted, max(3, (room.columns - gaps) / CalculatorPad.columns))
    let padColumns = CalculatorPad.columns * keyColumns + (CalculatorPad.columns - 1) * Self.gap
    let padRows = CalculatorPad.rows * keyRows
    // The number always, the calculation above it where there is room, and in a high window large digits.
    let spare = max(1, room.rows - padRows)
    let numberRows = keyRows == 5 && spare >= 7 ? 5 : keyRows > 1 && spare >= 4 ? 3 : 1
    let headRows = min(keyRows == 1 ? 2 : numberRows + (keyRows == 5 ? 2 : 1), spare)
    let bodySize = Size(
      columns: padColumns + 2 * Self.margin,
      rows: headRows + padRows + (room.rows > headRows + padRows && keyRows > 1 ? 1 : 0))
    let isBeside = room.columns - bodySize.columns - 3 >= Self.leastTape
    if isBeside {
      let (left, rest) = room.splitLeft(bodySize.columns)
      body = left.splitTop(bodySize.rows).top
      tape = rest.splitLeft(3).rest.splitTop(bodySize.rows).top
    } else {
      let (top, rest) = room.splitTop(bodySize.rows)
      body = top.placed(bodySize, .center, .top)
      tape = rest.splitTop(rest.rows > 3 ? 1 : 0).rest.centeredColumn(atMost: bodySize.columns)
    }
    let inside = body.inset(columns: Self.margin, rows: 0)
    let head = inside.splitTop(headRows).top
    let isAiry = headRows > numberRows + 1
    number = head.splitBottom(isAiry ? 1 : 0).rest.splitBottom(numberRows).bottom
    calculation =
      headRows > 1
      ? Rect(column: head.column, row: number.row - 1, columns: head.columns, rows: 1)
      : Rect(column: head.column, row: head.row, columns: 0, rows: 0)
    pad = inside.splitTop(headRows).rest.splitTop(padRows).top
  }

  /// The place of a key.
  func place(row: Int, column: Int, span: Int) -> Rect {
    Rect(
      column: pad.column + column * (keyColumns + Self.gap), row: pad.row + row * keyRows,
      columns: span * keyColumns + (span - 1) * Self.gap, rows: keyRows
    ).intersection(pad)
  }
}
