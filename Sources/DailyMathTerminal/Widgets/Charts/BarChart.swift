/// Bars one below another, a line each: the label, the bar, and the number it stands for.
package struct BarChart<Action: Equatable & Sendable>: Equatable, Sendable {
  /// The bars, from the top down.
  package var bars: [Bar<Action>]
  /// The value whose bar takes all the room; nil for the largest there is.
  package var maximum: Int?
  /// The index of the selected bar; nil where none can be.
  package var selected: Int?
  /// Whether the keyboard acts on the chart.
  package var isFocused: Bool
  /// Whether the bars stand apart from one another, and so grow by whole cells only.
  package var isAiry: Bool

  private static var gap: Int { 2 }
  private static var longestBar: Int { 40 }
  private static var shortestBar: Int { 4 }

  /// A chart of those bars.
  package init(
    _ bars: [Bar<Action>], maximum: Int? = nil, selected: Int? = nil, isFocused: Bool = false,
    isAiry: Bool = false
  ) {
    self.bars = bars
    self.maximum = maximum
    self.selected = selected
    self.isFocused = isFocused
    self.isAiry = isAiry
  }

  /// Draws as many bars as there are rows.
  ///
  /// Labels take three fifths of the width at most and are cut there. Where there is little room, the bars go first and
  /// then the labels: the numbers are what is to be known.
  package func draw(into frame: inout Frame<Action>, rect: Rect, glyphs: Glyphs) {
    let markColumns = selected == nil ? 0 : 2
    let places = columns(of: rect.splitLeft(markColumns).rest, widths: frame.widths)
    let largest = max(1, maximum ?? bars.map(\.value).max() ?? 1)
    for (index, bar) in bars.prefix(rect.rows).enumerated() {
      func cells(_ place: Rect) -> Rect { place.splitTop(index).rest.splitTop(1).top }
      let isSelected = index == selected
      frame.canvas.writeLine(
        bar.label, in: cells(places.label), style: isSelected ? .title : .text, glyphs: glyphs)
      draw(
        bar.value, of: largest, style: bar.style, into: &frame.canvas, cells(places.bar), glyphs)
      frame.canvas.writeLine(
        bar.number, in: cells(places.number), alignment: .trailing, glyphs: glyphs)
      if isSelected { drawMark(into: &frame, cells(rect), glyphs) }
      if let action = bar.action { frame.addRegion(cells(rect), action) }
    }
  }

  private func drawMark(into frame: inout Frame<Action>, _ row: Rect, _ glyphs: Glyphs) {
    guard !row.isEmpty else { return }
    frame.canvas.write(
      String(isFocused ? glyphs.focusMark : glyphs.selectionMark), at: row.origin,
      style: isFocused ? .accent.bold : .secondary)
    if isFocused { frame.placeCursor(at: row.origin) }
  }

  /// The columns of the labels, of the bars and of the numbers, each over all rows.
  private func columns(
    of rect: Rect, widths: WidthPolicy
  ) -> (label: Rect, bar: Rect, number: Rect) {
    let numberColumns = bars.map { TextLayout.columns(of: $0.number, widths: widths) }.max() ?? 0
    let labelColumns = bars.map { TextLayout.columns(of: $0.label, widths: widths) }.max() ?? 0
    let label = min(labelColumns, rect.columns.proportion(3, of: 5))
    let bar = min(Self.longestBar, rect.columns - label - numberColumns - 2 * Self.gap)
    if bar >= Self.shortestBar {
      let parts = rect.divided(
        intoColumns: [.fixed(label), .fixed(bar), .fixed(numberColumns)], gap: Self.gap)
      return (parts[0], parts[1], parts[2])
    }
    let (left, rest) = rect.splitLeft(min(labelColumns, rect.columns - numberColumns - 1))
    let number = rest.splitLeft(left.isEmpty ? 0 : 1).rest.splitLeft(numberColumns).left
    return (left, rest.splitLeft(0).left, number)
  }

  /// Draws a bar in the finest steps there are; what is more than nothing takes a step at least.
  private func draw(
    _ value: Int, of largest: Int, style: CellStyle, into canvas: inout Canvas, _ rect: Rect,
    _ glyphs: Glyphs
  ) {
    guard value > 0, !rect.isEmpty else { return }
    let characters = isAiry ? [" ", glyphs.lowBar] : glyphs.barSteps
    let stepsInCell = characters.count - 1
    let steps = max(1, (rect.columns * stepsInCell).proportion(value, of: largest))
    let (whole, part) = steps.quotientAndRemainder(dividingBy: stepsInCell)
    canvas.fill(rect.splitLeft(whole).left, with: characters[stepsInCell], style: style)
    if part > 0 {
      canvas.write(
        String(characters[part]), at: rect.origin.offset(columns: whole), style: style)
    }
  }
}
