package import DailyMathSystem

/// What was typed.
package enum PlainAnswer: Equatable, Sendable {
  /// A line of text.
  case text(String)
  /// A password.
  case secret(SecretBytes)

  /// The text without white space at its ends; empty for a password, which is no command.
  var text: String {
    if case .text(let text) = self { text.trimmed } else { "" }
  }

  /// The text as a choice or a command: in small letters, and without what people write after a number.
  var command: String {
    let lowered = text.lowercased()
    guard lowered.count > 1, let last = lowered.last, ".):".contains(last) else { return lowered }
    return String(lowered.dropLast())
  }

  /// Whether it leads back: a dot alone, or the key Escape, typed into a line.
  var leadsBack: Bool {
    switch self {
    case .text: text == "." || text == "\u{1B}"
    case .secret(let secret):
      secret.byteCount == 1 && secret.withBytes { $0[0] == 0x2E || $0[0] == 0x1B }
    }
  }
}
