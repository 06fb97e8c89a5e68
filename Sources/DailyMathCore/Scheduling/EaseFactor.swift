/// How easy a card is for its learner: the factor by which its interval grows, kept in whole hundredths.
///
/// Every change SM-2 makes to it is a whole number of hundredths, so an integer is exact. With `Double` the factor drifts
/// (to 3.0000000000000004, say) and the interval, rounded up, becomes a day too long.
public struct EaseFactor: Hashable, Sendable {
  /// Kept in four bytes, which hold the factor of a card that is easy two hundred million times.
  private let storedHundredths: Int32

  /// The factor times 100; never below 130, without an upper limit of its own.
  public var hundredths: Int { Int(storedHundredths) }

  /// 2.50, with which every card begins.
  public static let initial = EaseFactor(hundredths: 250)
  /// 1.30, below which the factor never falls.
  public static let minimum = EaseFactor(hundredths: 130)

  /// Makes the factor of `hundredths`; below 130 it is 130.
  public init(hundredths: Int) {
    storedHundredths = Int32(clamping: max(hundredths, 130))
  }

  /// The factor after an answer of `grade`: EF′ = EF + 0.1 − (5−q)(0.08 + (5−q)·0.02) for q ≥ 3, unchanged below.
  public func adjusted(for grade: Grade) -> EaseFactor {
    guard grade.isPassing else { return self }
    let missing = 5 - grade.rawValue
    let change = 10 - missing * (8 + 2 * missing)
    return EaseFactor(hundredths: hundredths.addingClamping(change))
  }
}

extension EaseFactor: Comparable {
  /// Tells whether `left` is the lower factor.
  public static func < (left: EaseFactor, right: EaseFactor) -> Bool {
    left.hundredths < right.hundredths
  }
}
