/// The body of a message in short lines of ASCII (RFC 2045, section 6.7).
enum QuotedPrintable {
  /// The longest line, without its end.
  static let longestLine = 76

  /// The text encoded, with line feeds at the ends of lines.
  ///
  /// No line begins with a dot or with `From `, which mail on its way might change, and none ends with a space.
  static func encoded(_ text: String) -> [UInt8] {
    let lines = Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false)
    return Array(lines.map(encodedLine).joined(separator: "\n").utf8)
  }

  /// A byte as its two hexadecimal digits behind an equals sign.
  static func escaped(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "=0\(digits)" : "=\(digits)"
  }

  private static func encodedLine(_ line: ArraySlice<UInt8>) -> String {
    var result = ""
    var column = 0
    for index in line.indices {
      let rest = line[index...]
      let piece =
        isPlain(rest, atStart: column == 0)
        ? String(Unicode.Scalar(line[index])) : escaped(line[index])
      // One place is kept for the equals sign of a line that goes on.
      if column + piece.count > longestLine - 1 {
        result += "=\n"
        column = 0
      }
      result += piece
      column += piece.count
    }
    return result
  }

  /// Tells whether the first byte of `rest`, which goes to the end of its line, stands for itself.
  private static func isPlain(_ rest: ArraySlice<UInt8>, atStart isStart: Bool) -> Bool {
    switch rest.first {
    case UInt8(ascii: " "): rest.count > 1
    case UInt8(ascii: "="): false
    case UInt8(ascii: "."): !isStart
    case UInt8(ascii: "F"): !(isStart && rest.starts(with: "From ".utf8))
    case .some(0x21...0x7E): true
    default: false
    }
  }
}
