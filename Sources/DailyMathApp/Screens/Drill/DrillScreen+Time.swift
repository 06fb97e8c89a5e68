import DailyMathCore
import DailyMathTerminal

extension DrillScreen.State {
  /// When something changes on the screen by itself, later than `now`, in milliseconds of a clock that is never set; `nil`
  /// where nothing does.
  ///
  /// With reduced motion no key is lit, and seconds are all that changes.
  func nextDeadline(after now: Int64, motion: MotionChoice) -> Int64? {
    guard isRunning else { return nil }
    let lit = motion == .full ? litKey.map { max($0.end, now + 1) } : nil
    let clock = session.nextDeadline(after: now, reducesMotion: motion == .reduced)
    return [lit, clock].compactMap(\.self).min()
  }

  /// The time that is left, or where none is set the time that is over, as it is shown at `now`: in tenths of a second, and
  /// whether they are told.
  ///
  /// What has begun of the time that is left counts whole, so that 0 is the end.
  func shownTime(at now: Int64, motion: MotionChoice) -> (tenths: Int, hasTenths: Bool) {
    guard let remaining = session.remaining(at: now) else {
      return (Int(clamping: session.elapsed(at: now) / 1_000 * 10), false)
    }
    let hasTenths = motion == .full && remaining <= DrillSession.lastStretch
    let step: Int64 = hasTenths ? 100 : 1_000
    let steps = (max(0, remaining) + step - 1) / step
    return (Int(clamping: steps * step / 100), hasTenths)
  }
}
