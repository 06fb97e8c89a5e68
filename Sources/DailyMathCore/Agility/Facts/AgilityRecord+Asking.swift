extension AgilityRecord {
  /// The most solved in a drill of that kind with its default settings; `nil` before the first.
  public func bestScore(of mode: DrillMode) -> Int? {
    runs.lazy.filter { $0.settings.mode == mode && $0.countsForRecord }.map(\.outcome.score).max()
  }

  /// What was solved in the last drills of that kind that were finished, repeats left out, oldest first.
  public func lastScores(of mode: DrillMode, count: Int) -> [Int] {
    runs.reversed().lazy.filter {
      $0.settings.mode == mode && $0.outcome.isFinished && !$0.isRepeat
    }
    .prefix(count).map(\.outcome.score).reversed()
  }

  /// Whether there is a session of that day that earns.
  public func hasSession(on day: StudyDay) -> Bool {
    runs.contains { $0.earns && $0.moment.day == day }
  }

  /// How many facts are due on that day.
  public func dueCount(on day: StudyDay) -> Int {
    facts.values.count { $0.schedule.map { $0.due <= day } ?? false }
  }
}
