/// One of the answers to a modal question.
package struct ModalButton<Action: Equatable & Sendable>: Equatable, Sendable {
  /// The answer.
  package let label: String
  /// Whether it takes something away for good.
  package let isDestructive: Bool
  /// What giving it means.
  package let action: Action

  /// An answer with that label.
  package init(_ label: String, isDestructive: Bool = false, action: Action) {
    self.label = label
    self.isDestructive = isDestructive
    self.action = action
  }
}
