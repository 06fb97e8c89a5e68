/// One of the options of a question; an answer is judged by which option it is, never by where it stands.
public struct AnswerOption: Hashable, Sendable {
  /// Which of the card's options it is.
  public enum Identity: Hashable, Sendable {
    /// The right answer.
    case answer
    /// The wrong answer at this index of those offered.
    case distractor(Int)
  }

  /// Which of the card's options it is.
  public let identity: Identity
  /// What the learner reads.
  public let text: String

  /// Tells whether choosing it is right.
  public var isRight: Bool { identity == .answer }

  /// The right answer of `face` and `distractors`, in an order drawn from `generator`.
  public static func shuffled(
    of face: CardFace, with distractors: [String], using generator: inout SplitMix64
  ) -> [AnswerOption] {
    let wrong = distractors.enumerated().map { index, text in
      AnswerOption(identity: .distractor(index), text: text)
    }
    return generator.shuffled([AnswerOption(identity: .answer, text: face.answer)] + wrong)
  }
}
