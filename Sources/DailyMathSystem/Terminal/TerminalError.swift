/// Why the terminal cannot be used.
package enum TerminalError: Error, Equatable, Sendable {
  /// The standard input or output is a file or a pipe.
  case notATerminal
  /// Another process group owns the terminal: the program was started with `&`.
  case inBackground
  /// A call failed.
  case system(SystemError)
}

extension TerminalError: CustomStringConvertible {
  /// The cause in words.
  package var description: String {
    switch self {
    case .notATerminal: "the standard input and output are not a terminal"
    case .inBackground: "the program runs in the background of its terminal"
    case .system(let error): error.description
    }
  }
}
