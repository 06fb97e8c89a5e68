/// For whom attempts to sign in are counted.
public enum AttemptKey: Hashable, Sendable {
  /// An account, whatever its address is.
  case account(AccountID)
  /// An address.
  ///
  /// Sign-ins are counted by it where no account has it, so that waiting tells nobody which addresses exist; where one
  /// has it, the messages with codes that are asked for are.
  case address(EmailAddress)
}
