import DailyMathCore

/// What was earned, in sentences.
enum AwardsLines {
  /// The streak and the level, as the head of the day's screen has them.
  static func head(_ state: TodayScreen.State, _ context: PlainContext) -> [String] {
    let head = AwardsHead(
      context.awards, on: context.day, today: AwardsHead.Today(state.plan), context.texts, nil)
    return [head.streak.first, head.level.first].compactMap(\.self).map(sentence)
  }

  /// All of it, as the page of the profile has it.
  static func all(_ context: PlainContext) -> [String] {
    let texts = context.texts
    let awards = context.awards
    let streak = awards.streak
    let standing =
      streak.days == 0
      ? [texts.awards.streakInvitation]
      : [
        "\(texts.awards.streak(streak.days)), \(texts.awards.lastSeven(streak.daysOfLastSeven))",
        streak.isMetToday ? texts.awards.metToday : texts.awards.notMetYet,
      ]
    let next =
      awards.since == nil || streak.freezes == Streak.mostFreezes
      ? nil : texts.awards.nextFreezeLine(streak)
    let freezes = [texts.awards.freezes(streak.freezes).capitalizedFirst, next]
    let spent = streak.frozenDays.last.flatMap { day in
      day.days(until: context.day) <= 7 ? texts.awards.freezeSpent(day, context.day) : nil
    }
    let facts: [String?] =
      [
        "\(texts.awards.name(of: awards.level)), \(texts.awards.points(awards.points))",
        texts.awards.nextLevelLine(awards),
      ] + standing
      + [
        streak.best > 0 ? texts.awards.bestStreak(streak.best) : nil,
        freezes.compactMap(\.self).joined(separator: ", "), spent,
        awards.since.map { texts.progress.studyingSince(texts.profile.date($0)) },
        texts.awards.reputation(awards.reputation),
      ]
    return facts.compactMap(\.self).map(sentence) + badges(awards, context) + [year(context)]
  }

  private static func badges(_ awards: Awards, _ context: PlainContext) -> [String] {
    let texts = context.texts.awards
    let count = awards.badges.count { $0.earnedDay != nil }
    return [sentence("\(texts.badges): \(texts.badgeCount(count, awards.badges.count))")]
      + awards.badges.map { badge in
        sentence(
          "\(texts.name(of: badge.kind)): \(texts.standing(of: badge, today: context.day))")
      }
  }

  private static func year(_ context: PlainContext) -> String {
    let texts = context.texts
    let year = ProgressYear(of: context.library, on: context.day)
    guard let best = year.best else { return texts.progress.emptyYear }
    let work = texts.progress.yearWork(year.total, year.answers.count)
    let day = texts.progress.bestDay(texts.profile.date(best.day), best.answers)
    return "\(sentence("\(texts.progress.year): \(work)")) \(sentence(day))"
  }

  private static func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? text : "\(text)."
  }
}
