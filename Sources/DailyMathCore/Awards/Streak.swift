/// How many days in a row somebody has studied.
public struct Streak: Hashable, Sendable {
  /// Days with work in a row up to the day asked about; a day on which nothing was due, or that a freeze covered, neither
  /// counts nor ends it, and the day itself does not end it before it is over.
  public internal(set) var days = 0
  /// The longest there ever was, `days` included.
  public internal(set) var best = 0
  /// On how many of the last seven days, the day itself included, there was work; 0 to 7.
  public internal(set) var daysOfLastSeven = 0
  /// Freezes that are kept for days without work; 0 to `mostFreezes`.
  public internal(set) var freezes = 0
  /// Days with work since the last freeze was earned, or would have been were two not kept already; 0 to 6.
  ///
  /// They need not be days in a row: a streak that ends takes nothing of them.
  public internal(set) var daysTowardsFreeze = 0
  /// The days that a freeze covered, in ascending order.
  public internal(set) var frozenDays: [StudyDay] = []
  /// Whether there was work on the day itself.
  public internal(set) var isMetToday = false

  /// The most freezes that are kept.
  public static let mostFreezes = 2
  /// So many days with work earn a freeze.
  public static let daysPerFreeze = 7

  /// Makes the streak of somebody who has not begun.
  public init() {}
}
