import DailyMathCore

/// On which days a student studies, and how much more on some than on others.
///
/// Some days are missed, two or three times a year there is a break of one to three weeks, and before examinations there is
/// more. The last two weeks are without a break; on the last three days there was little time, so that something waits.
struct StudyCalendar {
  /// How much of the work falls on each day, in no unit; 0 where nothing is done.
  let weights: [Int]

  /// So many days at the end were hurried.
  private static let hurried = 3
  /// Weights of the days of the week from Monday on.
  private static let week = [100, 110, 105, 100, 60, 50, 90]

  /// Draws the calendar of a plan.
  init(_ plan: GenerationPlan, _ generator: inout SplitMix64) {
    let count = GenerationPlan.days
    var weights = (0..<count).map { index in
      // 1970-01-01 was a Thursday.
      let weekday = (plan.first.daysSince1970 + index + 3) % 7
      return Self.week[weekday] * (60 + generator.next(below: 81)) / 100
    }
    for index in weights.indices where generator.next(below: 100) < 11 { weights[index] = 0 }
    // Half years of lectures: a break somewhere in the second half of each, examinations before it.
    for start in stride(from: 0, to: count, by: 182) {
      let begin = start + 110 + generator.next(below: 50)
      let length = 7 + generator.next(below: 15)
      for index in begin..<(begin + length) where index < count - 21 { weights[index] = 0 }
      for index in (begin - 14)..<begin where index < count - 21 { weights[index] *= 2 }
    }
    for index in (count - 14)..<count {
      weights[index] = index < count - Self.hurried ? max(weights[index], 60) : 10
    }
    weights[0] = 60
    self.weights = weights
  }
}
