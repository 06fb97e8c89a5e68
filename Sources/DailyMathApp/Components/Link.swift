import DailyMathTerminal

/// A line of text that leads somewhere.
struct Link {
  let label: String
  let isFocused: Bool

  init(_ label: String, isFocused: Bool) {
    self.label = label
    self.isFocused = isFocused
  }

  /// The columns it takes, with the place of its mark.
  var columns: Int { TextLayout.columns(of: label) + 2 }

  /// Draws the link from the left of a rectangle's first row; a mark before it shows the focus without colour too.
  func draw<Action>(
    into frame: inout Frame<Action>, rect: Rect, glyphs: Glyphs, action: Action
  ) {
    let place = rect.splitLeft(columns).left.splitTop(1).top
    let mark = isFocused ? String(glyphs.focusMark) : " "
    frame.canvas.writeLine(
      "\(mark) \(label)", in: place, style: isFocused ? .accent.bold.underlined : .accent,
      glyphs: glyphs)
    if isFocused { frame.placeCursor(at: place.origin) }
    frame.addRegion(place, action)
  }
}
