/// The time until the next attempt, which is told in whole seconds and ends by itself.
package struct Countdown: Equatable, Sendable {
  /// When it is over, in milliseconds of the monotonic clock.
  package let end: Int64

  /// Makes a countdown to that time.
  package init(end: Int64) {
    self.end = end
  }

  /// The seconds that are left at that time, those that have begun counted whole; 0 once it is over.
  package func seconds(at now: Int64) -> Int {
    Int(clamping: (max(0, end - now) + 999) / 1_000)
  }

  /// When the next second is over, which is later than `now`; `nil` once all are.
  ///
  /// - Parameter isTicking: whether every second is told; otherwise only the end is.
  package func deadline(after now: Int64, isTicking: Bool) -> Int64? {
    guard end > now else { return nil }
    return isTicking ? end - Int64(seconds(at: now) - 1) * 1_000 : end
  }
}
