import DailyMathCore
import DailyMathSystem

/// A time zone in which it is midday now, so that no measurement runs into the start of a study day.
enum Midday {
  /// Hours that the zone is ahead of UTC, fixed when the benchmark begins.
  private static let hoursAhead = 12 - Int(SystemClock.wallMilliseconds() / 3_600_000 % 24)

  /// The zone as the variable TZ names it, whose sign counts westwards (POSIX, section 8.3).
  static var zone: String { "MID\(-hoursAhead)" }

  /// The present moment there, so many days ago.
  static func moment(daysAgo days: Int) -> Moment {
    let now = SystemClock.wallMilliseconds()
    return Moment(
      instant: Instant(milliseconds: now - Int64(days) * 86_400_000),
      offset: UTCOffset(seconds: hoursAhead * 3_600), rollover: .standard)
  }
}
