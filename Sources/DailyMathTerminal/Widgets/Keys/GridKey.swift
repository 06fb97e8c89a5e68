/// A key of a grid: what is on it, how wide it is, and what pressing it means.
package struct GridKey<Action: Equatable & Sendable>: Equatable, Sendable {
  /// What is on the key.
  package let label: String
  /// How many columns of the grid it takes; 1 or more.
  package let span: Int
  /// What pressing it means; nil where it cannot be pressed now.
  package let action: Action?

  /// The most columns of a grid that one key takes.
  private static var widest: Int { 64 }

  /// A key with that label.
  package init(_ label: String, span: Int = 1, action: Action? = nil) {
    self.label = label
    self.span = min(max(1, span), Self.widest)
    self.action = action
  }
}
