/// How many columns and rows of cells something takes; never negative.
package struct Size: Hashable, Sendable {
  /// The width in cells.
  package let columns: Int
  /// The height in cells.
  package let rows: Int

  /// No cells at all.
  package static let zero = Size(columns: 0, rows: 0)

  /// A size of that many cells; anything below zero counts as zero.
  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// Whether there is no cell in it.
  package var isEmpty: Bool { columns == 0 || rows == 0 }
}
