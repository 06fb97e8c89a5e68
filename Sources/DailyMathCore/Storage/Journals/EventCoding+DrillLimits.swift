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

  /// Throws `StoreError.tooLong` where the numbers of a drill are larger than reading accepts; its length and level never are.
  static func checkLimits(of settings: DrillSettings) throws(StoreError) {
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
