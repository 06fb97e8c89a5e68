/// Keys as a terminal sends them.
package enum Keys {
  /// Enter.
  package static let enter = "\r"
  /// Escape.
  package static let escape = "\u{1B}"
  /// Arrow down.
  package static let down = "\u{1B}[B"
  /// Arrow up.
  package static let up = "\u{1B}[A"
  /// Page Down.
  package static let pageDown = "\u{1B}[6~"
  /// Page Up.
  package static let pageUp = "\u{1B}[5~"
  /// End.
  package static let end = "\u{1B}[F"
  /// Home.
  package static let home = "\u{1B}[H"
  /// Backspace.
  package static let backspace = "\u{7F}"
  /// F1, which opens and closes the help.
  package static let help = "\u{1B}OP"
  /// F3, which leads from *Login* to *Register*.
  package static let register = "\u{1B}OR"
  /// F3, which in the quiz goes to the next kind of answer.
  package static let otherAnswer = "\u{1B}OR"
  /// F4, which leads from *Login* to the forgotten password.
  package static let forgotPassword = "\u{1B}OS"
  /// What opens the statistics from the day's cards.
  package static let statistics = "s"
  /// Control and Q, which leaves the program from anywhere.
  package static let quit = "\u{11}"
}
