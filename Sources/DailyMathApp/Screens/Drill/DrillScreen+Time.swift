import DailyMathCore
import DailyMathTerminal

extension DrillScreen.State {
  /// Below so many milliseconds tenths of a second are shown.
  private static let lastStretch: Int64 = 10_000

  /// When something changes on the screen by itself, later than `now`, in milliseconds of a clock that is never set; `nil`
  /// where nothing does.
  func nextDeadline(after now: Int64, motion: MotionChoice) -> Int64? {
    guard isRunning else { return nil }
    let lit = motion == .full ? litKey.map { max($0.end, now + 1) } : nil
    return [lit, clockDeadline(after: now, motion: motion)].compactMap(\.self).min()
  }

  /// The time that is left, or where none is set the time that is over, as it is shown at `now`: in tenths of a second.
  ///
  /// What has begun of the time that is left counts whole, so that 0 is the end.
  func shownTenths(at now: Int64, motion: MotionChoice) -> (tenths: Int, isWhole: Bool) {
    guard let remaining = session.remaining(at: now) else {
      return (Int(clamping: session.elapsed(at: now) / 1_000 * 10), true)
    }
    let step = Self.step(remaining, motion)
    let shown = (max(0, remaining) + step - 1) / step * step
    return (Int(clamping: shown / 100), step == 1_000)
  }

  private func clockDeadline(after now: Int64, motion: MotionChoice) -> Int64 {
    guard let remaining = session.remaining(at: now) else {
      return now + 1_000 - session.elapsed(at: now) % 1_000
    }
    let step = Self.step(remaining, motion)
    let rest = remaining % step
    return now + max(1, rest == 0 ? step : rest)
  }

  private static func step(_ remaining: Int64, _ motion: MotionChoice) -> Int64 {
    motion == .full && remaining <= lastStretch ? 100 : 1_000
  }
}
