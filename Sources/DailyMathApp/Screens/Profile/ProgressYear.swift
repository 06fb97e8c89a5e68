import DailyMathCore

/// What was answered on each day of the last year, which is that of the statistics.
struct ProgressYear: Equatable {
  /// The answers by the day's number; days without any are absent.
  let answers: [Int: Int]
  /// How dark each day is drawn: its answers, and a trace of a day with drills alone.
  let marks: [Int: Int]
  /// The last of the days.
  let lastDay: StudyDay

  /// Looks at the days up to `day`.
  init(of library: AccountState, on day: StudyDay) {
    lastDay = day
    var answers: [Int: Int] = [:]
    var marks: [Int: Int] = [:]
    let first = Statistics.firstDayOfYear(until: day)
    for number in max(first, StudyDay.range.lowerBound)...day.daysSince1970 {
      let tally = library.tally(on: StudyDay(daysSince1970: number))
      if tally.answers > 0 { answers[number] = tally.answers }
      if tally.hasWork { marks[number] = max(1, tally.answers) }
    }
    self.answers = answers
    self.marks = marks
  }

  /// All answers of the year.
  var total: Int { answers.values.reduce(0, +) }

  /// The day with the most answers, the latest of several; `nil` in a year without any.
  var best: (day: StudyDay, answers: Int)? {
    answers.max { ($0.value, $0.key) < ($1.value, $1.key) }
      .map { (StudyDay(daysSince1970: $0.key), $0.value) }
  }
}
