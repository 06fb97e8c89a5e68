import DailyMathCore

/// How long a learner takes for an answer of each kind, from what they answered so far.
struct StudyPace {
  /// The fewest answers that say anything about the learner's pace.
  static let fewestAnswers = 5
  /// The longest that an answer counts for in milliseconds: whoever takes longer was elsewhere.
  static let longestAnswer = 60_000

  private var medians: [AnswerKind: Int] = [:]
  /// What an answer of a kind takes that was hardly given yet: as long as one of the kind that was given most.
  private var usual: Int?

  /// Reads the pace from what `library` knows.
  init(of library: AccountState) {
    var most = 0
    for kind in AnswerKind.allCases {
      let count = library.answerCount(of: kind)
      guard count >= Self.fewestAnswers, let median = library.medianMilliseconds(of: kind) else {
        continue
      }
      let counted = min(median, Self.longestAnswer)
      medians[kind] = counted
      if count > most {
        most = count
        usual = counted
      }
    }
  }

  /// How many milliseconds so many answers of each kind take; `nil` before there are answers enough to know it.
  func milliseconds(for counts: [AnswerKind: Int]) -> Int? {
    guard let usual else { return nil }
    return counts.reduce(0) { $0 + $1.value * (medians[$1.key] ?? usual) }
  }
}
