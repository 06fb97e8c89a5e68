/// A list of any length, of which only the rows in sight are asked for and drawn.
///
/// `ListState` keeps which row is selected and takes the keys and the wheel.
package struct ListView<Action: Equatable & Sendable> {
  /// How many rows there are.
  package let count: Int
  /// Which one is selected and which is the first one shown.
  package let state: ListState
  /// Whether the keyboard acts on it.
  package let isFocused: Bool
  /// What is said where there are no rows, in lines that break at the edge.
  package let emptyText: String
  /// The row with that index, counted from 0.
  private let row: (Int) -> ListRow
  /// What a click on the row with that index means; nil for nothing.
  private let action: ((Int) -> Action?)?

  /// A list whose rows come from `row`, which is called for those in sight only.
  package init(
    count: Int, state: ListState, isFocused: Bool, emptyText: String,
    action: ((Int) -> Action?)? = nil, row: @escaping (Int) -> ListRow
  ) {
    self.count = max(0, count)
    self.state = state
    self.isFocused = isFocused
    self.emptyText = emptyText
    self.action = action
    self.row = row
  }

  /// Draws the rows with a mark on the selected one, and a scroll bar at the right edge where rows are out of sight.
  package func draw(into frame: inout Frame<Action>, rect: Rect, glyphs: Glyphs) {
    guard count > 0 else {
      drawEmptyText(into: &frame, rect, glyphs)
      return
    }
    let bar = ScrollBar(visible: state.visibleRange(count: count, rows: rect.rows), count: count)
    // Where there is hardly room for a row's text, the bar goes first.
    let hasBar = bar.isNeeded && rect.columns >= 8
    let (edge, rows) = rect.splitRight(hasBar ? 2 : 0)
    drawRows(into: &frame, rows, glyphs)
    if hasBar { bar.draw(into: &frame.canvas, rect: edge.splitLeft(1).rest, glyphs: glyphs) }
  }

  /// Draws the rows in sight, one screen row each, with the mark in the first two columns of the selected one.
  private func drawRows(into frame: inout Frame<Action>, _ rect: Rect, _ glyphs: Glyphs) {
    let visible = state.visibleRange(count: count, rows: rect.rows)
    for index in visible {
      let place = rect.offset(rows: index - visible.lowerBound).splitTop(1).top
      // Nobody sees what is off the screen, so it is not asked for.
      guard !place.intersection(frame.bounds).isEmpty else { continue }
      let isSelected = index == min(state.selected, count - 1)
      row(index).draw(
        into: &frame.canvas, rect: place.splitLeft(2).rest, isSelected: isSelected, glyphs: glyphs)
      if isSelected {
        frame.canvas.write(
          String(isFocused ? glyphs.focusMark : glyphs.selectionMark), at: place.origin,
          style: isFocused ? .accent.bold : .secondary, columns: place.columns)
        if isFocused { frame.placeCursor(at: place.origin) }
      }
      if let action = action?(index) { frame.addRegion(place, action) }
    }
  }

  private func drawEmptyText(into frame: inout Frame<Action>, _ rect: Rect, _ glyphs: Glyphs) {
    frame.canvas.writeParagraph(
      emptyText, in: rect.splitLeft(2).rest, style: .secondary, glyphs: glyphs)
    if isFocused, !rect.isEmpty { frame.placeCursor(at: rect.origin) }
  }
}
