/// How much of something is done, as a bar.
package struct ProgressBar: Hashable, Sendable {
  /// What the bar is made of.
  package enum Shape: Hashable, Sendable {
    /// Shaded blocks, for work that is done step by step.
    case blocks
    /// A line, for time that runs out.
    case line
  }

  /// How much is done; values outside 0 to `total` count as the nearest inside.
  package var done: Int
  /// How much there is to do; nothing to do counts as done.
  package var total: Int
  /// What the bar is made of.
  package var shape: Shape
  /// How the done part looks.
  package var style: CellStyle

  /// A bar that shows `done` of `total`.
  package init(
    done: Int, total: Int, shape: Shape = .blocks, style: CellStyle = .accent
  ) {
    self.done = done
    self.total = total
    self.shape = shape
    self.style = style
  }

  /// The columns of the done part in a bar of that width.
  ///
  /// The first column fills with the first step and the last one with the last step only.
  private func filledColumns(of columns: Int) -> Int {
    guard total > 0, done < total else { return max(0, columns) }
    guard done > 0, columns > 0 else { return 0 }
    let filled = columns.proportion(done, of: total)
    return min(max(1, filled), max(0, columns - 1))
  }

  /// Draws the bar over the first row of a rectangle.
  package func draw(into canvas: inout Canvas, rect: Rect, glyphs: Glyphs) {
    let filled = filledColumns(of: rect.columns)
    let (left, right) = rect.splitTop(1).top.splitLeft(filled)
    let isLine = shape == .line
    canvas.fill(left, with: isLine ? glyphs.lineFilled : glyphs.barFilled, style: style)
    canvas.fill(right, with: isLine ? glyphs.lineEmpty : glyphs.barEmpty, style: .surface)
  }
}
