package import DailyMathSystem

/// Why a password that is allowed is easy to guess.
///
/// After NIST SP 800-63B revision 4, section 3.1.1.2: fifteen characters for a password that stands alone, and none that
/// equals, as a whole, one that is common or expected.
public enum PasswordWeakness: Hashable, Sendable {
  /// It is one of the passwords that are tried first everywhere.
  case common
  /// It is the learner's name, the first part of the address, or the name of the program.
  case personal
  /// It is one character again and again, or a run such as `abcdef` or `987654`.
  case pattern
  /// It has fewer than `recommendedLength` characters.
  case short

  /// The fewest code points of a password that needs no word of advice.
  public static let recommendedLength = 15

  /// The worst weakness of `password`; `nil` where there is none.
  package static func worst(
    of password: SecretBytes, displayName: String, email: String
  ) -> PasswordWeakness? {
    password.codePointCount < recommendedLength ? .short : nil
  }
}
