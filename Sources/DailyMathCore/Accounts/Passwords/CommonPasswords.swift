/// The passwords that are tried first everywhere: about 3,000, of six characters and more, since shorter ones are refused.
///
/// All are in lower case and without accents. The frequent ones of the world are facts, in the order of the ranking that
/// comes with zxcvbn (Wheeler, "zxcvbn: Low-Budget Password Strength Estimation", USENIX Security 2016; MIT licence), less
/// dates, of which there are as many as days. Some are obscene; they are compared only, and never shown.
enum CommonPasswords {
  private static let lists = [digitsToG, hToZ, spanish]

  /// Tells whether `folded`, in lower case and without accents, is as a whole one of them.
  static func contains(_ folded: Span<UInt8>) -> Bool {
    lists.contains { contains(folded, in: $0) }
  }

  /// Compares with one word after another where they stand, so that nothing is made of the password.
  private static func contains(_ folded: Span<UInt8>, in words: String) -> Bool {
    var matched = 0
    var isAlike = true
    for byte in words.utf8 {
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
        if isAlike, matched == folded.count { return matched > 0 }
        matched = 0
        isAlike = true
      } else if isAlike {
        isAlike = matched < folded.count && folded[matched] == byte
        matched += 1
      }
    }
    return isAlike && matched == folded.count && matched > 0
  }
}
