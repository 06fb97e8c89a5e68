import DailyMathCore
import DailyMathSystem

/// A time zone in which it is midday now, so that no test runs into the start of a study day.
enum Noon {
  /// Hours that the zone is ahead of UTC, fixed when the tests begin.
  static let hoursAhead: Int = {
    let hour = Int(SystemClock.wallMilliseconds() / 3_600_000 % 24)
    return 12 - hour
  }()

  /// The zone as the variable TZ names it, whose sign counts westwards (POSIX, section 8.3).
  static var zone: String { "MID\(-hoursAhead)" }

  /// The present moment there.
  static func now() -> Moment { moment(daysAgo: 0) }

  /// The moment that many days earlier.
  static func moment(daysAgo days: Int) -> Moment {
    Moment(
      instant: Instant(
        milliseconds: SystemClock.wallMilliseconds() - Int64(days) * 86_400_000),
      offset: UTCOffset(seconds: hoursAhead * 3_600), rollover: .standard)
  }

  /// The present study day there.
  static var today: StudyDay { now().day }
}
