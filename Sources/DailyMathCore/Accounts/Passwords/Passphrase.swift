/// Four random words, which are easy to remember and hard to guess.
public enum Passphrase {
  /// A phrase of words of that language, joined by hyphens, drawn from the system's randomness.
  public static func random(in language: Language) -> String { "" }
}
