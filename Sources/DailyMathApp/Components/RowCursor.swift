import DailyMathTerminal

/// Gives out the rows of a rectangle from the top down.
struct RowCursor {
  /// What is left.
  private(set) var rest: Rect

  /// Starts at the first row of `rect`.
  init(_ rect: Rect) {
    rest = rect
  }

  /// The next `count` rows, or as many as are left.
  mutating func take(_ count: Int) -> Rect {
    let (top, rest) = rest.splitTop(count)
    self.rest = rest
    return top
  }

  /// Leaves `count` rows blank.
  mutating func skip(_ count: Int) {
    rest = rest.splitTop(count).rest
  }
}
