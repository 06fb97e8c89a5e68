/// A row of numbers as columns side by side, with gaps where there is no number.
package struct Sparkline: Hashable, Sendable {
  /// What stands for the numbers that share a column.
  package enum Resampling: Hashable, Sendable {
    /// The largest of them, so that no peak is lost.
    case maximum
    /// Their mean, without those that are absent.
    case mean
  }

  /// The numbers from left to right; nil, and what is not finite, stands for an absent one.
  package var values: [Double?]
  /// The numbers at the bottom and at the top; nil takes them from the values, with 0 among them.
  package var range: ClosedRange<Double>?
  /// What stands for the numbers that share a column.
  package var resampling: Resampling
  /// How the columns look.
  package var style: CellStyle

  /// A line of those numbers.
  package init(
    _ values: [Double?], in range: ClosedRange<Double>? = nil, resampling: Resampling = .mean,
    style: CellStyle = .accent
  ) {
    self.values = values
    self.range = range
    self.resampling = resampling
    self.style = style
  }

  /// Draws the line as high as the rectangle, a column for each number, or as many as there is room for.
  ///
  /// Every number that is there is seen: the lowest one as the lowest step. Fewer numbers than columns begin at the left.
  package func draw(into canvas: inout Canvas, rect: Rect, glyphs: Glyphs) {
    let place = rect.intersection(canvas.bounds)
    guard !place.isEmpty else { return }
    let columns = resampled(to: place.columns)
    let bounds = range ?? Self.range(of: columns)
    let stepsInCell = glyphs.columnSteps.count - 1
    for (index, value) in columns.enumerated() {
      guard let value else { continue }
      let height = Self.height(
        of: value, in: bounds, steps: place.rows.multipliedSaturated(by: stepsInCell))
      for row in 0..<place.rows {
        // Row 0 is the lowest one here.
        let steps = min(max(0, height - row * stepsInCell), stepsInCell)
        guard steps > 0 else { break }
        canvas.write(
          String(glyphs.columnSteps[steps]),
          at: Position(column: place.column + index, row: place.endRow - 1 - row), style: style)
      }
    }
  }

  /// The numbers in at most that many columns, each of which stands for as many of them as the others, or for one more.
  func resampled(to columns: Int) -> [Double?] {
    let finite = values.map { $0.flatMap { $0.isFinite ? $0 : nil } }
    guard columns > 0 else { return [] }
    guard finite.count > columns else { return finite }
    return (0..<columns).map { column in
      let start = finite.count.proportion(column, of: columns)
      let end = finite.count.proportion(column + 1, of: columns)
      return combined(finite[start..<end].compactMap(\.self))
    }
  }

  private func combined(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    return switch resampling {
    case .maximum: values.max()
    // Divided first, so that no sum can overflow.
    case .mean: values.reduce(0) { $0 + $1 / Double(values.count) }
    }
  }

  private static func range(of values: [Double?]) -> ClosedRange<Double> {
    let present = values.compactMap(\.self)
    return min(0, present.min() ?? 0)...max(0, present.max() ?? 0)
  }

  /// How many of `steps` a number reaches; at least one.
  private static func height(of value: Double, in range: ClosedRange<Double>, steps: Int) -> Int {
    // Halved, so that the span of the largest numbers is finite.
    let span = range.upperBound / 2 - range.lowerBound / 2
    guard span > 0 else { return 1 }
    let part = (value / 2 - range.lowerBound / 2) / span
    return max(1, Int((min(max(0, part), 1) * Double(steps)).rounded()))
  }
}
