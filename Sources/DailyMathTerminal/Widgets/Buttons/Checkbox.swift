/// A choice that is on or off, drawn as `[x] Label`.
package struct Checkbox: Hashable, Sendable {
  /// What it decides.
  package var label: String
  /// Whether it is chosen.
  package var isOn: Bool
  /// Whether the next key goes here.
  package var isFocused: Bool

  /// A choice with that label.
  package init(_ label: String, isOn: Bool, isFocused: Bool) {
    self.label = label
    self.isOn = isOn
    self.isFocused = isFocused
  }

  /// The columns it takes, in every state, with the place of its mark.
  package func columns(widths: WidthPolicy) -> Int {
    TextLayout.columns(of: label, widths: widths) + 6
  }

  /// Draws the choice from the left of a rectangle's first row; a mark before it shows the focus without colour too.
  ///
  /// - Parameter action: what a click on it means; nil for nothing.
  package func draw<Action>(
    into frame: inout Frame<Action>, rect: Rect, glyphs: Glyphs, action: Action? = nil
  ) {
    let place = rect.splitLeft(columns(widths: frame.widths)).left.splitTop(1).top
    guard !place.isEmpty else { return }
    // A letter, which every terminal and every screen reader has.
    let box = isOn ? "[x]" : "[ ]"
    let mark = isFocused ? String(glyphs.focusMark) : " "
    let style: CellStyle = isFocused ? .accent.bold : .text
    frame.canvas.writeLine("\(mark) \(box) \(label)", in: place, style: style, glyphs: glyphs)
    // The cursor stands in the box, where the next space makes or takes away the letter.
    if isFocused { frame.placeCursor(at: place.origin.offset(columns: min(3, place.columns - 1))) }
    if let action { frame.addRegion(place, action) }
  }
}
