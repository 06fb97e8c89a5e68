/// The head line: a name, the places there are with a mark on the present one, and something at the right end.
package struct TabBar<Action: Equatable & Sendable>: Equatable, Sendable {
  /// The name at the left, which goes first where there is little room.
  package var title: String
  /// The places there are.
  package var tabs: [Tab<Action>]
  /// The index of the present place.
  package var selected: Int
  /// What stands at the right end.
  package var trailing: String
  /// What a click there means; nil for nothing.
  package var trailingAction: Action?

  /// A bar with those tabs.
  package init(
    title: String = "", tabs: [Tab<Action>], selected: Int, trailing: String = "",
    trailingAction: Action? = nil
  ) {
    self.title = title
    self.tabs = tabs
    self.selected = selected
    self.trailing = trailing
    self.trailingAction = trailingAction
  }

  /// Draws the bar on the first row of a rectangle.
  ///
  /// What does not fit is left out in this order: the right end, the name, the labels of the other tabs.
  package func draw(into frame: inout Frame<Action>, rect: Rect, glyphs: Glyphs) {
    let row = rect.splitTop(1).top
    guard !row.intersection(frame.bounds).isEmpty else { return }
    let widths = frame.widths
    let tabColumns = tabColumns(widths)
    let hasTitle = !title.isEmpty && titleColumns(widths) + tabColumns <= row.columns
    let isShort = tabColumns > row.columns
    var column = row.column
    if hasTitle {
      column += 1
      column += frame.canvas.write(title, at: Position(column: column, row: row.row), style: .title)
      column += 2
    }
    for index in tabs.indices {
      column = drawTab(index, isShort: isShort, at: column, into: &frame, row, glyphs)
    }
    drawTrailing(into: &frame, row.splitLeft(column - row.column + 1).rest)
  }

  private func drawTab(
    _ index: Int, isShort: Bool, at column: Int, into frame: inout Frame<Action>, _ row: Rect,
    _ glyphs: Glyphs
  ) -> Int {
    let tab = tabs[index]
    let isSelected = index == selected
    let text = text(of: tab, isSelected: isSelected, isShort: isShort)
    let before = isSelected ? glyphs.focusMark : " "
    let after = isSelected ? glyphs.focusMarkEnd : " "
    let style = isSelected ? CellStyle.accent.bold : .secondary
    let place = Rect(column: column, row: row.row, columns: row.endColumn - column, rows: 1)
    let used = frame.canvas.write(
      "\(before)\(text)\(after)", at: place.origin, style: style, columns: place.columns)
    if let action = tab.action { frame.addRegion(place.splitLeft(used).left, action) }
    return column + used
  }

  private func drawTrailing(into frame: inout Frame<Action>, _ room: Rect) {
    let columns = TextLayout.columns(of: trailing, widths: frame.widths)
    guard columns > 0, columns < room.columns else { return }
    let place = room.splitRight(1).rest.splitRight(columns).right
    frame.canvas.writeLine(trailing, in: place, style: .text)
    if let trailingAction { frame.addRegion(place, trailingAction) }
  }

  private func titleColumns(_ widths: WidthPolicy) -> Int {
    TextLayout.columns(of: title, widths: widths) + 3
  }

  /// The columns of all tabs with their labels.
  private func tabColumns(_ widths: WidthPolicy) -> Int {
    tabs.indices.reduce(0) { sum, index in
      sum + 2
        + TextLayout.columns(
          of: text(of: tabs[index], isSelected: index == selected, isShort: false), widths: widths)
    }
  }

  private func text(of tab: Tab<Action>, isSelected: Bool, isShort: Bool) -> String {
    if isShort, !isSelected, !tab.key.isEmpty { return tab.key }
    return tab.key.isEmpty ? tab.label : tab.key + " " + tab.label
  }
}
