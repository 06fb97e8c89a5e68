/// How an answer was given; times are compared within one kind only.
public enum AnswerKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// One of several options was chosen.
  case choice
  /// The answer was typed.
  case typed
  /// The learner recalled it, turned the card over and judged themself.
  case flip
}
