/// What a finger does without thinking: one piece again and again, or runs along the alphabet, the digits and the keyboard.
enum PasswordPattern {
  /// The rows along which runs go, in either direction; the columns of a keyboard are among them.
  private static let rows = [
    "abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm",
    // The keyboards of Spanish, where ñ has lost its tilde here, and of German.
    "asdfghjkln", "qwertzuiop", "1qaz", "2wsx", "3edc", "4rfv", "5tgb", "6yhn", "7ujm",
  ].map { Array($0.utf8) }

  /// The shortest run that counts as one, in bytes.
  private static let shortestRun = 3
  /// The most bytes that may be left over at the end of the last run.
  private static let longestRest = 2
  /// A piece that is repeated is shorter than this, in bytes; a longer one is a password by itself.
  private static let longestPiece = PasswordWeakness.recommendedLength - 1

  /// Tells whether `folded`, in lower case and without accents, is such a pattern as a whole.
  static func isPattern(_ folded: Span<UInt8>) -> Bool {
    guard folded.count >= shortestRun else { return false }
    return hasTwoCharacters(folded) || isRepeated(folded) || isMadeOfRuns(folded)
  }

  private static func hasTwoCharacters(_ bytes: Span<UInt8>) -> Bool {
    guard let second = bytes.indices.first(where: { bytes[$0] != bytes[0] }) else { return true }
    return bytes.indices.allSatisfy { bytes[$0] == bytes[0] || bytes[$0] == bytes[second] }
  }

  /// Whether a piece stands there twice or more often; the last time it may be cut off.
  private static func isRepeated(_ bytes: Span<UInt8>) -> Bool {
    let longest = min(longestPiece, bytes.count / 2)
    guard longest >= 1 else { return false }
    return (1...longest).contains { length in
      (length..<bytes.count).allSatisfy { bytes[$0] == bytes[$0 - length] }
    }
  }

  private static func isMadeOfRuns(_ bytes: Span<UInt8>) -> Bool {
    var start = 0
    while start < bytes.count {
      let length = longestRun(in: bytes, from: start)
      guard length >= shortestRun else {
        return start > 0 && bytes.count - start <= longestRest
      }
      start += length
    }
    return true
  }

  /// How many bytes from `start` on are one character again and again, or go along one row in one direction.
  private static func longestRun(in bytes: Span<UInt8>, from start: Int) -> Int {
    var longest = 1
    while start + longest < bytes.count, bytes[start + longest] == bytes[start] { longest += 1 }
    for row in rows {
      for (place, byte) in row.enumerated() where byte == bytes[start] {
        for step in [1, -1] {
          var length = 1
          while start + length < bytes.count, row.indices.contains(place + step * length),
            row[place + step * length] == bytes[start + length]
          {
            length += 1
          }
          longest = max(longest, length)
        }
      }
    }
    return longest
  }
}
