/// Numbers as columns side by side, over an axis that says what stands there and beside one that says how much it is.
package struct ColumnChart: Hashable, Sendable {
  /// A text at a place of an axis.
  package struct Mark: Hashable, Sendable {
    /// The value that it stands beside, or the index of the column that it stands under.
    package let place: Int
    /// What stands there.
    package let text: String

    /// A text at that place.
    package init(_ place: Int, _ text: String) {
      self.place = place
      self.text = text
    }
  }

  /// The numbers from left to right; nil stands for an absent one, and what is below zero counts as zero.
  package var values: [Int?]
  /// How high the columns reach at most.
  package var scale: ChartScale
  /// The numbers at the left axis, each as it is to be read.
  package var ticks: [Mark]
  /// The texts under the columns; of two that would touch, the earlier one in this order is written.
  package var labels: [Mark]
  /// How the columns look.
  package var style: CellStyle
  /// The index of the column that looks otherwise, and how; nil for none.
  package var exception: (index: Int, style: CellStyle)? {
    get { exceptionIndex.map { ($0, exceptionStyle) } }
    set {
      exceptionIndex = newValue?.index
      exceptionStyle = newValue?.style ?? style
    }
  }

  private var exceptionIndex: Int?
  private var exceptionStyle: CellStyle
  /// The rows under the columns: the axis, and what stands there.
  package static let axisRows = 2
  private static let widestStep = 4

  /// A chart of those numbers.
  package init(
    _ values: [Int?], scale: ChartScale, ticks: [Mark], labels: [Mark], style: CellStyle = .accent
  ) {
    self.values = values
    self.scale = scale
    self.ticks = ticks
    self.labels = labels
    self.style = style
    exceptionStyle = style
  }

  /// Draws the chart as high as the rectangle.
  ///
  /// Where there is little room the gaps between the columns go first, then the left axis, then the last columns.
  package func draw(into canvas: inout Canvas, rect: Rect, glyphs: Glyphs) {
    let rect = rect.intersection(canvas.bounds)
    guard !rect.isEmpty, !values.isEmpty else { return }
    let tickColumns =
      ticks.map { TextLayout.columns(of: $0.text, widths: canvas.widths) }.max() ?? 0
    let hasAxis = !ticks.isEmpty && rect.columns - tickColumns - 2 >= values.count
    let (left, right) = rect.splitLeft(hasAxis ? tickColumns + 2 : 0)
    let (foot, plot) = right.splitBottom(min(Self.axisRows, rect.rows - 1))
    let step = min(max(1, right.columns / values.count), Self.widestStep)
    let extent = min(right.columns, step * values.count)
    if hasAxis { drawTicks(into: &canvas, left.splitTop(plot.rows + 1).top, plot, glyphs) }
    canvas.horizontalLine(
      at: foot.origin, columns: foot.isEmpty ? 0 : extent, glyphs.border.horizontal)
    drawLabels(
      into: &canvas, foot.splitTop(1).rest.splitLeft(extent).left, step: step, glyphs)
    for (index, value) in values.enumerated() {
      let place = plot.splitLeft(index * step).rest.splitLeft(max(1, step - 1)).left
      draw(
        value ?? 0, style: index == exceptionIndex ? exceptionStyle : style, into: &canvas, place,
        glyphs)
    }
  }

  /// Draws one column in the finest steps there are; what is more than nothing takes a step at least.
  private func draw(
    _ value: Int, style: CellStyle, into canvas: inout Canvas, _ rect: Rect, _ glyphs: Glyphs
  ) {
    guard value > 0, !rect.isEmpty else { return }
    let stepsInCell = glyphs.columnSteps.count - 1
    let steps = max(1, (rect.rows * stepsInCell).proportion(value, of: scale.top))
    for row in 0..<rect.rows {
      // Row 0 is the lowest one here.
      let reached = min(max(0, steps - row * stepsInCell), stepsInCell)
      guard reached > 0 else { break }
      let cells = Rect(
        column: rect.column, row: rect.endRow - 1 - row, columns: rect.columns, rows: 1)
      canvas.fill(cells, with: glyphs.columnSteps[reached], style: style)
    }
  }

  /// Draws the left axis, with each number beside the row whose upper edge it stands for.
  private func drawTicks(
    into canvas: inout Canvas, _ rect: Rect, _ plot: Rect, _ glyphs: Glyphs
  ) {
    guard !rect.isEmpty else { return }
    let axis = rect.splitRight(1).right
    canvas.fill(axis, with: glyphs.border.vertical, style: .surface)
    // Its corner, from which the axis below goes on.
    canvas.fill(axis.splitBottom(1).bottom, with: glyphs.border.bottomLeft, style: .surface)
    var written: Set<Int> = []
    // The ends are what has to be known.
    for tick in ticks.sorted(by: { abs($0.place - scale.top / 2) > abs($1.place - scale.top / 2) })
    {
      let rows = tick.place <= 0 ? 0 : max(1, plot.rows.proportion(tick.place, of: scale.top))
      guard written.insert(rows).inserted, rows <= plot.rows else { continue }
      let row = rect.splitTop(plot.rows - rows).rest.splitTop(1).top
      canvas.writeLine(
        tick.text, in: row.splitRight(2).rest, style: .secondary, alignment: .trailing,
        glyphs: glyphs)
      if rows > 0 {
        canvas.fill(row.splitRight(1).right, with: glyphs.joints.right, style: .surface)
      }
    }
  }

  /// Writes under the columns as much as has room, nothing beyond their end.
  private func drawLabels(
    into canvas: inout Canvas, _ rect: Rect, step: Int, _ glyphs: Glyphs
  ) {
    guard !rect.isEmpty else { return }
    var taken: [Range<Int>] = []
    for label in labels {
      let columns = TextLayout.columns(of: label.text, widths: canvas.widths)
      let start = min(max(0, label.place) * step, rect.columns - columns)
      guard start >= 0, columns > 0 else { continue }
      // A blank cell stays between two of them.
      let range = start..<start + columns + 1
      guard !taken.contains(where: { $0.overlaps(range) }) else { continue }
      taken.append(range)
      canvas.writeLine(
        label.text, in: rect.splitLeft(start).rest, style: .secondary, glyphs: glyphs)
    }
  }
}
