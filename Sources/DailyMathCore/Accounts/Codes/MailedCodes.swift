/// The codes that were sent by mail, on this machine's disk; an account has at most one.
public struct MailedCodes: Sendable {
  /// Keeps a code in the place of the one before.
  public var put: @Sendable (AccountID, MailedCode) throws(StoreError) -> Void
  /// Takes a try away, which is on the disk when this returns, and gives the code to try.
  ///
  /// `nil` where there is none, it expired, or no try is left; a code without tries is gone. One from the future, which a
  /// clock set back leaves behind, counts as expired.
  public var beginTry: @Sendable (AccountID, Instant) throws(StoreError) -> MailedCode?
  /// Takes the code with this hash away; false where it is gone already.
  public var take: @Sendable (AccountID, _ hash: String) throws(StoreError) -> Bool
  /// Takes whatever code there is away.
  public var remove: @Sendable (AccountID) throws(StoreError) -> Void

  /// Makes the codes from their closures.
  public init(
    put: @escaping @Sendable (AccountID, MailedCode) throws(StoreError) -> Void,
    beginTry: @escaping @Sendable (AccountID, Instant) throws(StoreError) -> MailedCode?,
    take: @escaping @Sendable (AccountID, _ hash: String) throws(StoreError) -> Bool,
    remove: @escaping @Sendable (AccountID) throws(StoreError) -> Void
  ) {
    self.put = put
    self.beginTry = beginTry
    self.take = take
    self.remove = remove
  }
}
