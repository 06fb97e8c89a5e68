/// The kinds of drills.
public enum DrillMode: String, Hashable, Sendable, CaseIterable {
  /// The four operations in fixed ranges, as they are usual in contests of mental arithmetic.
  case classic
  /// Operands that grow with the level; ten right answers pass it.
  case levels
  /// What the learner has put together.
  case custom
  /// The learner's own weak facts and those that are due.
  case practice
}
