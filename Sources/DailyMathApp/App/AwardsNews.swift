package import DailyMathCore

/// What was earned between two moments.
package struct AwardsNews: Equatable, Sendable {
  /// The badges that were earned, in the order in which they are shown.
  package let badges: [Badge.Kind]
  /// The level that was reached; `nil` where it is the same or lower.
  package let level: Level?
  /// How many freezes are kept now that one was earned; `nil` where none was.
  package let freezes: Int?

  /// Makes news from their parts, none of which is needed.
  package init(badges: [Badge.Kind] = [], level: Level? = nil, freezes: Int? = nil) {
    self.badges = badges
    self.level = level
    self.freezes = freezes
  }

  /// What `later` has beyond `earlier`; what was lost between them is no news.
  package init(from earlier: Awards, to later: Awards) {
    badges = later.newBadges(since: earlier).map(\.kind)
    level = later.level > earlier.level ? later.level : nil
    let isFreezeEarned = later.streak.freezes > earlier.streak.freezes
    freezes = isFreezeEarned ? later.streak.freezes : nil
  }

  /// Whether nothing was earned.
  package var isEmpty: Bool { badges.isEmpty && level == nil && freezes == nil }
}
