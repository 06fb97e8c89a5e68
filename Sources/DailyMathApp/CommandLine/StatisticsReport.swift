package import DailyMathCore

/// What `dailymath stats` prints: what the learner's statistics say on a day.
package struct StatisticsReport: Equatable, Sendable {
  private let counts: DueCounts
  private let day: StudyDay

  /// Counts what there is to know of the learner of `state` on `day`.
  package init(of state: AccountState, on day: StudyDay) {
    counts = DueCounts(of: state, on: day)
    self.day = day
  }

  /// The numbers in words, line by line.
  package func lines(in texts: FiguresTexts, _ language: Language) -> [String] {
    [texts.done(language.number(counts.done))]
  }

  /// One JSON object, the same in every language.
  package var json: String { #"{"day":"\#(day)","done":\#(counts.done)}"# }
}
