/// A question in front of everything else, with its answers.
///
/// What Enter and Escape mean is up to the caller, who also keeps which button has the focus.
package struct Modal<Action: Equatable & Sendable>: Equatable, Sendable {
  /// What it is about.
  package var title: String
  /// The question, in lines that break where the box ends.
  package var message: [String]
  /// The answers, in the order they are shown.
  package var buttons: [ModalButton<Action>]
  /// The index of the button with the focus.
  package var focused: Int

  private static var widest: Int { 60 }

  /// A question with those answers.
  package init(
    title: String, message: [String], buttons: [ModalButton<Action>], focused: Int = 0
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.focused = focused
  }

  /// Draws the box in the middle of a rectangle and takes away what could be clicked behind it.
  package func draw(into frame: inout Frame<Action>, rect: Rect, glyphs: Glyphs) {
    frame.removeRegions()
    let widths = frame.widths
    let columns = min(max(contentColumns(widths) + 6, 24), Self.widest, rect.columns)
    let lines = message.flatMap { TextLayout.wrapped($0, columns: columns - 6, widths: widths) }
    let buttonRows = rowsOfButtons(columns: columns - 6, widths)
    let box = rect.centered(
      Size(columns: columns, rows: lines.count + buttonRows.count + (title.isEmpty ? 3 : 5)))
    frame.canvas.fill(box)
    frame.canvas.box(box, style: .accent.bold, border: glyphs.focusBorder)
    let inside = box.inset(columns: 3, rows: 1)
    let (answers, text) = inside.splitBottom(buttonRows.count)
    drawText(lines, into: &frame.canvas, text, glyphs)
    for (offset, indices) in buttonRows.enumerated() {
      let row = answers.offset(rows: offset).splitTop(1).top.intersection(answers)
      drawButtons(indices, into: &frame, row, glyphs)
    }
  }

  private func drawText(
    _ lines: [String], into canvas: inout Canvas, _ rect: Rect, _ glyphs: Glyphs
  ) {
    var room = rect
    if !title.isEmpty {
      canvas.writeLine(title, in: room, style: .title, glyphs: glyphs)
      room = room.splitTop(2).rest
    }
    for (index, line) in lines.enumerated() {
      canvas.writeLine(line, in: room.splitTop(index).rest, glyphs: glyphs)
    }
  }

  private func drawButtons(
    _ indices: Range<Int>, into frame: inout Frame<Action>, _ row: Rect, _ glyphs: Glyphs
  ) {
    var room = row
    for index in indices {
      let button = button(index)
      button.draw(into: &frame, rect: room, glyphs: glyphs, action: buttons[index].action)
      room = room.splitLeft(button.columns(widths: frame.widths) + 2).rest
    }
  }

  /// The buttons side by side, as many in each row as fit.
  private func rowsOfButtons(columns: Int, _ widths: WidthPolicy) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var start = 0
    var used = 0
    for index in buttons.indices {
      let width = button(index).columns(widths: widths)
      if index > start, used + width > columns {
        rows.append(start..<index)
        start = index
        used = 0
      }
      used += width + 2
    }
    if start < buttons.count { rows.append(start..<buttons.count) }
    return rows
  }

  private func button(_ index: Int) -> Button {
    Button(
      buttons[index].label, index == focused ? .focused : .normal,
      isDestructive: buttons[index].isDestructive)
  }

  private func contentColumns(_ widths: WidthPolicy) -> Int {
    let answers = buttons.indices.reduce(-2) { $0 + button($1).columns(widths: widths) + 2 }
    let lines = ([title] + message).map { TextLayout.columns(of: $0, widths: widths) }
    return max(answers, lines.max() ?? 0)
  }
}
