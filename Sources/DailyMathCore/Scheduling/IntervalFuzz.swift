/// Varies long intervals a little, so that cards learnt together do not come together for ever.
///
/// How much follows from the card and the number of its review alone: every machine that folds the same journal finds
/// the same day. Only the day on which the card is due is moved. The interval that SM-2 goes on from stays exact, so
/// that the variations do not add up.
enum IntervalFuzz {
  /// Intervals up to here, in days, are left as they are.
  static let longestExact = 10

  /// The most days by which `interval` is varied: 5 % of it, rounded to whole days, halves upwards.
  ///
  /// Over ten days that is at least 1; up to ten days it is 0.
  static func spread(of interval: Interval) -> Int {
    interval.days > longestExact ? (interval.days * 5 + 50) / 100 : 0
  }

  /// The days from the scheduled review `number` of `card`, counted from 1, to the day on which it is due again.
  static func days(of interval: Interval, for card: CardID, review number: Int) -> Int {
    let spread = spread(of: interval)
    guard spread > 0 else { return interval.days }
    var generator = SplitMix64(belongingTo: card, number: number)
    let shift = generator.next(below: 2 * spread + 1) - spread
    return min(interval.days + shift, Interval.longest.days)
  }
}

extension Schedule {
  /// The same schedule with its day varied, as the scheduled review `number` of `card`, counted from 1, has left it.
  func fuzzed(for card: CardID, review number: Int) -> Schedule {
    var fuzzed = self
    fuzzed.due = lastReviewed.adding(
      days: IntervalFuzz.days(of: interval, for: card, review: number))
    return fuzzed
  }
}
