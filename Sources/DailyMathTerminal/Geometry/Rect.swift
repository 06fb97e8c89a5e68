/// A rectangle of cells: its top left corner and its extent, which is never negative.
///
/// Every operation saturates, so that no window size and no sum of margins can trap.
package struct Rect: Hashable, Sendable {
  /// The leftmost column.
  package let column: Int
  /// The topmost row.
  package let row: Int
  /// The width in cells.
  package let columns: Int
  /// The height in cells.
  package let rows: Int

  /// A rectangle at that corner; an extent below zero counts as zero.
  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// The rectangle of that size whose corner is the origin.
  package init(_ size: Size) {
    self.init(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  /// The top left corner.
  package var origin: Position { Position(column: column, row: row) }

  /// The extent without the place.
  package var size: Size { Size(columns: columns, rows: rows) }

  /// The first column to the right of it.
  package var endColumn: Int { column.addingSaturated(columns) }

  /// The first row below it.
  package var endRow: Int { row.addingSaturated(rows) }

  /// Whether there is no cell in it.
  package var isEmpty: Bool { columns == 0 || rows == 0 }

  /// Whether the cell at `position` lies inside.
  package func contains(_ position: Position) -> Bool {
    position.column >= column && position.column < endColumn
      && position.row >= row && position.row < endRow
  }

  /// What both rectangles cover; empty where they do not touch.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return Rect(
      column: left, row: top,
      columns: min(endColumn, other.endColumn).subtractingSaturated(left),
      rows: min(endRow, other.endRow).subtractingSaturated(top))
  }

  /// The rectangle without `columns` cells at either side and `rows` cells above and below.
  ///
  /// Where that is more than there is, an empty rectangle inside this one is left.
  package func inset(columns horizontal: Int, rows vertical: Int) -> Rect {
    let left = min(max(0, horizontal), columns)
    let top = min(max(0, vertical), rows)
    return Rect(
      column: column.addingSaturated(left), row: row.addingSaturated(top),
      columns: (columns - left).subtractingSaturated(left),
      rows: (rows - top).subtractingSaturated(top))
  }

  /// The rectangle without a margin of `cells` on all four sides.
  package func inset(by cells: Int) -> Rect { inset(columns: cells, rows: cells) }

  /// The rectangle of at most `size` in the middle of this one.
  ///
  /// An odd cell goes to the right and below.
  package func centered(_ size: Size) -> Rect {
    let width = min(size.columns, columns)
    let height = min(size.rows, rows)
    return Rect(
      column: column.addingSaturated((columns - width) / 2),
      row: row.addingSaturated((rows - height) / 2),
      columns: width, rows: height)
  }

  /// The same extent, moved right and down.
  package func offset(columns horizontal: Int = 0, rows vertical: Int = 0) -> Rect {
    Rect(
      column: column.addingSaturated(horizontal), row: row.addingSaturated(vertical),
      columns: columns, rows: rows)
  }
}
