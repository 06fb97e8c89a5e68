extension Frame {
  /// Shows in a rectangle what of another picture begins with that row of it, with its cursor and what can be activated.
  ///
  /// This is how something longer than its place is scrolled. What lies outside the rectangle is left out.
  package mutating func show(_ page: Frame, from firstRow: Int, in rect: Rect) {
    let place = rect.intersection(bounds)
    let shift = (
      columns: rect.column, rows: rect.row.addingSaturated(0.subtractingSaturated(firstRow))
    )
    for row in place.row..<place.endRow {
      for column in place.column..<place.endColumn {
        let cell = page.canvas[column - shift.columns, row.subtractingSaturated(shift.rows)]
        guard cell.extent != .continuation else { continue }
        // Half of a wide character would reach out of the rectangle.
        let isCut = cell.extent == .wide && column + 1 == place.endColumn
        canvas.put(
          isCut ? " " : cell.character, width: cell.extent == .wide && !isCut ? 2 : 1, column, row,
          cell.style)
      }
    }
    for region in page.hitRegions {
      let moved = region.rect.offset(columns: shift.columns, rows: shift.rows)
      addRegion(moved.intersection(place), region.action)
    }
    guard let cursor = page.cursor?.offset(columns: shift.columns, rows: shift.rows),
      place.contains(cursor)
    else { return }
    placeCursor(
      at: cursor, isVisible: page.isCursorVisible, isSecret: page.isCursorInSecret)
  }
}
