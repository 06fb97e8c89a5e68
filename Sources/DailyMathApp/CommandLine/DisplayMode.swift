/// How the program shows itself.
package enum DisplayMode: Equatable, Sendable {
  /// A screen that is drawn and follows every key.
  case fullScreen
  /// Lines and numbered choices, for screen readers, scripts and terminals that can do no more.
  case plain

  /// The mode that is asked for by the option, by `ACCESSIBLE`, or by a `TERM` that promises nothing.
  ///
  /// `ACCESSIBLE=0` asks for nothing, so that somebody who has it set for good can turn it off for once.
  package static func choose(
    _ options: CommandLineOptions, environment: (String) -> String?
  ) -> DisplayMode {
    if options.isPlain { return .plain }
    if let accessible = environment("ACCESSIBLE"), !accessible.isEmpty, accessible != "0" {
      return .plain
    }
    let terminal = environment("TERM") ?? ""
    return terminal.isEmpty || terminal == "dumb" ? .plain : .fullScreen
  }
}
