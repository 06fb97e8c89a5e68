/// A calendar date without a time zone, such as 2026-11-30: the unit in which due dates, streaks and limits are counted.
///
/// A study day is computed once, when something happens, and recorded with it; it is never computed again from the
/// instant. Travelling, daylight saving and another rollover hour therefore leave the past as it was.
public struct StudyDay: Hashable, Sendable {
  /// Kept in four bytes, since every answer that was ever given has a day.
  private let days: Int32

  /// Days since 1970-01-01, within `StudyDay.range`.
  public var daysSince1970: Int { Int(days) }

  /// The days that can be written with four digits of year: 0001-01-01 to 9999-12-31.
  public static let range = -719_162...2_932_896

  /// Makes the day that lies `daysSince1970` after 1970-01-01; outside `range` it is the nearest day within.
  public init(daysSince1970: Int) {
    days = Int32(min(max(daysSince1970, Self.range.lowerBound), Self.range.upperBound))
  }

  /// Makes the study day that holds at `instant`, where local time is `offset` ahead of UTC.
  ///
  /// It is the local calendar date; where the *wall-clock hour* is before `rollover`, the date before. The hour is
  /// read off the wall clock and not found by subtracting hours from the instant, which is wrong on the two nights a
  /// year when the clocks change.
  public init(at instant: Instant, offset: UTCOffset, rollover: RolloverHour) {
    let wallClockSeconds =
      floorDivide(instant.milliseconds, by: 1_000) + Int64(offset.seconds)
    let date = Int(floorDivide(wallClockSeconds, by: 86_400))
    let hour = Int(wallClockSeconds - Int64(date) * 86_400) / 3_600
    self.init(daysSince1970: hour < rollover.hour ? date - 1 : date)
  }

  /// Makes the day of a proleptic Gregorian date; `nil` where there is no such date or the year is not 1 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9_999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.length(ofMonth: month, year: year)
    else { return nil }
    // The civil-from-days algorithm of Howard Hinnant ("chrono-Compatible Low-Level Date Algorithms"): years begin in
    // March, so that the leap day is the last of its year.
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(daysSince1970: era * 146_097 + dayOfEra - 719_468)
  }

  /// The day `count` days later, or earlier where `count` is negative; it stops at the ends of `range`.
  public func adding(days count: Int) -> StudyDay {
    StudyDay(daysSince1970: daysSince1970.addingClamping(count))
  }

  /// How many days `other` lies after this day; negative where it lies before.
  public func days(until other: StudyDay) -> Int {
    other.daysSince1970 - daysSince1970
  }

  /// The Gregorian date: year 1 to 9999, month 1 to 12, day 1 to 31.
  public var date: (year: Int, month: Int, day: Int) {
    let shifted = daysSince1970 + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2:
      let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
      return isLeap ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }
}

/// Divides rounding towards negative infinity, so that instants before 1970 fall on the right day.
private func floorDivide(_ value: Int64, by divisor: Int64) -> Int64 {
  let quotient = value / divisor
  return value % divisor < 0 ? quotient - 1 : quotient
}
