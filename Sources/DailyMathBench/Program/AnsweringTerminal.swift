/// What a modern terminal answers to the questions of a program that starts, in the order in which they are asked.
///
/// It knows the keyboard protocol, the three modes that are asked for, and its dark background.
package enum AnsweringTerminal {
  /// The last question, which every terminal answers.
  package static let lastQuestion = "\u{1B}[c"

  /// Flags of the keyboard, version, background, modes 2026, 2027 and 2031 (known and off), a narrow ambiguous character, and
  /// the kind of terminal.
  package static let answers =
    "\u{1B}[?0u\u{1B}P>|kitty(0.42.1)\u{1B}\\\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\"
    + "\u{1B}[?2026;2$y\u{1B}[?2027;2$y\u{1B}[?2031;2$y\u{1B}[1;2R\u{1B}[?62;c"
}
