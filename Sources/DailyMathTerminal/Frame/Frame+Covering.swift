extension Frame {
  /// Makes room for a box in front of everything else in a rectangle, with a blank cell around it.
  ///
  /// What is behind is dimmed, has lost the focus and can be clicked no more.
  package mutating func makeRoom(for box: Rect, in rect: Rect) {
    removeRegions()
    canvas.restyle(rect, style: .secondary)
    guard !box.isEmpty else { return }
    let room = Rect(
      column: box.column.addingSaturated(-1), row: box.row.addingSaturated(-1),
      columns: box.columns.addingSaturated(2), rows: box.rows.addingSaturated(2))
    canvas.fill(room.intersection(rect))
  }
}
