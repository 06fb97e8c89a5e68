extension DrillSession {
  /// Under so many milliseconds the time that is left is told in tenths of a second.
  public static let lastStretch: Int64 = 10_000

  /// How long it has run, in milliseconds, pauses left out.
  public func elapsed(at now: Int64) -> Int64 {
    clock.elapsed(at: now)
  }

  /// How long it goes on, in milliseconds; `nil` where no time is set.
  public func remaining(at now: Int64) -> Int64? {
    clock.limit.map { $0 - clock.elapsed(at: now) }
  }

  /// When what is told of the time changes next, later than `now`; `nil` while the drill stands still or is over.
  ///
  /// It is each full second, of the time that is left or else of the time that has passed; each tenth of a second in the last
  /// ten unless motion is reduced; and the end.
  public func nextDeadline(after now: Int64, reducesMotion: Bool) -> Int64? {
    guard isRunning else { return nil }
    let rest: Int64
    if let remaining = remaining(at: now) {
      let step: Int64 = !reducesMotion && remaining <= Self.lastStretch ? 100 : 1_000
      rest = remaining.isMultiple(of: step) ? min(step, remaining) : remaining % step
    } else {
      rest = 1_000 - elapsed(at: now) % 1_000
    }
    // The end may have come without anybody having looked yet.
    let (deadline, isTooLate) = now.addingReportingOverflow(max(1, rest))
    return isTooLate ? nil : deadline
  }
}
