/// The words that phrases are made of: of four to seven letters from a to z, common and kind.
///
/// No two of a language differ in their last letter only, so that a phrase that was written down is read as it was meant.
enum PassphraseWords {
  /// The words of that language, in the order of the alphabet.
  static func list(in language: Language) -> [Substring] {
    let text =
      switch language {
      case .spanish: spanish
      case .english: english
      }
    return text.split { $0 == " " || $0 == "\n" }
  }
}
