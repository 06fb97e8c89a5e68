/// How often signing in failed in a row, and how long the next attempt has to wait because of it.
struct SignInFailures: Hashable, Sendable {
  /// How many attempts failed, at least 1.
  private(set) var count: Int
  /// When the last of them was, by the wall clock.
  private(set) var last: Instant

  /// How many failures cost no waiting.
  static let free = 3
  /// The longest wait, in milliseconds.
  static let longestWait: Int64 = 300_000

  /// Makes the first failure.
  init(at instant: Instant) {
    count = 1
    last = instant
  }

  /// Makes failures that were counted earlier; `count` is at least 1.
  init(count: Int, last: Instant) {
    self.count = max(count, 1)
    self.last = last
  }

  /// Counts another failure.
  mutating func add(at instant: Instant) {
    count = min(count + 1, Self.largestCount)
    last = instant
  }

  /// Begins the waiting anew where the clock was set back to before the last failure, which would otherwise make it last
  /// until the clock is there again.
  mutating func follow(clock instant: Instant) {
    if instant < last { last = instant }
  }

  /// For how many milliseconds the next attempt has to wait.
  func wait(at instant: Instant) -> Int64 {
    guard count > Self.free else { return 0 }
    let doublings = min(count - Self.free - 1, 20)
    let whole = min(Int64(1_000) << Int64(doublings), Self.longestWait)
    let elapsed = max(0, instant.milliseconds - last.milliseconds)
    return max(0, whole - elapsed)
  }

  private static let largestCount = 1_000_000
}
