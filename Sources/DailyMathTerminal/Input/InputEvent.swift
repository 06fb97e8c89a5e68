/// Something the person at the terminal did.
package enum InputEvent: Hashable, Sendable {
  /// A key was pressed, or repeats.
  case key(KeyPress)
  /// Text was pasted: newlines are `\n`, and there are no other control characters in it.
  case paste(String)
}
