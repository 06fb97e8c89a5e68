extension EventCoding {
  /// Throws `StoreError.tooLong` where something of a drill is more than reading accepts.
  static func checkLimits(of part: DrillPart) throws(StoreError) {
    try check(part.run, "run")
    try checkLimits(of: part.settings)
    guard part.answers.count <= DrillPart.mostAnswers else {
      throw .tooLong(field: "answers", limit: DrillPart.mostAnswers)
    }
    for answer in part.answers {
      try check(answer.problem.journalText, within: Problem.longestJournalText)
      for mistake in answer.mistakes { try check(mistake, within: DrillAnswer.longestMistake) }
    }
    guard part.outcome?.isSound ?? true else {
      throw .tooLong(field: "outcome", limit: largestNumber)
    }
  }

  /// Throws `StoreError.tooLong` where a drill is longer, higher or larger than reading accepts.
  static func checkLimits(of settings: DrillSettings) throws(StoreError) {
    switch settings.length {
    case .seconds(let seconds):
      guard DrillLength.seconds.contains(seconds) else {
        throw .tooLong(field: "seconds", limit: DrillLength.seconds.max() ?? 0)
      }
    case .problems(let count):
      guard DrillLength.problemRange.contains(count) else {
        throw .tooLong(field: "count", limit: DrillLength.problemRange.upperBound)
      }
    case .endless: break
    }
    guard DrillSettings.writtenLevels.contains(settings.level) else {
      throw .tooLong(field: "level", limit: DrillSettings.writtenLevels.upperBound)
    }
    let limit = CustomDrill.limits
    for ranges in settings.custom.ranges.values
    where ranges.first.clamped(to: limit) != ranges.first
      || ranges.second.clamped(to: limit) != ranges.second
    {
      throw .tooLong(field: "custom", limit: limit.upperBound)
    }
  }

  private static func check(_ text: String, within limit: Int) throws(StoreError) {
    guard text.utf8.count <= limit else { throw .tooLong(field: "answers", limit: limit) }
  }
}
