import DailyMathCore

/// Finds the moments in which a snapshot of the open account can be written without anybody waiting for it.
///
/// Such a moment comes when nobody has pressed a key for a while, no question waits for its answer, and enough was done
/// since the last time. After it there is nothing to wake up for.
struct QuietMoments {
  /// Nanoseconds without a key after which a moment counts as quiet.
  static let silence: UInt64 = 2_000_000_000
  /// Nanoseconds from one such moment to the next.
  static let pause: UInt64 = 60_000_000_000
  /// So many events make it worth while.
  static let fewestEvents = 64

  private var lastKey: UInt64 = 0
  private var lastMoment: UInt64?
  private var account: AccountID?
  /// How many events the account had when it was opened, or at the last moment.
  private var settledCount = 0

  /// Takes note that somebody did something at `now`.
  mutating func noteKey(at now: UInt64) {
    lastKey = now
  }

  /// Takes note that the moment was used at `now`.
  mutating func noteUse(of signedIn: SignedIn, at now: UInt64) {
    lastMoment = now
    settledCount = signedIn.library.eventCount
  }

  /// When the next moment will be, in nanoseconds of the monotonic clock, if nothing happens until then; `nil` for none.
  mutating func next(for signedIn: SignedIn?, isAsking: Bool) -> UInt64? {
    guard let signedIn else {
      account = nil
      return nil
    }
    let count = signedIn.library.eventCount
    if account != signedIn.account.id {
      account = signedIn.account.id
      settledCount = count
    }
    guard !isAsking, count - settledCount >= Self.fewestEvents else { return nil }
    return max(lastKey + Self.silence, lastMoment.map { $0 + Self.pause } ?? 0)
  }
}
