package import DailyMathCore
package import DailyMathSystem

/// Something that the learner who is signed in wants to have done with the account; `current` is the password now.
package enum AccountChange: Equatable, Sendable {
  /// Set another password.
  case password(current: SecretBytes, new: SecretBytes)
  /// Sign in with another address from now on.
  case email(EmailAddress, current: SecretBytes)
  /// Make new recovery codes in the place of those there are.
  case recoveryCodes(current: SecretBytes)
  /// Write everything into a file, whose path is as it was typed.
  case export(path: String)
  /// Delete the account and everything in it.
  case deletion(current: SecretBytes)
}
