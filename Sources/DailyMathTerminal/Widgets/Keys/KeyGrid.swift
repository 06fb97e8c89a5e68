/// Keys in rows with lines between them, such as a numeric pad.
///
/// Keys are known by where they are: the index of the row, and the index in the row.
package struct KeyGrid<Action: Equatable & Sendable>: Equatable, Sendable {
  /// A key's place: the index of its row, and its index there.
  package struct Place: Hashable, Sendable {
    /// The index of the row.
    package let row: Int
    /// The index of the key in the row.
    package let key: Int

    /// The place of that key in that row.
    package init(row: Int, key: Int) {
      self.row = row
      self.key = key
    }
  }

  /// The keys, row by row; the last key of a shorter row goes on to the edge.
  package var rows: [[GridKey<Action>]]
  /// The key that is being pressed, which is shown between brackets and reversed; nil for none.
  package var pressed: Place?
  /// The key with the focus; nil for none.
  package var focused: Place?
  /// The columns inside a key that takes one column of the grid; 3 or more.
  package let keyColumns: Int

  /// A grid of those keys.
  package init(
    _ rows: [[GridKey<Action>]], pressed: Place? = nil, focused: Place? = nil, keyColumns: Int = 4
  ) {
    self.rows = rows
    self.pressed = pressed
    self.focused = focused
    self.keyColumns = min(max(3, keyColumns), 40)
  }

  /// The extent with all lines.
  package var size: Size {
    guard gridColumns > 0 else { return .zero }
    return Size(columns: gridColumns * (keyColumns + 1) + 1, rows: 2 * rows.count + 1)
  }

  /// The extent without any lines.
  package var compactSize: Size {
    Size(columns: gridColumns * keyColumns, rows: rows.count)
  }

  /// How many columns of keys there are.
  var gridColumns: Int {
    rows.map { $0.reduce(0) { $0 + $1.span } }.max() ?? 0
  }

  /// The columns of the grid at which the keys of a row begin, and where the last one ends.
  func edges(ofRow row: Int) -> [Int] {
    var edges = [0]
    for key in rows[row] { edges.append((edges.last ?? 0) + key.span) }
    if edges.count > 1 { edges[edges.count - 1] = gridColumns }
    return edges
  }

  /// The place that an arrow key moves the focus to; the same one at an edge, and nil where the key is no arrow.
  package func place(after press: KeyPress) -> Place? {
    guard press.modifiers.isEmpty, [.up, .down, .left, .right].contains(press.key) else {
      return nil
    }
    guard let focused, rows.indices.contains(focused.row),
      rows[focused.row].indices.contains(focused.key)
    else {
      return rows.firstIndex { !$0.isEmpty }.map { Place(row: $0, key: 0) }
    }
    switch press.key {
    case .left: return Place(row: focused.row, key: max(0, focused.key - 1))
    case .right:
      return Place(row: focused.row, key: min(focused.key + 1, rows[focused.row].count - 1))
    case .up: return nearest(to: focused, rows: rows[..<focused.row].indices.reversed())
    default: return nearest(to: focused, rows: Array(rows[(focused.row + 1)...].indices))
    }
  }

  /// The key over or under the left end of one, in the first of those rows that has keys.
  private func nearest(to place: Place, rows candidates: [Int]) -> Place {
    guard let row = candidates.first(where: { !rows[$0].isEmpty }) else { return place }
    let column = edges(ofRow: place.row)[place.key]
    let key = edges(ofRow: row).dropLast().lastIndex { $0 <= column } ?? 0
    return Place(row: row, key: key)
  }
}
