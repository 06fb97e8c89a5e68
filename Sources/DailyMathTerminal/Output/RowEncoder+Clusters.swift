extension RowEncoder {
  /// Whether a terminal would take the cluster for a part of the one that was drawn just before it.
  ///
  /// Text never has such neighbours, but what was drawn over half of another text may.
  func joinsPrevious(_ index: Int, at target: Position) -> Bool {
    let cell = new.packed[index]
    guard !cell.neverJoins, pen.column == target.column, pen.row == target.row, target.column > 0
    else { return false }
    let isAfterWide = new.packed[index - 1].extent == .continuation
    let before = new.packed[index - (isAfterWide ? 2 : 1)]
    return (String(new.character(before)) + String(new.character(cell))).count < 2
  }

  /// Draws again what stands before a contested cluster in the last column.
  ///
  /// A terminal that gives it two columns has only those that end there, so that it drew over its neighbour.
  mutating func repairBefore(_ index: Int, from start: Int, _ row: Int) {
    guard index > start else { return }
    let isAfterWide = new.packed[index - 1].extent == .continuation
    let before = index - (isAfterWide ? 2 : 1)
    drawAgain(new.packed[before], at: Position(column: before - start, row: row))
  }
}
