package import DailyMathSystem

/// Why a password that is allowed is easy to guess.
///
/// After NIST SP 800-63B revision 4, section 3.1.1.2: fifteen characters for a password that stands alone, and none that is
/// common, expected or compromised, where the whole password is compared and not the words in it. The section asks for such
/// passwords to be refused; here they are advised against, because the account protects no more than a deck of cards from
/// people who share a machine.
public enum PasswordWeakness: Hashable, Sendable {
  /// It is one of the passwords that are tried first everywhere.
  case common
  /// It is the learner's name, the first part of the address, or the name of the program.
  case personal
  /// It is one piece again and again, or a run such as `abcdef` or `987654`.
  case pattern
  /// It has fewer than `recommendedLength` characters.
  case short

  /// The fewest code points of a password that needs no word of advice.
  public static let recommendedLength = 15

  /// The worst weakness of `password`; `nil` where there is none.
  ///
  /// Capitals and accents do not count. Names also count with digits or `!` after them, and backwards. The password
  /// becomes no text; what is compared is a copy without accents, which is wiped.
  package static func worst(
    of password: SecretBytes, displayName: String, email: String
  ) -> PasswordWeakness? {
    let words = PersonalWords(displayName: displayName, email: email)
    let guessable: PasswordWeakness? = FoldedText.folded(password).withBytes { folded in
      if CommonPasswords.contains(folded) { return .common }
      if words.contains(folded) { return .personal }
      return PasswordPattern.isPattern(folded) ? .pattern : nil
    }
    return guessable ?? (password.codePointCount < recommendedLength ? .short : nil)
  }
}
