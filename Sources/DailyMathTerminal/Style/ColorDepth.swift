/// How many colours the terminal may be sent.
package enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// No colour; bold, dim, underline and reverse stay.
  case none
  /// The sixteen colours the user chose for the terminal.
  case ansi16
  /// The fixed palette of 256 colours.
  case indexed256
  /// Any colour of 24 bits.
  case trueColor

  /// The depth that the environment asks for.
  ///
  /// A non-empty `NO_COLOR` (no-color.org) beats everything; then a `CLICOLOR_FORCE` other than 0 asks for
  /// colour; a dumb or unnamed terminal gets none.
  package static func detect(environment: (String) -> String?) -> ColorDepth {
    if let value = environment("NO_COLOR"), !value.isEmpty { return .none }
    if let value = environment("CLICOLOR_FORCE"), !value.isEmpty, value != "0" { return .ansi16 }
    guard let terminal = environment("TERM"), !terminal.isEmpty, terminal != "dumb" else {
      return .none
    }
    return .ansi16
  }
}
