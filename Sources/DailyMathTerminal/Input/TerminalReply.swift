/// What a terminal answered to a question of ours.
package enum TerminalReply: Hashable, Sendable {
  /// What a terminal says about a mode it was asked for (DECRPM).
  package enum ModeStatus: Int, Hashable, Sendable {
    /// It does not know the mode.
    case unknown = 0
    /// The mode is on.
    case on = 1
    /// The mode is off and can be turned on.
    case off = 2
    /// The mode is on and stays so.
    case alwaysOn = 3
    /// The mode is off and stays so.
    case alwaysOff = 4
  }

  /// The flags of the kitty keyboard protocol that hold now: the terminal knows the protocol.
  case keyboardFlags(Int)
  /// How a private mode stands.
  case mode(Int, ModeStatus)
  /// The colour of the background.
  case background(RGBColor)
  /// Where the cursor is, counted from 0.
  case cursor(Position)
  /// The name and version of the terminal.
  case version(String)
  /// What kind of terminal it is (DA1); every terminal answers this, so it ends the answers to what was asked before.
  case attributes
  /// The terminal, or the system around it, changed between light and dark (mode 2031).
  case colorSchemeChanged
}
