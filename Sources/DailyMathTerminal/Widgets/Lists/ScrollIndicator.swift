/// Whether there is more of a list above or below what is shown.
package struct ScrollIndicator: Hashable, Sendable {
  /// Whether rows are hidden above.
  private let hasMoreAbove: Bool
  /// Whether rows are hidden below.
  private let hasMoreBelow: Bool

  /// What is to be said where `visible` rows of `count` are shown.
  package init(visible: Range<Int>, count: Int) {
    hasMoreAbove = visible.lowerBound > 0
    hasMoreBelow = visible.upperBound < count
  }

  /// Whether anything is hidden.
  package var isNeeded: Bool { hasMoreAbove || hasMoreBelow }

  /// The caller's words for the position, with an arrow for each direction in which there is more.
  ///
  /// The arrows' places stay empty where there is no more, so that the words do not move.
  package func text(_ position: String, glyphs: Glyphs) -> String {
    let up = hasMoreAbove ? glyphs.arrows[0] : " "
    let down = hasMoreBelow ? glyphs.arrows[1] : " "
    return "\(up)\(down) \(position)"
  }

  /// Draws the text at the right end of a rectangle's first row, where anything is hidden.
  package func draw(
    _ position: String, into canvas: inout Canvas, rect: Rect, glyphs: Glyphs
  ) {
    guard isNeeded else { return }
    canvas.writeLine(
      text(position, glyphs: glyphs), in: rect, style: .secondary, alignment: .trailing,
      glyphs: glyphs)
  }
}
