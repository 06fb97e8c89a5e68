/// A multiple-choice card that a new account receives: a question, its right answer and three wrong ones.
///
/// Every field is one line of plain text. Exactly one option is right, and the order of the options means nothing:
/// whoever shows the card shuffles them.
package struct StarterCard: Equatable, Sendable {
  /// The question.
  package let prompt: String
  /// The only right option.
  package let answer: String
  /// The wrong options, each the outcome of a typical mistake; the parser makes them three.
  package let distractors: [String]
  /// One or two sentences that say why the answer is right.
  package let explanation: String

  /// Creates a card from its texts as they are, without checking them.
  package init(prompt: String, answer: String, distractors: [String], explanation: String) {
    self.prompt = prompt
    self.answer = answer
    self.distractors = distractors
    self.explanation = explanation
  }
}
