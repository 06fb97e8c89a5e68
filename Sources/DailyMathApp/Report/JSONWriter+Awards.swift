import DailyMathCore

extension JSONWriter {
  /// Writes the streak, the level and every badge.
  mutating func write(_ awards: Awards) {
    write(awards.streak)
    lineBreak()
    object("level") { writer in
      writer.member("name", awards.level.reportName)
      writer.member("points", awards.points)
      writer.member("from", awards.level.threshold)
      writer.member(orNull: "next", awards.level.next?.threshold)
    }
    member("reputation", awards.reputation)
    member("since", awards.since)
    objects("badges", awards.badges) { writer, badge in
      writer.member("name", badge.kind.rawValue)
      let (state, done, all): (String, Int?, Int?) =
        switch badge.progress {
        case .earned: ("earned", nil, nil)
        case .underway(let done, let all): ("underway", done, all)
        case .locked: ("locked", nil, nil)
        }
      writer.member("state", state)
      writer.member("earned", badge.earnedDay)
      writer.member(orNull: "done", done)
      writer.member(orNull: "of", all)
    }
  }

  private mutating func write(_ streak: Streak) {
    lineBreak()
    object("streak") { writer in
      writer.member("days", streak.days)
      writer.member("best", streak.best)
      writer.member("daysOfLastSeven", streak.daysOfLastSeven)
      writer.member("metToday", streak.isMetToday)
      writer.member("freezes", streak.freezes)
      writer.member("daysTowardsFreeze", streak.daysTowardsFreeze)
      writer.key("frozenDays")
      writer.beginArray()
      for day in streak.frozenDays { writer.text(day.description) }
      writer.endArray()
    }
  }
}

extension Level {
  /// The name of the level in the report, which stays the same in every language.
  fileprivate var reportName: String {
    switch self {
    case .novice: "novice"
    case .student: "student"
    case .tutor: "tutor"
    case .master: "master"
    }
  }
}
