/// What a learner's work has earned: the streak, points, the level and badges.
///
/// All of it is derived from what stands in the journals, and nothing is counted elsewhere: taking an answer back takes back
/// what it earned, and nothing is earned twice.
///
/// A day counts where there is an answer that stands, whatever its round: who practises outside the schedule has worked,
/// and on some days nothing else can be done. It counts as well where there is a drill that earns: one that was finished,
/// repeats no earlier one and has enough right answers. Either earns its points once a day. A day does not count where, in the order of the events, it began after a later
/// one had: a clock that was set back grants nothing. Days after the one asked about do not exist yet, so that a clock that
/// was once far ahead does not shut the learner out until then.
public struct Awards: Hashable, Sendable {
  /// The days in a row.
  public let streak: Streak
  /// What the work is worth; at least 0.
  public let points: Int
  /// What others owe to the learner: the points for exercises that were verified and for votes.
  public let reputation: Int
  /// Every badge there is, in the order in which they are shown.
  public let badges: [Badge]
  /// The first day that counts; `nil` before it.
  public let since: StudyDay?

  /// The level that the points have reached.
  public var level: Level { Level(points: points) }

  /// The badge that is not earned yet and has the largest share of what it takes done; `nil` where there is none.
  ///
  /// Between equal shares it is the one that is shown first.
  public var nextBadge: Badge? {
    var next: (badge: Badge, done: Int, wanted: Int)?
    for badge in badges {
      guard case .underway(let done, let wanted) = badge.progress else { continue }
      if let best = next, done * best.wanted <= best.done * wanted { continue }
      next = (badge, done, wanted)
    }
    return next?.badge
  }

  /// Derives what `state` has earned up to `day`.
  ///
  /// The sitting that is named is underway: whether it is a perfect one shows at its end. It takes some ten microseconds for
  /// three years of days.
  public init(of state: AccountState, on day: StudyDay, sittingUnderway: String? = nil) {
    let sweep = AwardsSweep(
      over: state, until: day,
      sittingUnderway: sittingUnderway.map { SittingCounts.number(of: $0) })
    let mastery = DeckMastery(of: state, on: day)
    streak = sweep.streak
    points = sweep.points
    // Exercises, votes and their verification come with the community; until then nobody owes anything.
    reputation = 0
    since = sweep.since
    badges = Badge.Kind.allCases.map { kind in
      Badge(kind: kind, progress: Badge.Progress(of: kind, in: sweep, mastery))
    }
  }

  /// The badges that are earned now and were not in `earlier`, in the order in which they are shown.
  public func newBadges(since earlier: Awards) -> [Badge] {
    let known = Set(earlier.badges.filter { $0.earnedDay != nil }.map(\.kind))
    return badges.filter { $0.earnedDay != nil && !known.contains($0.kind) }
  }

  /// The badges that the end of the last day with work brought, as long as nothing was done on `day`.
  ///
  /// Whether a deck is known for long shows when a day is over, and thus not with an answer.
  public static func badgesOfDayOver(in state: AccountState, on day: StudyDay) -> [Badge] {
    guard let last = state.tallies.entries.last(where: { $0.day <= day })?.day, last < day else {
      return []
    }
    return Awards(of: state, on: day).newBadges(since: Awards(of: state, on: last))
  }
}
