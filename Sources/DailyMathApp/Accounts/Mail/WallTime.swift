package import DailyMathCore

/// A moment as the clock on the wall and the calendar beside it show it.
package struct WallTime: Equatable, Sendable {
  /// The year, 1 to 9999.
  package let year: Int
  /// The month, 1 to 12.
  package let month: Int
  /// The day of the month, 1 to 31.
  package let day: Int
  /// The day of the week, 0 for Sunday to 6 for Saturday.
  package let weekday: Int
  /// The hour, 0 to 23.
  package let hour: Int
  /// The minute, 0 to 59.
  package let minute: Int
  /// The second, 0 to 59.
  package let second: Int
  /// How far it is ahead of UTC, in whole minutes; a zone's odd seconds are left out of the time as well.
  package let offsetMinutes: Int

  /// Reads the clock at a moment.
  package init(of moment: Moment) {
    offsetMinutes = moment.offset.seconds / 60
    let milliseconds = moment.instant.milliseconds
    let seconds =
      (milliseconds - Self.remainder(milliseconds, 1_000)) / 1_000 + Int64(offsetMinutes) * 60
    let secondOfDay = Int(Self.remainder(seconds, 86_400))
    let days = Int((seconds - Int64(secondOfDay)) / 86_400)
    (year, month, day) = StudyDay(daysSince1970: days).date
    // The first of January 1970 was a Thursday.
    weekday = Int(Self.remainder(Int64(days) + 4, 7))
    hour = secondOfDay / 3_600
    minute = secondOfDay / 60 % 60
    second = secondOfDay % 60
  }

  /// How far it is ahead of UTC, as in `-0500`.
  package var zone: String {
    let magnitude = Int(offsetMinutes.magnitude)
    return (offsetMinutes < 0 ? "-" : "+") + Self.padded(magnitude / 60)
      + Self.padded(magnitude % 60)
  }

  /// Whether the clock shows UTC itself.
  package var isUTC: Bool { offsetMinutes == 0 }

  /// The hour and the minute, as in `09:05`.
  package var clock: String { "\(Self.padded(hour)):\(Self.padded(minute))" }

  /// The date of a message, as in `Mon, 30 Nov 2026 12:00:00 -0500` (RFC 5322, section 3.3).
  var mailDate: String {
    let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let yearText = String(repeating: "0", count: 4 - String(year).count) + String(year)
    return "\(weekdays[weekday]), \(day) \(months[month - 1]) \(yearText) "
      + "\(clock):\(Self.padded(second)) \(zone)"
  }

  /// Two digits.
  private static func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : String(value) }

  /// What is left of a division, never negative, so that moments before 1970 are right.
  private static func remainder(_ value: Int64, _ divisor: Int64) -> Int64 {
    let rest = value % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
