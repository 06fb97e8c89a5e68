/// Words of the English interface by which a screen is known.
package enum Words {
  /// Words at the foot of *Login*, the last row of the screen.
  package static let loginFoot = "new account"
  /// The last word there.
  package static let loginEnd = "quit"
  /// Words at the foot of the day's cards.
  package static let todayFoot = "search"
  /// The last word on that screen.
  package static let todayEnd = "quit"
  /// The last words at the foot of a question.
  package static let quizFoot = "finish"
  /// The last words at the foot of a drill.
  package static let drillFoot = "end"
  /// The beginning of the last line that `dailymath due` prints.
  package static let dueEnd = "Studied today:"
  /// Words on a question whose answer was right and needs a grade.
  package static let grading = "Good"
}
