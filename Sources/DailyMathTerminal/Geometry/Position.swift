/// A cell's place, counted from the top left, where both numbers are 0.
///
/// Either number may be negative or past the edge: what is drawn there is clipped.
package struct Position: Hashable, Sendable {
  /// Cells from the left edge.
  package var column: Int
  /// Cells from the top edge.
  package var row: Int

  /// The place in that column and row.
  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// The place that many columns to the right and rows below.
  package func offset(columns: Int = 0, rows: Int = 0) -> Position {
    Position(column: column.addingSaturated(columns), row: row.addingSaturated(rows))
  }
}
