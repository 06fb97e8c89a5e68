import DailyMathTerminal

/// How every screen divides the window: one column of content, a foot line of keys, and a line for notices above it.
struct PageLayout {
  /// The widest column of content; wider windows get it in their middle.
  static let widest = 76
  /// The widest that content may be which stands in several columns itself, and the narrowest window for that.
  private static let spacious = (widest: 140, fewestColumns: 110)
  /// The smallest window that the screens are drawn in.
  static let smallest = Size(columns: 40, rows: 12)

  /// The whole window.
  let window: Rect
  /// Everything above the foot, no wider than was asked for.
  let content: Rect
  /// The row for what just happened.
  let notice: Rect
  /// The row of keys at the bottom.
  let foot: Rect
  /// Whether the window is too low for blank rows and borders.
  let isLow: Bool
  /// Whether the window is so high that there is room for air and for more than one group.
  let isTall: Bool
  /// Whether the content is so wide that it stands in several columns.
  let isSpacious: Bool
  /// Whether the window is too narrow for things side by side.
  let isNarrow: Bool

  /// Divides a window of `size`, which may be smaller than the smallest.
  ///
  /// - Parameter isDivisible: whether the content can stand in several columns, and so be wider where there is room.
  init(size: Size, isDivisible: Bool = false) {
    window = Rect(size)
    isLow = size.rows < 20
    isTall = size.rows >= 32
    isSpacious = isDivisible && !isLow && size.columns >= Self.spacious.fewestColumns
    isNarrow = size.columns < 64
    let columns = min(size.columns - 2, isSpacious ? Self.spacious.widest : Self.widest)
    let centred = window.centered(Size(columns: columns, rows: size.rows))
    let (bottom, rest) = centred.splitBottom(1)
    let (line, above) = rest.splitBottom(1)
    // Hints and tabs begin with a blank cell of their own, which is let out of the column.
    foot = Rect(
      column: bottom.column - 1, row: bottom.row, columns: bottom.columns + 2, rows: bottom.rows)
    notice = line
    content = above
  }

  /// Draws the rule under the first row of the content; a low window goes without.
  func drawHeadRule(into canvas: inout Canvas, glyphs: Glyphs) {
    guard !isLow else { return }
    let rule = content.splitTop(1).rest
    canvas.horizontalLine(at: rule.origin, columns: rule.columns, glyphs.border.horizontal)
  }

  /// Tells whether a window of `size` is too small for the screens.
  static func isTooSmall(_ size: Size) -> Bool {
    size.columns < smallest.columns || size.rows < smallest.rows
  }
}
