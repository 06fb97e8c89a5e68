/// What was pressed, without the keys held down with it.
package enum Key: Hashable, Sendable {
  /// A character, as the keyboard layout gives it; Shift is already in it.
  case character(Character)
  /// Enter or Return, on the main block or the number pad.
  case enter
  /// Tab; backwards it is this key with Shift.
  case tab
  /// Escape alone.
  case escape
  /// The key that deletes before the cursor.
  case backspace
  /// The key that deletes after the cursor.
  case delete
  /// Insert, above Delete on most keyboards.
  case insert
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// The arrow left.
  case left
  /// The arrow right.
  case right
  /// Home, to the beginning.
  case home
  /// End, to the end.
  case end
  /// Page up, a window's height back.
  case pageUp
  /// Page down, a window's height on.
  case pageDown
  /// F1 and following, counted from 1.
  case function(Int)
}
