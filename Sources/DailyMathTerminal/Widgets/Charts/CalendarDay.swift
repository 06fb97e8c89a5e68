/// A day of the Gregorian calendar, found from its number.
///
/// The arithmetic counts in eras of 400 years, which are all of 146,097 days, and in years that begin with March, so that
/// the leap day is the last one.
struct CalendarDay: Hashable {
  /// The day of the month, from 1.
  let day: Int
  /// The month, from 1 for January.
  let month: Int
  /// The day of the week, from 0 for Sunday.
  let weekday: Int

  /// The days on either side of 1970 that are told apart; others count as the last of them.
  private static let limit = 1_000_000_000

  /// The day with that number, counted from 0 for 1 January 1970.
  init(_ number: Int) {
    let number = min(max(number, -Self.limit), Self.limit)
    // 1 January 1970 was a Thursday, and 719,468 days after 1 March of the year 0.
    weekday = Self.remainder(number + 4, 7)
    let dayOfEra = Self.remainder(number + 719_468, 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    // From March on, five months take 153 days, again and again.
    let fromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * fromMarch + 2) / 5 + 1
    month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  }

  private static func remainder(_ number: Int, _ divisor: Int) -> Int {
    let remainder = number % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
