/// What stands inside a field: it draws itself and puts the cursor where the next letter goes.
package protocol FieldContent {
  /// Whether there is nothing in it.
  var isEmpty: Bool { get }
  /// Whether all of it is selected, which it shows in a style of its own.
  var isSelected: Bool { get }

  /// Draws the part that fits into a rectangle, and places the cursor where it has the focus.
  func draw<Action>(
    into frame: inout Frame<Action>, rect: Rect, isFocused: Bool, glyphs: Glyphs)

  /// Notes the places to click on in what was drawn into that rectangle.
  ///
  /// - Parameter action: what a click before the cluster with that index means.
  func addPlaces<Action>(
    to frame: inout Frame<Action>, rect: Rect, isFocused: Bool, action: (Int) -> Action)
}

extension FieldContent {
  /// Nothing is selected.
  package var isSelected: Bool { false }

  /// Notes nothing, because there are no places in it.
  package func addPlaces<Action>(
    to frame: inout Frame<Action>, rect: Rect, isFocused: Bool, action: (Int) -> Action
  ) {}
}
