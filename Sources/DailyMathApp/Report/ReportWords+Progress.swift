import DailyMathCore

extension ReportWords {
  /// The streak, the level and every badge.
  func progress(_ awards: Awards) -> [String] {
    let words = texts.awards
    let streak = awards.streak
    let today = streak.isMetToday ? words.metToday : words.notMetYet
    return [
      words.streakLine(streak) + ". "
        + (streak.days == 0 && !streak.isMetToday ? words.streakInvitation : today),
      words.bestStreak(streak.best) + ".",
      sentence(words.freezes(streak.freezes) + nextFreeze(after: streak)) + " "
        + words.freezeMeaning,
      words.levelLine(awards) + ". " + words.nextLevelLine(awards) + ".",
    ] + (awards.since.map { [words.since($0) + "."] } ?? []) + badges(awards)
  }

  private func nextFreeze(after streak: Streak) -> String {
    guard streak.freezes < Streak.mostFreezes else { return "" }
    return "; " + texts.awards.nextFreezeLine(streak)
  }

  /// Words as a sentence by themselves: with a capital letter and a full stop.
  private func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst() + "."
  }

  private func badges(_ awards: Awards) -> [String] {
    let words = texts.awards
    let earned = awards.badges.filter { $0.earnedDay != nil }.count
    return [words.badgeCount(earned, awards.badges.count) + ":"]
      + awards.badges.map { badge in
        words.name(of: badge.kind) + ": " + words.standing(of: badge, today: statistics.day)
      }
  }
}
