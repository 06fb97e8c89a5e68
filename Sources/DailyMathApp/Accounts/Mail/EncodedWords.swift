internal import DailyMathSystem

/// The text of a header field, in ASCII (RFC 2047).
enum EncodedWords {
  /// The longest line that an encoded word stands in.
  static let longestLine = 76
  /// What stands before the text of a word.
  private static let opening = "=?utf-8?Q?"
  /// What stands behind it.
  private static let closing = "?="

  /// The text as it is where it is printing ASCII, else in encoded words, folded into lines.
  ///
  /// `column` characters of the first line are used up already. No character is split between two words.
  static func text(_ text: String, after column: Int) -> String {
    let isPlain = text.utf8.allSatisfy { (0x20...0x7E).contains($0) } && !text.holds("=?")
    guard !isPlain else { return text }
    let around = opening.count + closing.count
    var words = [""]
    var room = longestLine - column - around
    for scalar in text.unicodeScalars {
      let encoded = encoded(scalar)
      if encoded.count > room {
        words.append("")
        // A folded line begins with a space.
        room = longestLine - 1 - around
      }
      words[words.count - 1] += encoded
      room -= encoded.count
    }
    return words.map { opening + $0 + closing }.joined(separator: "\n ")
  }

  /// A character as it stands in a word, where only letters and digits stand for themselves.
  private static func encoded(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case " ": "_"
    case "a"..."z", "A"..."Z", "0"..."9": String(scalar)
    default: String(scalar).utf8.map(QuotedPrintable.escaped).joined()
    }
  }
}
