/// A colour as a terminal is told about it.
package enum TerminalColor: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case standard
  /// One of the sixteen colours the user chose for the terminal, 0 to 15.
  case ansi(UInt8)

  /// The SGR parameter that makes this the foreground.
  var foregroundParameter: String {
    switch self {
    case .standard: "39"
    case .ansi(let index): "\((index < 8 ? 30 : 82) + index % 16)"
    }
  }

  /// The SGR parameter that makes this the background.
  var backgroundParameter: String {
    switch self {
    case .standard: "49"
    case .ansi(let index): "\((index < 8 ? 40 : 92) + index % 16)"
    }
  }
}
