package import DailyMathCore

/// What is said about a drill and its results.
package struct DrillTexts: Sendable {
  /// The heading, which is that of the tab.
  package let title: String
  /// The names of the kinds of drills.
  package let modes: [DrillMode: String]
  /// A level, from its number.
  package let level: @Sendable (String) -> String
  /// How long a drill is, from the seconds.
  package let seconds: @Sendable (String) -> String
  /// How long a drill is, from how many right answers end it.
  package let problems: @Sendable (Int) -> String
  /// How long a drill is that the learner ends.
  package let endless: String
  /// The note that the problems are those of an earlier drill.
  package let repeated: String
  /// What is said under a wrong answer, from what was typed and the right answer, which must be typed now.
  package let correction: @Sendable (String, String) -> String
  /// The same in few words, from the right answer.
  package let correctionBriefly: @Sendable (String) -> String
  /// The heading of a drill that stands still.
  package let paused: String
  /// How it goes on.
  package let anyKey: String
  /// What the row of keys says.
  package let keys: Keys
  /// What is said about how it went.
  package let results: Results
  /// What only the plain mode says.
  package let plain: Plain

  /// What keys do, in the row of keys.
  package struct Keys: Sendable {
    /// Enter during a drill where only it answers.
    let answer: String
    /// Tab during a drill.
    let restart: String
    /// Escape during a drill.
    let end: String
    /// Enter after the end.
    let goOn: String
    /// Enter after the end where another key goes on.
    let menu: String
    /// Tab after the end.
    let again: String
    /// The key for the same problems.
    let same: String
    /// The key for the problems that were missed.
    let misses: String
  }

  /// How a drill went.
  package struct Results: Sendable {
    /// What stands beside the score, from its number.
    let solved: @Sendable (Int) -> String
    /// The speed, from a number with its tenth.
    let perMinute: @Sendable (String) -> String
    /// The share of first answers that were right.
    let accuracy: @Sendable (String) -> String
    /// How long a drill took that ends with a number of answers.
    let took: @Sendable (String) -> String
    /// The note that a drill was broken off, and what follows.
    let brokenOff: String
    /// The note that a repeat sets no record.
    let isRepeat: String
    /// The note that there is no record with these settings, from how long a drill has to be for one.
    let noRecord: @Sendable (String) -> String
    /// The same of the learner's own kind of drill.
    let noRecordOfCustom: @Sendable (String) -> String
    /// The points that it brought, 1 or more.
    let earned: @Sendable (Int) -> String
    /// The days of the streak, which it made go on.
    let streak: @Sendable (Int) -> String
    /// A level was passed, from its number.
    let levelPassed: @Sendable (String) -> String
    /// A level was not passed, from its number and how many right answers were missing.
    let levelOpen: @Sendable (String, Int) -> String
    /// There is a new record, from the one before.
    let record: @Sendable (String) -> String
    /// There is the first record.
    let firstRecord: String
    /// The record that stands, from it and its day.
    let best: @Sendable (String, String) -> String
    /// The heading over the last drills, from how many they are.
    let lastRuns: @Sendable (Int) -> String
    /// How it compares with their mean, from that.
    let mean: @Sendable (String) -> String
    /// More, or longer, than their mean, from the difference.
    let aboveMean: @Sendable (String) -> String
    /// Less, or shorter, than their mean, from the difference.
    let belowMean: @Sendable (String) -> String
    /// As much as their mean.
    let atMean: String
    /// The result of the only drill before.
    let last: @Sendable (String) -> String
    /// More, or longer, than that, from the difference.
    let aboveLast: @Sendable (String) -> String
    /// Less, or shorter, than that, from the difference.
    let belowLast: @Sendable (String) -> String
    /// As much as that.
    let atLast: String
    /// The heading over the pace.
    let pace: String
    /// The heading over the slowest answers.
    let slowest: String
    /// The heading over the misses, from how many they are.
    let misses: @Sendable (Int) -> String
    /// What stands there without any.
    let noMisses: String
    /// What was typed instead of an answer.
    let typed: @Sendable (String) -> String
    /// The answers are not saved, from why.
    let notSaved: @Sendable (String) -> String
    /// The same during a drill, where it is tried again by itself.
    let notSavedYet: @Sendable (String) -> String
  }

  /// What only the plain mode says.
  package struct Plain: Sendable {
    /// How it is answered, said once.
    let help: [String]
    /// The prompt of a problem.
    let answer: String
    /// The prompt of a problem whose answer was said.
    let correct: String
    /// The complaint about a line without a number.
    let numberWanted: String
    /// The prompt under the results.
    let after: String
  }
}
