import DailyMathTerminal

/// Items one below another, which where the window is low lose first the blank rows between them, then their borders, and
/// scroll where that is not enough.
struct Form<Action: Equatable & Sendable> {
  /// One row of the form: a field, two fields side by side, or a button.
  struct Item {
    /// How many rows it takes, with or without borders.
    let rows: (_ isCompact: Bool) -> Int
    /// Whether the keyboard acts on it.
    let isFocused: Bool
    /// Draws it.
    let draw: (inout Frame<Action>, Rect, _ isCompact: Bool) -> Void
  }

  /// Everything in the form, from the top down.
  let items: [Item]

  /// Draws the form into `rect`, so that the item with the focus is seen.
  func draw(into frame: inout Frame<Action>, rect: Rect) {
    let (heights, isCompact) = arrangement(rows: rect.rows)
    // Without borders, blank rows tell the items apart where there is room for them.
    let shown = heights.count { $0 > 0 }
    let gap = isCompact && heights.reduce(shown - 1, +) <= rect.rows ? 1 : 0
    var first = 0
    if heights.reduce(0, +) > rect.rows, let focused = items.firstIndex(where: \.isFocused) {
      // The item after the one with the focus is kept in sight too, where there is room for both.
      let last = min(focused + 1, items.count - 1)
      while first < focused, heights[first...last].reduce(0, +) > rect.rows { first += 1 }
    }
    var cursor = RowCursor(rect)
    for index in first..<items.count where !cursor.rest.isEmpty {
      let place = cursor.take(heights[index])
      if heights[index] > 0 { cursor.skip(gap) }
      if place.rows == heights[index] { items[index].draw(&frame, place, isCompact) }
    }
  }

  /// How many rows each item gets, and whether they do without borders.
  private func arrangement(rows: Int) -> (heights: [Int], isCompact: Bool) {
    let full = items.map { $0.rows(false) }
    // What takes no row at all without borders is blank.
    let close = zip(items, full).map { $0.rows(true) == 0 ? 0 : $1 }
    for heights in [full, close] where heights.reduce(0, +) <= rows { return (heights, false) }
    return (items.map { $0.rows(true) }, true)
  }
}
