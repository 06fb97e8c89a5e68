/// What stands inside a field: it draws itself on one row and puts the cursor where the next letter goes.
package protocol FieldContent {
  /// Whether there is nothing in it.
  var isEmpty: Bool { get }

  /// Draws the part that fits into the first row of a rectangle, and places the cursor where it has the focus.
  func draw<Action>(
    into frame: inout Frame<Action>, rect: Rect, isFocused: Bool, glyphs: Glyphs)
}
