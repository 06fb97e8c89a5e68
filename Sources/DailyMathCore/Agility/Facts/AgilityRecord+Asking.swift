extension AgilityRecord {
  /// The most solved in a drill of that kind with its default settings; `nil` before the first.
  public func bestScore(of mode: DrillMode) -> Int? {
    runs.lazy.filter { $0.settings.mode == mode }.best?.outcome.score
  }

  /// What was solved in the last drills of that kind that were finished, repeats left out, oldest first.
  public func lastScores(of mode: DrillMode, count: Int) -> [Int] {
    runs.reversed().lazy.filter {
      $0.settings.mode == mode && $0.isComplete
    }
    .prefix(count).map(\.outcome.score).reversed()
  }

  /// How many facts are due on that day.
  public func dueCount(on day: StudyDay) -> Int {
    facts.values.count { $0.schedule.map { $0.due <= day } ?? false }
  }
}
