/// Something the person at the terminal did, or the terminal told.
package enum InputEvent: Hashable, Sendable {
  /// A key was pressed, or repeats.
  case key(KeyPress)
  /// Text was pasted: newlines are `\n`, and there are no other control characters in it.
  case paste(String)
  /// The mouse was used.
  case mouse(MouseEvent)
  /// The window came to the front, or something else did.
  case focus(isGained: Bool)
  /// The terminal answered a question of ours.
  case reply(TerminalReply)
}
