/// A part of a card that its writer fills in.
public enum CardField: Hashable, Sendable {
  /// The question.
  case prompt
  /// The right answer.
  case answer
  /// A wrong answer, counted from 0.
  case distractor(Int)
  /// The field of mathematics.
  case category
  /// Why the answer is what it is.
  case note
}
