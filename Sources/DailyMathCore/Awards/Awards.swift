/// What a learner's work has earned: the streak, points, the level and badges.
///
/// All of it is derived from what stands in the journals, and nothing is counted elsewhere: taking an answer back takes back
/// what it earned, and nothing is earned twice. Days after the one that is asked about do not count yet.
public struct Awards: Hashable, Sendable {
  /// The days in a row.
  public let streak: Streak
  /// What the work is worth; at least 0.
  public let points: Int
  /// What others owe to the learner: the points for exercises that were verified and for votes.
  public let reputation: Int
  /// Every badge there is, in the order in which they are shown.
  public let badges: [Badge]
  /// The first day on which something was done; `nil` before it.
  public let since: StudyDay?

  /// The level that the points have reached.
  public var level: Level { Level(points: points) }

  /// Derives what `state` has earned up to `day`.
  public init(of state: AccountState, on day: StudyDay) {
    streak = Streak()
    points = 0
    reputation = 0
    badges = Badge.Kind.allCases.map { Badge(kind: $0, progress: .locked) }
    since = nil
  }
}
