import DailyMathCore
import DailyMathTerminal

/// Where the parts of a drill stand in a window.
struct DrillLayout {
  /// Room for the question, the entry and the verdict.
  let board: Rect
  /// The keypad; empty where there is no room for it.
  let keypad: Rect

  /// The columns between the board and the keypad beside it.
  private static let gap = 3
  /// The narrowest board that leaves room for a keypad beside it, and the lowest for one below it: there
  /// the question still has large digits.
  private static let smallestBoard = (columns: 36, rows: 10)

  /// Divides the content of a page, whose keypad is of that size.
  init(_ page: PageLayout, keypad size: Size) {
    let body = page.content.splitTop(page.isLow ? 1 : 2).rest
    let none = Rect(column: body.endColumn, row: body.row, columns: 0, rows: 0)
    guard !page.isLow, size.columns <= body.columns else {
      (board, keypad) = (body, none)
      return
    }
    if body.columns >= size.columns + Self.gap + Self.smallestBoard.columns,
      body.rows >= size.rows
    {
      let (right, left) = body.splitRight(size.columns)
      board = left.splitRight(Self.gap).rest
      // What stands in the middle of a high window looks as if it hung too low.
      keypad = right.splitTop((body.rows - size.rows) / 3).rest.splitTop(size.rows).top
    } else if body.rows >= size.rows + Self.smallestBoard.rows {
      let (below, above) = body.splitBottom(size.rows)
      board = above
      keypad = below.centered(size)
    } else {
      (board, keypad) = (body, none)
    }
  }
}
