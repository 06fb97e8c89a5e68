/// What the learner chose, and what is suggested for it.
public struct QuizChoice: Hashable, Sendable {
  /// The option that was chosen.
  public let option: AnswerOption
  /// Milliseconds from the showing to the choice.
  public let milliseconds: Int
  /// The grade suggested: 1 where the choice is wrong.
  public let suggested: Grade
}
