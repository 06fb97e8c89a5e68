import DailyMathTestSupport
import Testing

/// How a learner answers otherwise than by choosing.
extension ProgramUnderTest {
  /// Waits for the field under a question and writes the answer into it.
  func answer(
    _ prompt: String, typing text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try wait(for: "the field under «\(prompt)»", sourceLocation: sourceLocation) {
      $0.shows(prompt) && $0.shows("Tu respuesta")
    }
    try type(text)
    try press(.enter)
    try waitForAbsence(of: "Tu respuesta", sourceLocation: sourceLocation)
  }

  /// Waits for a card that is turned over, and turns it.
  func turn(_ prompt: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait(for: "«\(prompt)» to turn over", sourceLocation: sourceLocation) {
      $0.shows(prompt) && $0.shows("Ver la respuesta")
    }
    try press(.enter)
    try waitFor("3 Dif", sourceLocation: sourceLocation)
  }

  /// Takes a grade, and waits until that is acknowledged.
  func grade(
    _ digit: Character, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try waitFor("3 Dif", sourceLocation: sourceLocation)
    try press(.character(digit))
    try waitForAbsence(of: "3 Dif", sourceLocation: sourceLocation)
  }

  /// Takes back what was done last, and waits for the words that name it.
  func takeBack(
    saying text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try press(.character("u"))
    try waitFor(text, sourceLocation: sourceLocation)
  }

  /// Waits until the box of the day's screen with that caption shows the number.
  func waitForCount(
    _ caption: String, _ number: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try waitFor(caption, sourceLocation: sourceLocation)
    try wait(for: "\(number) over «\(caption)»", sourceLocation: sourceLocation) { _ in
      (try? count(caption)) == number
    }
  }
}
