package import DailyMathCore

/// What is said about the drills that can be begun.
package struct AgilityTexts: Sendable {
  /// The heading.
  package let title: String
  /// Today has a session already.
  package let doneToday: String
  /// Today has none yet.
  package let notDoneToday: String
  /// The names of the kinds of drills.
  package let modes: [DrillMode: String]
  /// What a classic drill is.
  let aboutClassic: String
  /// What a level asks, with the operations and the largest number.
  let aboutLevel: @Sendable (Int, String, String) -> String
  /// What the learner's own drill asks, with its operations.
  let aboutCustom: @Sendable (String) -> String
  /// What practising is.
  let aboutPractice: String
  /// The best score of all times.
  let best: @Sendable (String) -> String
  /// There were drills, none of which can hold a record.
  let noBest: String
  /// With what is chosen there is no record.
  let noRecord: String
  /// Nothing was reached yet.
  let noneYet: String
  /// The level that comes next, of those that were passed so far.
  let levelNext: @Sendable (Int) -> String
  /// Every level was passed.
  let allLevels: String
  /// So many facts are due.
  let factsDue: @Sendable (Int) -> String
  /// The label of the row that says when a drill ends, of that with the level, of that with the acceptance, of that with the
  /// keypad, and of that with the learner's own drill.
  let rows: (length: String, level: String, acceptance: String, keypad: String, custom: String)
  /// What a number of seconds is called.
  package let seconds: @Sendable (Int) -> String
  /// What a number of right answers is called.
  package let problems: @Sendable (Int) -> String
  /// A drill without an end.
  package let endless: String
  /// The ways in which an answer counts.
  let acceptances: [DrillAcceptance: String]
  /// The orders of the keypad.
  let keypads: [KeypadLayout: String]
  /// The name of a level.
  package let level: @Sendable (Int) -> String
  /// The button that begins.
  package let begin: String
  /// What the keys do, in the foot line.
  let keys: (begin: String, edit: String, choose: String, length: String, level: String)
  /// What the key of the acceptance does.
  let acceptanceKey: String
  /// What the key of the learner's own drill does.
  let customKey: String
  /// The name of the space bar.
  let spaceKey: String
  /// What it does in the form.
  let switchKey: String
  /// What digits do in the form.
  let rangesKey: String
  /// The operations in words.
  package let operations: [AgilityOperation: String]
  /// What can be had or not in the learner's own drill.
  let options: [CustomDrillForm.Option: String]
  /// Problems of the drill as it stands.
  let example: @Sendable (String) -> String
  /// From where to where an operand goes.
  let range: @Sendable (String, String) -> String
  /// Both ranges.
  let both: @Sendable (String, String) -> String
  /// How ranges are typed.
  let howToTypeRanges: String
  /// How the rows of the form are answered in lines.
  let howToAnswerForm: String
  /// What was typed are no ranges.
  let noRanges: String
  /// A drill needs an operation.
  let noOperation: String
}
