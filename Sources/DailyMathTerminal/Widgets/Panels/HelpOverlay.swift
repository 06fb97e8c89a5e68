/// The keys there are, in groups, over whatever was on the screen: in columns where there is room, and scrolled where not.
package struct HelpOverlay: Hashable, Sendable {
  /// The heading over all groups; empty for none.
  package var title: String
  /// The groups, in the order they are read.
  package var groups: [HelpKeys]
  /// How far it was scrolled.
  package var scroll: ScrollState

  private static let narrowestColumn = 34
  private static let mostColumns = 3
  private static let gap = 3

  /// Help about those keys.
  package init(title: String = "", groups: [HelpKeys], scroll: ScrollState = ScrollState()) {
    self.title = title
    self.groups = groups
    self.scroll = scroll
  }

  /// How many lines there are where it is drawn into that rectangle, and how many of them are shown at once.
  ///
  /// This is what `ScrollState` has to know to take a key.
  package func extent(in rect: Rect, glyphs: Glyphs) -> (count: Int, rows: Int) {
    let columns = columns(in: rect, glyphs)
    return (columns.map(\.count).max() ?? 0, body(of: rect).rows)
  }

  /// Draws the help and takes away what could be clicked behind it.
  ///
  /// - Parameter action: what a click means, such as closing it; nil for nothing.
  package func draw<Action>(
    into frame: inout Frame<Action>, rect: Rect, glyphs: Glyphs, action: Action? = nil
  ) {
    frame.removeRegions()
    guard !rect.isEmpty else { return }
    frame.canvas.fill(rect)
    if !title.isEmpty { frame.canvas.writeLine(title, in: rect, style: .title, glyphs: glyphs) }
    let columns = columns(in: rect, glyphs)
    let body = body(of: rect)
    let count = columns.map(\.count).max() ?? 0
    let visible = scroll.visibleRange(count: count, rows: body.rows)
    let places = body.divided(
      intoColumns: Array(repeating: .fill, count: columns.count), gap: Self.gap)
    for (lines, place) in zip(columns, places) {
      for (offset, line) in lines.dropFirst(visible.lowerBound).prefix(visible.count).enumerated() {
        line.draw(
          into: &frame.canvas, rect: place.splitTop(offset).rest.splitTop(1).top, glyphs: glyphs)
      }
    }
    let arrows = ScrollIndicator(visible: visible, count: count)
    if !title.isEmpty { arrows.draw("", into: &frame.canvas, rect: rect, glyphs: glyphs) }
    frame.placeCursor(at: rect.origin)
    if let action { frame.addRegion(rect, action) }
  }

  /// The rows under the title, of which one stays blank where there are enough.
  private func body(of rect: Rect) -> Rect {
    guard !title.isEmpty else { return rect }
    return rect.splitTop(rect.rows >= 12 ? 2 : 1).rest
  }

  /// The lines of each column: as many columns as fit, all as low as the order of the groups allows.
  private func columns(in rect: Rect, _ glyphs: Glyphs) -> [[HelpLine]] {
    let fitting = (rect.columns.addingSaturated(Self.gap)) / (Self.narrowestColumn + Self.gap)
    let count = min(max(1, fitting), Self.mostColumns, max(1, groups.count))
    let width = (rect.columns - Self.gap * (count - 1)) / count
    let column = HelpLine.meaningColumn(of: groups, columns: width, glyphs: glyphs)
    let blocks = groups.map {
      HelpLine.lines(of: $0, columns: width, meaningColumn: column, glyphs: glyphs)
    }
    let total = blocks.reduce(0) { $0 + $1.count + 1 }
    for height in (blocks.map(\.count).max() ?? 0)...max(total, 1) {
      let columns = Self.stacked(blocks, height: height)
      if columns.count <= count { return columns }
    }
    return Self.stacked(blocks, height: .max)
  }

  /// The blocks one below another, with a blank line between, a new column where one would be higher than that.
  private static func stacked(_ blocks: [[HelpLine]], height: Int) -> [[HelpLine]] {
    var columns: [[HelpLine]] = []
    for block in blocks {
      if let last = columns.last, last.count + 1 + block.count <= height {
        columns[columns.count - 1] += [.blank] + block
      } else {
        columns.append(block)
      }
    }
    return columns
  }
}
