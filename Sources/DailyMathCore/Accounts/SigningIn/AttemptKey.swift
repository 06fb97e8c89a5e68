/// For whom attempts to sign in are counted.
public enum AttemptKey: Hashable, Sendable {
  /// An account, whatever its address is.
  case account(AccountID)
  /// An address that no account has, so that waiting tells nobody which addresses exist.
  case address(EmailAddress)
}
