/// The token of the sign-in that this machine remembers; there is at most one.
public struct SignInTokens: Sendable {
  /// The token that is kept; `nil` where there is none or it cannot be read.
  public var read: @Sendable () throws(StoreError) -> SignInToken?
  /// Keeps a token in the place of the one before.
  public var keep: @Sendable (SignInToken) throws(StoreError) -> Void
  /// Forgets the token.
  public var forget: @Sendable () throws(StoreError) -> Void

  /// Makes the tokens from their closures.
  public init(
    read: @escaping @Sendable () throws(StoreError) -> SignInToken?,
    keep: @escaping @Sendable (SignInToken) throws(StoreError) -> Void,
    forget: @escaping @Sendable () throws(StoreError) -> Void
  ) {
    self.read = read
    self.keep = keep
    self.forget = forget
  }
}
