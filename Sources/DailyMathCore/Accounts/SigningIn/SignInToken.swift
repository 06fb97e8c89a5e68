/// What this machine shows in the place of a password: whose sign-in is remembered, and the random token that proves it.
public struct SignInToken: Hashable, Sendable {
  /// Whose sign-in it is.
  public var account: AccountID
  /// The token: lower-case Crockford base-32 digits of 260 random bits.
  public var token: String

  /// How many digits of 5 bits a token has.
  public static let tokenLength = 52

  /// Makes a token from its parts.
  public init(account: AccountID, token: String) {
    self.account = account
    self.token = token
  }
}
