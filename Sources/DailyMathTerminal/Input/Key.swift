/// What was pressed, without the keys held down with it.
package enum Key: Hashable, Sendable {
  /// A character, as the keyboard layout gives it; Shift is already in it.
  case character(Character)
  case enter
  case tab
  case escape
  case backspace
  case delete
  case insert
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  /// F1 and following, counted from 1.
  case function(Int)
}
