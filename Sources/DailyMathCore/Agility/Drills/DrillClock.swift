/// How long a drill has run: pauses are left out, and a clock that goes back takes nothing away.
///
/// Times are milliseconds. Where the clock jumps back, the drill goes on from there with what it had.
struct DrillClock: Hashable, Sendable {
  /// After how long the time is over; `nil` where none is set.
  let limit: Int64?
  private var counted: Int64 = 0
  /// When was last counted; `nil` as long as the clock stands still.
  private var countedAt: Int64?

  /// Starts a clock.
  init(limit: Int64?, at now: Int64) {
    self.limit = limit
    countedAt = now
  }

  /// Whether it runs.
  var isRunning: Bool { countedAt != nil }

  /// How long it has run; never more than the limit.
  func elapsed(at now: Int64) -> Int64 {
    guard let countedAt, now > countedAt else { return counted }
    let (passed, isTooLong) = now.subtractingReportingOverflow(countedAt)
    let (sum, isTooLarge) = counted.addingReportingOverflow(passed)
    return min(isTooLong || isTooLarge ? .max : sum, limit ?? .max)
  }

  /// Whether the time is over.
  func isOver(at now: Int64) -> Bool { elapsed(at: now) == limit }

  /// Counts what has passed, so that nothing can take it away any more.
  mutating func count(to now: Int64) {
    guard isRunning else { return }
    counted = elapsed(at: now)
    countedAt = now
  }

  /// Stands still from now on.
  mutating func stop(at now: Int64) {
    count(to: now)
    countedAt = nil
  }

  /// Goes on from now on.
  mutating func resume(at now: Int64) {
    count(to: now)
    countedAt = now
  }
}
