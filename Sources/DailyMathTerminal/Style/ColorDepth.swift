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
  /// A non-empty `NO_COLOR` (no-color.org) beats everything; then a `CLICOLOR_FORCE` other than 0 asks for colour
  /// whatever the terminal is called; a dumb or unnamed terminal gets none otherwise, also where `COLORTERM` was
  /// inherited from another. How many there are is what `COLORTERM` and the end of `TERM` say, sixteen without either.
  package static func detect(environment: (String) -> String?) -> ColorDepth {
    if let value = environment("NO_COLOR"), !value.isEmpty { return .none }
    let terminal = environment("TERM") ?? ""
    let force = environment("CLICOLOR_FORCE") ?? ""
    let isForced = !force.isEmpty && force != "0"
    guard isForced || (!terminal.isEmpty && terminal != "dumb") else { return .none }
    return named(terminal, colors: environment("COLORTERM")?.lowercased() ?? "")
  }

  /// The depth of a terminal of that name in which `COLORTERM` has that value.
  private static func named(_ terminal: String, colors: String) -> ColorDepth {
    if terminal.hasSuffix("-direct") { return .trueColor }
    if colors == "truecolor" || colors == "24bit" {
      // A multiplexer passes on the variable of the terminal around it, but not always the colours.
      let isMultiplexer = terminal.hasPrefix("screen") || terminal.hasPrefix("tmux")
      return isMultiplexer ? .indexed256 : .trueColor
    }
    return terminal.hasSuffix("-256color") ? .indexed256 : .ansi16
  }
}
