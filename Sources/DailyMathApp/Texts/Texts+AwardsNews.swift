import DailyMathCore

extension Texts {
  /// What was earned, as a sentence; several things at once are named one after another.
  func news(_ news: AwardsNews) -> String {
    let names = news.badges.map(awards.name(of:))
    let level = news.level.map(awards.name(of:))
    switch (names.count, level, news.freezes) {
    case (1, nil, nil): return awards.badgeToast(names[0])
    case (0, let level?, nil): return awards.levelToast(level)
    case (0, nil, let freezes?): return awards.freezeToast(freezes)
    default:
      let badges = names.isEmpty ? nil : progress.badgesNamed(names)
      let freeze = news.freezes.map { _ in progress.newFreeze }
      let sentences = [badges, level.map(progress.newLevel), freeze].compactMap(\.self)
      return sentences.map { "\($0.capitalizedFirst)." }.joined(separator: " ")
    }
  }

  /// The same in at most 36 columns: one thing is named, of more badges only how many they are.
  func newsBriefly(_ news: AwardsNews) -> String {
    let badges: String? =
      switch news.badges.count {
      case 0: nil
      case 1 where news.level == nil: progress.badgeNamed(awards.name(of: news.badges[0]))
      case let count: progress.newBadges(count)
      }
    let level = news.level.map { progress.newLevel(awards.name(of: $0)) }
    let freeze = news.freezes == nil || !news.badges.isEmpty ? nil : progress.newFreeze
    return [badges, level, freeze].compactMap(\.self).joined(separator: ", ").capitalizedFirst
  }
}
