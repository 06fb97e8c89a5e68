/// Something the person at the terminal did, or the terminal told.
package enum InputEvent: Hashable, Sendable {
  /// A key was pressed, or repeats.
  case key(KeyPress)
  /// Text was pasted, perhaps a password.
  case paste(PastedText)
  /// The mouse was used.
  case mouse(MouseEvent)
  /// The window came to the front, or something else did.
  case focus(isGained: Bool)
  /// The terminal answered a question of ours.
  case reply(TerminalReply)
}
