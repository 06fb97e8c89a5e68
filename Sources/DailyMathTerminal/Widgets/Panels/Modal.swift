/// A question in front of everything else, with its answers.
///
/// What Enter and Escape mean is up to the caller, who also keeps which button has the focus and how far a long message was
/// scrolled.
package struct Modal<Action: Equatable & Sendable>: Equatable, Sendable {
  /// What it is about.
  package var title: String
  /// The question, in lines that break where the box ends.
  package var message: [String]
  /// The answers, in the order they are shown.
  package var buttons: [ModalButton<Action>]
  /// The index of the button with the focus.
  package var focused: Int
  /// How far the message was scrolled, where the window is too low for all of it.
  package var scroll: ScrollState

  private static var widest: Int { 60 }

  /// A question with those answers.
  ///
  /// - Parameter focused: the index of the button with the focus; nil for the first one that takes nothing away, so that Enter
  ///   does no harm.
  package init(
    title: String, message: [String], buttons: [ModalButton<Action>], focused: Int? = nil,
    scroll: ScrollState = ScrollState()
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.focused = focused ?? buttons.firstIndex { !$0.isDestructive } ?? 0
    self.scroll = scroll
  }

  /// How many lines the message has where it is drawn into that rectangle, and how many of them are shown at once.
  ///
  /// This is what `ScrollState` has to know to take a key.
  package func extent(
    in rect: Rect, widths: WidthPolicy = .narrow
  ) -> (count: Int, rows: Int) {
    let arrangement = ModalArrangement(self, in: rect, widths: widths)
    return (arrangement.lines.count, arrangement.text.rows)
  }

  /// Draws the box in the middle of a rectangle and takes away what could be clicked behind it, which is dimmed.
  ///
  /// Where the window is low, the blank rows go first; then the message scrolls, because the answers have to be in sight.
  package func draw(into frame: inout Frame<Action>, rect: Rect, glyphs: Glyphs) {
    let arrangement = ModalArrangement(self, in: rect, widths: frame.widths)
    frame.makeRoom(for: arrangement.box, in: rect)
    // What is behind has lost the focus, also where there is no button to take it.
    frame.isCursorVisible = false
    frame.cursor = arrangement.box.isEmpty ? nil : arrangement.box.origin
    if arrangement.hasBorder {
      frame.canvas.box(arrangement.box, style: .accent.bold, border: glyphs.focusBorder)
    }
    frame.canvas.writeLine(title, in: arrangement.title, style: .title, glyphs: glyphs)
    drawMessage(arrangement, into: &frame.canvas, glyphs)
    drawButtons(arrangement, into: &frame, glyphs)
  }

  private func drawMessage(
    _ arrangement: ModalArrangement<Action>, into canvas: inout Canvas, _ glyphs: Glyphs
  ) {
    let (lines, rect) = (arrangement.lines, arrangement.text)
    guard !rect.isEmpty else { return }
    let visible = scroll.visibleRange(count: lines.count, rows: rect.rows)
    for index in visible {
      canvas.writeLine(
        lines[index], in: rect.splitTop(index - visible.lowerBound).rest, glyphs: glyphs)
    }
    // The arrows stand in the margin, where no text is.
    let margin = rect.splitRight(1).right.offset(columns: arrangement.hasBorder ? 1 : 0)
    if visible.lowerBound > 0 {
      canvas.write(String(glyphs.arrows[0]), at: margin.origin, style: .accent)
    }
    if visible.upperBound < lines.count {
      canvas.write(
        String(glyphs.arrows[1]), at: margin.splitBottom(1).bottom.origin, style: .accent)
    }
  }

  private func drawButtons(
    _ arrangement: ModalArrangement<Action>, into frame: inout Frame<Action>, _ glyphs: Glyphs
  ) {
    let place = arrangement.answers
    let rows = arrangement.buttonRows
    // Where not all rows of buttons fit, the one with the focus is kept in sight.
    let row = rows.firstIndex { $0.contains(focused) } ?? 0
    let first = max(0, row - max(0, place.rows - 1))
    for (offset, indices) in rows.dropFirst(first).prefix(place.rows).enumerated() {
      var room = place.offset(rows: offset).splitTop(1).top
      for index in indices {
        let button = button(index)
        button.draw(into: &frame, rect: room, glyphs: glyphs, action: buttons[index].action)
        room = room.splitLeft(button.columns(widths: frame.widths) + 2).rest
      }
    }
  }

  /// The button of an answer as it is drawn.
  func button(_ index: Int) -> Button {
    Button(
      buttons[index].label, index == focused ? .focused : .normal,
      isDestructive: buttons[index].isDestructive)
  }

  /// The columns that the box's content needs, with each line as long as it is.
  private func contentColumns(_ widths: WidthPolicy) -> Int {
    let answers = buttons.indices.reduce(-2) { $0 + button($1).columns(widths: widths) + 2 }
    let lines = ([title] + message).map { TextLayout.columns(of: $0, widths: widths) }
    return max(answers, lines.max() ?? 0)
  }

  /// The columns of the box, where there are so many.
  func boxColumns(widths: WidthPolicy) -> Int {
    min(max(contentColumns(widths) + 6, 24), Self.widest)
  }
}
