import DailyMathTerminal

/// A line of text that leads somewhere.
struct Link {
  /// What the learner reads.
  let label: String
  /// Whether Enter follows it.
  let isFocused: Bool

  /// Makes a link that says `label`.
  init(_ label: String, isFocused: Bool) {
    self.label = label
    self.isFocused = isFocused
  }

  /// The columns it takes, with the place of its mark.
  func columns(widths: WidthPolicy) -> Int { TextLayout.columns(of: label, widths: widths) + 2 }

  /// Draws the link from the left of a rectangle's first row; a mark before it shows the focus without colour too.
  func draw<Action>(
    into frame: inout Frame<Action>, rect: Rect, glyphs: Glyphs, action: Action
  ) {
    let place = rect.splitLeft(columns(widths: frame.widths)).left.splitTop(1).top
    let mark = isFocused ? String(glyphs.focusMark) : " "
    frame.canvas.writeLine(
      "\(mark) \(label)", in: place, style: isFocused ? .accent.bold.underlined : .accent,
      glyphs: glyphs)
    if isFocused { frame.placeCursor(at: place.origin) }
    frame.addRegion(place, action)
  }
}
