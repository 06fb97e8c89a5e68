/// How an answer is judged.
public enum AnswerVerdict: Hashable, Sendable {
  /// It says what the card says.
  case right
  /// It says something else.
  case wrong
  /// It differs in a few letters from what is right, and is not accepted.
  case near(TextDifference)
  /// The card was turned over, and the learner judges.
  case recalled
}
