/// What the program switches on in a terminal, and how it switches it off again.
///
/// Nothing in either sequence asks the terminal a question, so nothing has to be waited for.
package struct TerminalModes: Hashable, Sendable {
  /// The modes that every screen needs.
  package static let standard = TerminalModes()

  /// What is sent before the first frame.
  ///
  /// In order: the title is kept for later, the alternate screen is entered and cleared (not every terminal clears it),
  /// the cursor hides, lines do not wrap (the last cell of the screen would scroll it), arrows and keypad send their
  /// plain codes, pastes are marked as such.
  package var enterSequence: [UInt8] {
    Array(
      ("\u{1B}[22;2t\u{1B}[?1049h" + EscapeSequence.clearScreen + EscapeSequence.home
        + EscapeSequence.hideCursor + "\u{1B}[?7l\u{1B}[?1l\u{1B}>\u{1B}[?2004h").utf8)
  }

  /// What is sent last, in one write, however the program ends.
  package var leaveSequence: [UInt8] {
    Array(
      ("\u{1B}[0m\u{1B}]8;;\u{1B}\\\u{1B}[?2004l\u{1B}[?7h" + EscapeSequence.showCursor
        + "\u{1B}[?1049l\u{1B}[23;2t").utf8)
  }
}
