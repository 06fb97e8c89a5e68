package import DailyMathCore

/// What is to be generated: everything in it follows from these values, on every machine.
///
/// Only what names machine and account (their identities, the hash of the password) is drawn anew each time.
package struct GenerationPlan: Equatable, Sendable {
  /// How many cards are written, at least as many as are wanted of the starter deck.
  package let cards: Int
  /// How many answers stand at the end.
  package let reviews: Int
  /// From which all random numbers follow.
  package let seed: UInt64
  /// The day after the last one of study.
  package let until: StudyDay
  /// How far the learner's clock is ahead of UTC; Bogotá has no daylight saving.
  package let offset: UTCOffset

  /// Bogotá's clock.
  package static let bogota = UTCOffset(seconds: -5 * 3_600)
  /// Over so many days the account reaches: three years.
  package static let days = 1_096

  /// Makes a plan; numbers below 1 become 1.
  package init(
    cards: Int, reviews: Int, seed: UInt64, until: StudyDay, offset: UTCOffset = Self.bogota
  ) {
    self.cards = max(1, cards)
    self.reviews = max(1, reviews)
    self.seed = seed
    self.until = until
    self.offset = offset
  }

  /// The day on which the learner registered.
  var first: StudyDay { until.adding(days: -Self.days) }

  /// The moment so many seconds after midnight began on a study day; the day may go on past midnight.
  func moment(_ day: StudyDay, seconds: Int, milliseconds: Int = 0) -> Moment {
    let midnight = Int64(day.daysSince1970) * 86_400_000 - Int64(offset.seconds) * 1_000
    // Before four in the morning everything still counts for the day before.
    let latest = Int64(27 * 3_600 + 3_599) * 1_000 + 999
    let time = min(Int64(seconds) * 1_000 + Int64(milliseconds), latest)
    return Moment(instant: Instant(milliseconds: midnight + time), offset: offset, day: day)
  }
}
