/// One of the places that a tab bar leads to.
package struct Tab<Action: Equatable & Sendable>: Equatable, Sendable {
  /// The key that leads there.
  package let key: String
  /// What is there.
  package let label: String
  /// What choosing it means; nil for nothing.
  package let action: Action?

  /// A tab with that key and label.
  package init(_ key: String, _ label: String, action: Action? = nil) {
    self.key = key
    self.label = label
    self.action = action
  }
}
