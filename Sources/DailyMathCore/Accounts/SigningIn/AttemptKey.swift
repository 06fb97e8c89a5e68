/// For whom attempts to sign in are counted.
public enum AttemptKey: Hashable, Sendable {
  /// An account, whatever its address is.
  case account(AccountID)
  /// An address that no account has, so that waiting tells nobody which addresses exist.
  case address(EmailAddress)
  /// The messages with codes that are asked for an address, whether or not an account has it.
  ///
  /// They are counted for themselves: with the sign-ins, anybody could lock anybody out.
  case request(EmailAddress)
}
