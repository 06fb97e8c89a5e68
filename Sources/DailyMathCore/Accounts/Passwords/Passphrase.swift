internal import DailyMathSystem

/// Four random words, which are easy to remember and hard to guess.
///
/// Four words of n have 4 × log2 n bits: 43 of the 1,715 English ones, 43.6 of the 1,920 Spanish ones, for who knows how the
/// phrase was made. With 0.1 s a guess, half of them take more than 10,000 years.
public enum Passphrase {
  /// How many words a phrase has.
  static let wordCount = 4

  /// A phrase of words of that language, joined by hyphens, drawn from the system's randomness.
  public static func random(in language: Language) -> String {
    let words = PassphraseWords.list(in: language)
    return (0..<wordCount).map { _ in words[index(below: words.count)] }.joined(separator: "-")
  }

  /// An even draw from 0 to `count` − 1; `count` is at most 65,536.
  ///
  /// Draws above the last whole multiple of `count` are thrown away, which would favour the first words.
  private static func index(below count: Int) -> Int {
    let limit = (1 << 16) / count * count
    while true {
      let bytes = SecureRandom.bytes(count: 2)
      let draw = Int(bytes[0]) << 8 | Int(bytes[1])
      if draw < limit { return draw % count }
    }
  }
}
