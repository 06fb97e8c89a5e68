/// When what is typed counts as the answer.
public enum DrillAcceptance: String, Hashable, Sendable, CaseIterable {
  /// As soon as it is right, without Enter.
  case match
  /// With Enter, right or wrong.
  case enter
}
