/// The number of days from a review to the next: 1 to 36,500.
public struct Interval: Hashable, Sendable {
  /// Kept in four bytes, since every card that was reviewed has an interval.
  private let storedDays: Int32

  /// Whole days.
  public var days: Int { Int(storedDays) }

  /// One day: after the first passed review, and after every lapse.
  public static let first = Interval(days: 1)
  /// Six days: after the second review passed in a row.
  public static let second = Interval(days: 6)
  /// A hundred years; without a cap the interval of a card that is always easy would overflow.
  public static let longest = Interval(days: 36_500)

  /// Makes the interval nearest to `days` within 1 to 36,500.
  public init(days: Int) {
    storedDays = Int32(min(max(days, 1), 36_500))
  }

  /// This interval times `ease`, a fraction rounded up, as the published text asks, and capped at `longest`.
  public func multiplied(by ease: EaseFactor) -> Interval {
    let (product, overflow) = days.multipliedReportingOverflow(by: ease.hundredths)
    // The quotient is rounded up without adding 99 first, which could overflow.
    return overflow
      ? .longest : Interval(days: product / 100 + (product.isMultiple(of: 100) ? 0 : 1))
  }
}

extension Interval: Comparable {
  /// Tells whether `left` is the shorter interval.
  public static func < (left: Interval, right: Interval) -> Bool {
    left.days < right.days
  }
}
