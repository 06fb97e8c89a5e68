/// Which line of a text that has no selection is the first one shown.
///
/// The lines and their number stay with the caller.
package struct ScrollState: Hashable, Sendable {
  /// The first line shown, as far as it is known.
  package private(set) var offset: Int

  /// A text that is shown from that line on, as far as that fills the window.
  package init(offset: Int = 0) {
    self.offset = max(0, offset)
  }

  /// Takes a key press and says whether it was one for a text; `rows` of its `count` lines are shown at once.
  ///
  /// Up and Down move by a line, Page Up, Page Down and Space by a window but one line, Home and End go to the ends.
  package mutating func handle(_ press: KeyPress, count: Int, rows: Int) -> Bool {
    guard press.modifiers.isEmpty else { return false }
    let page = max(1, rows - 1)
    switch press.key {
    case .up: scroll(by: -1, count: count, rows: rows)
    case .down: scroll(by: 1, count: count, rows: rows)
    case .pageUp: scroll(by: -page, count: count, rows: rows)
    case .pageDown, .character(" "): scroll(by: page, count: count, rows: rows)
    case .home: offset = 0
    case .end: scroll(by: .max, count: count, rows: rows)
    default: return false
    }
    return true
  }

  /// Moves what is shown by that many lines, towards the end where positive, no further than to the last line.
  package mutating func scroll(by lines: Int, count: Int, rows: Int) {
    let first = visibleRange(count: count, rows: rows).lowerBound
    offset = min(max(0, first.addingSaturated(lines)), max(0, count - max(0, rows)))
  }

  /// The lines of `count` to show where there is room for `rows`.
  package func visibleRange(count: Int, rows: Int) -> Range<Int> {
    guard count > 0, rows > 0 else { return 0..<0 }
    let first = min(offset, max(0, count - rows))
    return first..<(first + min(rows, count - first))
  }
}
