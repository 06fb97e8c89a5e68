import Testing

extension Trait where Self == ConditionTrait {
  /// Needs the parts of the desk that remember, recover and change.
  static var needsDesk: Self { .disabled("needs the parts of the desk that remember and change") }
}
