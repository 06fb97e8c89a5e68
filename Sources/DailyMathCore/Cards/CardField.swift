/// A part of a card that its writer fills in.
public enum CardField: Hashable, Sendable {
  /// The question.
  case prompt
  /// The right answer.
  case answer
  /// Other answers that are as right.
  case alternatives
  /// A wrong answer, counted from 0.
  case distractor(Int)
  /// The field of mathematics.
  case category
  /// The deck of the learner's own.
  case deck
  /// The words that the card is filed under.
  case tags
  /// Why the answer is what it is.
  case note
}
