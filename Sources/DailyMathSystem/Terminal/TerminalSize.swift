/// The size of a terminal in character cells.
package struct TerminalSize: Equatable, Sendable {
  /// Cells in a row; at least 1.
  package let columns: Int
  /// Rows; at least 1.
  package let rows: Int

  /// A size; both at least 1.
  package init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }

  /// What a terminal that does not tell its size is taken to have: 80×24.
  package static let usual = TerminalSize(columns: 80, rows: 24)
}
