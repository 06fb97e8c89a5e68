/// A one-time code that was sent by mail, as the disk knows it.
public struct MailedCode: Hashable, Sendable {
  /// The hash of the code; never the code.
  public var hash: String
  /// When it was made.
  public var created: Instant
  /// From when on it is worth nothing.
  public var expires: Instant
  /// How often it may still be tried.
  public var triesLeft: Int

  /// How long a code is worth something, in milliseconds: 15 minutes.
  public static let lifetime: Int64 = 15 * 60_000
  /// How often a code may be tried.
  public static let tries = 5

  /// Makes a code from its parts.
  public init(hash: String, created: Instant, expires: Instant, triesLeft: Int = tries) {
    self.hash = hash
    self.created = created
    self.expires = expires
    self.triesLeft = triesLeft
  }
}
