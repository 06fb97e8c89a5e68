extension InputDecoder {
  /// How long a lone ESC is waited for where nobody says otherwise, in nanoseconds: 50 ms suits a network.
  package static let usualEscapeWait: UInt64 = 50_000_000
  /// The longest wait that can be asked for, in milliseconds.
  static let longestEscapeWait: UInt64 = 2_000

  /// How long a lone ESC may still become a sequence, in nanoseconds, as the environment asks for.
  ///
  /// `ESCDELAY` gives it in milliseconds, as ncurses reads it; 2 s are the most. Anything else is the usual wait.
  package static func escapeWait(environment: (String) -> String?) -> UInt64 {
    guard let text = environment("ESCDELAY"), (1...9).contains(text.utf8.count),
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let milliseconds = UInt64(text)
    else { return usualEscapeWait }
    return min(milliseconds, longestEscapeWait) * 1_000_000
  }
}
