/// What is said at one point of the conversation, and what is asked.
package struct PlainQuestion: Equatable, Sendable {
  /// What is said once, on coming to the screen.
  package var heading: [String] = []
  /// What is said each time before asking, one statement a line.
  package var statements: [String] = []
  /// What can be answered, which is said after the statements the first time that this is asked, and on request.
  var instructions: [String] = []
  /// What is asked, without the colon after it.
  package let prompt: String
  /// Whether the answer is a password.
  package var isSecret = false
}
