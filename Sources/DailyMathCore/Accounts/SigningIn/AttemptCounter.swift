/// Counts attempts to sign in, on the disk: neither the end of the program nor a clock that is set back takes one away.
///
/// After three failures in a row every further one makes the next attempt wait: 1, 2, 4 … seconds, at most 300.
public struct AttemptCounter: Sendable {
  /// Counts an attempt as failed, which is on the disk when this returns, or refuses it.
  public var begin: @Sendable (AttemptKey, Instant) throws(StoreError) -> AttemptVerdict
  /// For how many milliseconds the next attempt has to wait.
  public var wait: @Sendable (AttemptKey, Instant) throws(StoreError) -> Int64
  /// Forgets all failures, because an attempt succeeded.
  public var succeed: @Sendable (AttemptKey) throws(StoreError) -> Void

  /// Makes a counter from its closures.
  public init(
    begin: @escaping @Sendable (AttemptKey, Instant) throws(StoreError) -> AttemptVerdict,
    wait: @escaping @Sendable (AttemptKey, Instant) throws(StoreError) -> Int64,
    succeed: @escaping @Sendable (AttemptKey) throws(StoreError) -> Void
  ) {
    self.begin = begin
    self.wait = wait
    self.succeed = succeed
  }
}
