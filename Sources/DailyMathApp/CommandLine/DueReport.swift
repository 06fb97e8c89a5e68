package import DailyMathCore

/// What `dailymath due` prints: how much waits on a day.
package struct DueReport: Equatable, Sendable {
  private let counts: DueCounts
  private let day: StudyDay

  /// Counts what waits for the learner of `state` on `day`.
  package init(of state: AccountState, on day: StudyDay) {
    counts = DueCounts(of: state, on: day)
    self.day = day
  }

  /// A line for each number.
  package func lines(in texts: FiguresTexts, _ language: Language) -> [String] {
    [
      texts.due(language.number(counts.due)), texts.new(language.number(counts.new)),
      texts.done(language.number(counts.done)),
    ]
  }

  /// One JSON object, the same in every language.
  ///
  /// `day` is the study day (`2026-11-30`); `due` are its reviews and `new` its new cards, within the day's limits, and
  /// `done` the different cards that were answered already.
  package var json: String {
    #"{"day":"\#(day)","due":\#(counts.due),"new":\#(counts.new),"done":\#(counts.done)}"#
  }
}
