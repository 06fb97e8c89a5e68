/// What the learner answered, how it was judged, and what is suggested for it.
public struct QuizAnswer: Hashable, Sendable {
  /// How it was given.
  public let kind: AnswerKind
  /// The option chosen, for a choice; else `nil`.
  public let option: AnswerOption?
  /// What was answered, in the words of the option or as typed; empty where the learner only thought of it.
  public let text: String
  /// How it was judged.
  public let verdict: AnswerVerdict
  /// Milliseconds from the showing to the answer.
  public let milliseconds: Int
  /// The grade suggested: 1 where the answer is wrong.
  public let suggested: Grade

  /// Makes an answer from its parts.
  public init(
    kind: AnswerKind, option: AnswerOption? = nil, text: String, verdict: AnswerVerdict,
    milliseconds: Int, suggested: Grade
  ) {
    self.kind = kind
    self.option = option
    self.text = text
    self.verdict = verdict
    self.milliseconds = milliseconds
    self.suggested = suggested
  }

  /// Tells whether the grade is still the learner's to choose.
  public var isGradable: Bool { verdict == .right || verdict == .recalled }

  /// The grades that can be given to it, from the worst to the best; only 1 where it is wrong.
  public var grades: [Grade] {
    switch verdict {
    case .right: [.hard, .good, .easy]
    case .recalled: [.wrong, .hard, .good, .easy]
    case .wrong, .near: [.wrong]
    }
  }
}
