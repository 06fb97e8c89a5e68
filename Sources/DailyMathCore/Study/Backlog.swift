/// How much has piled up on a day, measured by what the learner does on a usual one.
public struct Backlog: Hashable, Sendable {
  /// Cards whose scheduled review was due on an earlier day, those that limits hold back among them.
  public let count: Int
  /// Those and the ones that are due that day, all of which are dealt out where they are spread.
  private let dueCount: Int
  /// The median of the reviews done on the last days with any; 0 before the first.
  public let usualReviews: Int
  /// Days since the last one with an answer, at least 0; `nil` before the first answer.
  public let daysAway: Int?
  /// The number of reviews to which the learner limits a day.
  private let limit: Int

  /// The latest days with reviews, so many of them, say what is usual.
  static let countedDays = 30
  /// So many cards are no burden to anybody.
  private static let light = 50
  /// So few cards are no burden even after a while without any.
  private static let lightAfterBreak = 10
  /// After so many days without an answer the learner was away.
  private static let fewestDaysAway = 4

  /// Measures what is due for `state` on `day`.
  public init(of state: AccountState, on day: StudyDay) {
    count = state.index.scheduled.count { $0.day < day }
    dueCount = state.index.scheduled.count { $0.day <= day }
    limit = state.settings.reviewsPerDay
    var last: StudyDay?
    var reviewed: [(day: StudyDay, count: Int)] = []
    for entry in state.tallies.entries where entry.value.answers > 0 {
      let (other, tally) = (entry.day, entry.value)
      last = max(last ?? other, other)
      // What was done today is no measure yet, and what lies ahead was done under another clock.
      if other < day, tally.reviewed > 0 { reviewed.append((other, tally.reviewed)) }
    }
    daysAway = last.map { max(0, $0.days(until: day)) }
    let latest = reviewed.sorted { $0.day > $1.day }.prefix(Self.countedDays)
    let counts = latest.map(\.count).sorted()
    usualReviews = counts.isEmpty ? 0 : counts[(counts.count - 1) / 2]
  }

  /// Whether so much is due that help is worth a line: far more than usual or than a day may hold, or after a break.
  public var isLarge: Bool {
    if count > max(Self.light, 2 * usualReviews) { return true }
    // Who wants no reviews at all needs no help with them.
    if limit > 0, count > limit { return true }
    guard let daysAway, daysAway >= Self.fewestDaysAway else { return false }
    return count > max(usualReviews, Self.lightAfterBreak)
  }

  /// About how many reviews a day would ask if all that is due were spread over `days`, rounded up.
  public func share(over days: Int) -> Int {
    (dueCount + max(1, days) - 1) / max(1, days)
  }
}

extension BacklogHelp {
  /// Which of how many days `day` is where what has piled up is spread, counted from 1; `nil` where it is not, or not any
  /// more.
  ///
  /// A clock that was set back before the first day stands on the first.
  public func progress(on day: StudyDay) -> (day: Int, of: Int)? {
    guard case .spread(let start, let days) = self else { return nil }
    let number = max(1, start.days(until: day) + 1)
    return number <= days ? (number, days) : nil
  }

  /// Whether it still changes what is asked on `day`.
  public func holds(on day: StudyDay) -> Bool {
    switch self {
    case .none: false
    case .fragileFirst: true
    case .spread: progress(on: day) != nil
    }
  }
}
