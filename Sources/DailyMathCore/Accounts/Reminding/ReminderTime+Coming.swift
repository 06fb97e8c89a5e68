extension ReminderTime {
  private static let millisecondsPerDay: Int64 = 86_400_000

  private var milliseconds: Int64 { Int64(minutes) * 60_000 }

  /// How many milliseconds after `moment` the wall clock shows this time next, 1 to a whole day, unless the clock is changed
  /// meanwhile.
  public func milliseconds(after moment: Moment) -> Int64 {
    Self.millisecondsPerDay - Self.rest(Self.local(moment) - milliseconds)
  }

  /// Whether the wall clock came to this time after `earlier` and no later than at `later`, on the study day of `later`.
  ///
  /// Each moment counts by its own offset, so that travelling and daylight saving move the reminder with the clock on the
  /// wall. A time that passed on an earlier study day, while the computer slept, is over.
  public func came(after earlier: Moment, by later: Moment, rollover: RolloverHour) -> Bool {
    let passed = Self.rest(Self.local(later) - milliseconds)
    guard Self.local(earlier) < Self.local(later) - passed else { return false }
    let instant = Instant(milliseconds: later.instant.milliseconds - passed)
    return StudyDay(at: instant, offset: later.offset, rollover: rollover) == later.day
  }

  /// Milliseconds of the wall clock.
  private static func local(_ moment: Moment) -> Int64 {
    moment.instant.milliseconds + Int64(moment.offset.seconds) * 1_000
  }

  /// The remainder of a division by a day, never negative.
  private static func rest(_ milliseconds: Int64) -> Int64 {
    let rest = milliseconds % millisecondsPerDay
    return rest < 0 ? rest + millisecondsPerDay : rest
  }
}
