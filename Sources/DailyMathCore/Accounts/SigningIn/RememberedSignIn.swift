/// A sign-in that needs no password on this machine until it expires, as the account's own file knows it.
public struct RememberedSignIn: Hashable, Sendable {
  /// The hash of the token; never the token.
  public var tokenHash: String
  /// When it was made.
  public var created: Instant
  /// From when on it lets nobody in.
  public var expires: Instant
  /// The password it belongs to: it lets nobody in once the account has another.
  public var passwordGeneration: Int

  /// How long a sign-in is remembered, in milliseconds: 30 days.
  public static let lifetime: Int64 = 30 * 86_400_000

  /// Makes a remembered sign-in from its parts.
  public init(tokenHash: String, created: Instant, expires: Instant, passwordGeneration: Int) {
    self.tokenHash = tokenHash
    self.created = created
    self.expires = expires
    self.passwordGeneration = passwordGeneration
  }
}
