extension Rect {
  /// The topmost `count` rows, and what is left below them.
  package func splitTop(_ count: Int) -> (top: Rect, rest: Rect) {
    let taken = min(max(0, count), rows)
    return (
      Rect(column: column, row: row, columns: columns, rows: taken),
      Rect(
        column: column, row: row.addingSaturated(taken), columns: columns, rows: rows - taken)
    )
  }

  /// The lowest `count` rows, and what is left above them.
  package func splitBottom(_ count: Int) -> (bottom: Rect, rest: Rect) {
    let taken = min(max(0, count), rows)
    let (rest, bottom) = splitTop(rows - taken)
    return (bottom, rest)
  }

  /// The leftmost `count` columns, and what is left beside them.
  package func splitLeft(_ count: Int) -> (left: Rect, rest: Rect) {
    let taken = min(max(0, count), columns)
    return (
      Rect(column: column, row: row, columns: taken, rows: rows),
      Rect(
        column: column.addingSaturated(taken), row: row, columns: columns - taken, rows: rows)
    )
  }

  /// The rightmost `count` columns, and what is left beside them.
  package func splitRight(_ count: Int) -> (right: Rect, rest: Rect) {
    let taken = min(max(0, count), columns)
    let (rest, right) = splitLeft(columns - taken)
    return (right, rest)
  }
}
