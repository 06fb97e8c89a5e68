extension Rect {
  /// The full height in the middle, no wider than that; an odd column is left over at the right.
  ///
  /// This keeps lines short enough to read in a wide window.
  ///
  /// - Parameters:
  ///   - columns: the most columns there may be.
  ///   - margin: the columns that stay free at either side, where there are so many.
  package func centeredColumn(atMost columns: Int, margin: Int = 0) -> Rect {
    inset(columns: margin, rows: 0).placed(Size(columns: columns, rows: rows))
  }

  /// The rectangle of at most that size at that place in this one.
  package func placed(
    _ size: Size, _ horizontal: TextAlignment = .center, _ vertical: VerticalAlignment = .middle
  ) -> Rect {
    let width = min(size.columns, columns)
    let height = min(size.rows, rows)
    let left =
      switch horizontal {
      case .leading: 0
      case .center: (columns - width) / 2
      case .trailing: columns - width
      }
    let top =
      switch vertical {
      case .top: 0
      case .middle: (rows - height) / 2
      case .bottom: rows - height
      }
    return Rect(
      column: column.addingSaturated(left), row: row.addingSaturated(top), columns: width,
      rows: height)
  }
}
