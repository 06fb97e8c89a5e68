import DailyMathTerminal

/// Items one below another; where the window is low the notes go first, then the blank rows, then the borders, and where that
/// is not enough the items scroll.
struct Form<Action: Equatable & Sendable> {
  /// One row of the form: a field, two fields side by side, or a button.
  struct Item {
    /// How many rows it takes, with or without borders.
    let rows: (_ isCompact: Bool) -> Int
    /// Whether it is only worth reading, so that it goes before anything else where the window is low.
    var isNote = false
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
    var heights = items.map { $0.rows(false) }
    func fits() -> Bool { heights.reduce(0, +) <= rows }
    for index in items.indices.reversed() where items[index].isNote && !fits() {
      heights[index] = 0
    }
    if fits() { return (heights, false) }
    // What takes no row at all without borders is blank.
    for index in items.indices where items[index].rows(true) == 0 { heights[index] = 0 }
    if fits() { return (heights, false) }
    return (compactArrangement(rows: rows), true)
  }

  /// The heights without borders; rows that are left over become blank ones, and after those notes.
  private func compactArrangement(rows: Int) -> [Int] {
    let compact = items.map { $0.rows(true) }
    var heights = zip(items, compact).map { $0.isNote ? 0 : $1 }
    var free = rows - heights.reduce(0, +)
    guard free >= 0 else {
      // Where the items scroll, only those notes are left that stand at their end, where they part nothing.
      let last = items.lastIndex { !$0.isNote && $0.rows(true) > 0 } ?? 0
      return items.indices.map { $0 < last && items[$0].isNote ? 0 : compact[$0] }
    }
    giveBlankRows(to: &heights, from: &free)
    for index in items.indices where items[index].isNote && compact[index] <= free {
      heights[index] = compact[index]
      free -= compact[index]
    }
    giveBlankRows(to: &heights, from: &free)
    return heights
  }

  /// Makes free rows the blank ones between what is shown; one that nothing follows would part nothing.
  private func giveBlankRows(to heights: inout [Int], from free: inout Int) {
    let last = heights.lastIndex { $0 > 0 } ?? 0
    for index in items.indices
    where index < last && heights[index] == 0 && !items[index].isNote && free > 0 {
      heights[index] = min(items[index].rows(false), free)
      free -= heights[index]
    }
  }
}
