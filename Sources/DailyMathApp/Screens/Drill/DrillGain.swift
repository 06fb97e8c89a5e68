import DailyMathCore

/// What a drill brought to who has earned nothing with another one on that day.
package struct DrillGain: Equatable, Sendable {
  /// The points, 1 or more.
  let points: Int
  /// How many days the streak has now that the drill made the day count; `nil` where the day counted before.
  let streakDays: Int?

  /// What lies between two states of what was earned; `nil` where no points do.
  init?(from earlier: Awards, to later: Awards) {
    guard later.points > earlier.points else { return nil }
    points = later.points - earlier.points
    streakDays =
      later.streak.isMetToday && !earlier.streak.isMetToday ? later.streak.days : nil
  }
}
