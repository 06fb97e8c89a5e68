/// The settings of a terminal (termios), to compare before and after.
package struct TerminalAttributes: Equatable, Sendable {
  /// The flags of input, output, control and local processing.
  package let flags: [UInt64]
  /// The control characters.
  package let characters: [UInt8]
  /// Whether what is typed is shown.
  package let isEchoing: Bool
  /// Whether input comes line by line.
  package let isLineBased: Bool
}
