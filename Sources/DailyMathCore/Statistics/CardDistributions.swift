/// How many cards there are of each ease, interval and stage.
///
/// Every card is in exactly one of `new`, `young`, `mature` and `suspended`; eases and intervals are those of the young and the
/// mature ones.
public struct CardDistributions: Hashable, Sendable {
  /// One class of a distribution.
  public struct Class: Hashable, Sendable {
    /// The lowest value in it: an ease in hundredths, or days.
    public let lowerBound: Int
    /// The highest value in it; `nil` where there is none.
    public let upperBound: Int?
    /// How many cards are in it.
    public internal(set) var cards: Int
  }

  /// Those cards by ease in hundredths: below 150, then in steps of 20, then from 310 on.
  public internal(set) var eases: [Class] = []
  /// Those cards by interval in days: 1, 2–6, 7–13, 14–20, 21–59, 60–179, 180–364, from 365 on.
  public internal(set) var intervals: [Class] = []
  /// Cards that were never answered in a scheduled review, without suspended ones.
  public internal(set) var new = 0
  /// Cards with an interval below 21 days, without suspended ones.
  public internal(set) var young = 0
  /// Cards with an interval of 21 days or more, without suspended ones.
  public internal(set) var mature = 0
  /// Cards that are taken out of what is asked.
  public internal(set) var suspended = 0

  /// Makes the distributions of no cards.
  public init() {}
}
