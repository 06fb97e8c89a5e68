/// Which row of a list is selected, and which is the first one shown.
///
/// The rows themselves and their number stay with the caller, so that a list of any length costs what is visible.
package struct ListState: Hashable, Sendable {
  /// The selected row, counted from 0.
  package private(set) var selected: Int
  /// The first row shown, as far as it is known.
  package private(set) var offset: Int

  /// A list with that row selected, shown from `offset` on as far as that keeps the selection in sight.
  package init(selected: Int = 0, offset: Int = 0) {
    self.selected = max(0, selected)
    self.offset = max(0, offset)
  }

  /// Selects a row of `count`, of which `rows` are shown at once; the nearest where there is no such row.
  package mutating func select(_ index: Int, count: Int, rows: Int) {
    selected = min(max(0, index), max(0, count - 1))
    offset = visibleRange(count: count, rows: rows).lowerBound
  }

  /// Takes a key press and says whether it was one for a list.
  ///
  /// Up, Down, Page Up, Page Down, Home and End move; nothing wraps around.
  package mutating func handle(_ press: KeyPress, count: Int, rows: Int) -> Bool {
    guard press.modifiers.isEmpty else { return false }
    let page = max(1, rows - 1)
    switch press.key {
    case .up: select(selected - 1, count: count, rows: rows)
    case .down: select(selected + 1, count: count, rows: rows)
    case .pageUp: select(selected - page, count: count, rows: rows)
    case .pageDown: select(selected + page, count: count, rows: rows)
    case .home: select(0, count: count, rows: rows)
    case .end: select(count - 1, count: count, rows: rows)
    default: return false
    }
    return true
  }

  /// Moves what is shown by that many rows, towards the end where positive, and the selection only where it would leave it.
  package mutating func scroll(by lines: Int, count: Int, rows: Int) {
    let visible = visibleRange(count: count, rows: rows)
    guard !visible.isEmpty else { return }
    offset = min(max(0, visible.lowerBound.addingSaturated(lines)), max(0, count - rows))
    selected = min(max(selected, offset), min(count, offset + visible.count) - 1)
  }

  /// The rows of `count` to show where there is room for `rows`; the selected one is always among them.
  package func visibleRange(count: Int, rows: Int) -> Range<Int> {
    guard count > 0, rows > 0 else { return 0..<0 }
    let selection = min(selected, count - 1)
    let lowest = max(0, selection - rows + 1)
    let first = min(max(offset, lowest), selection, max(0, count - rows))
    return first..<min(count, first + rows)
  }
}
