/// One bar of a chart: what it stands for and how long it is.
package struct Bar<Action: Equatable & Sendable>: Equatable, Sendable {
  /// What it stands for.
  package let label: String
  /// How long it is; below zero counts as zero.
  package let value: Int
  /// The value as it is to be read.
  package let number: String
  /// How the bar looks.
  package let style: CellStyle
  /// What choosing it means; nil for nothing.
  package let action: Action?

  /// A bar of that length.
  ///
  /// - Parameter number: the value as it is to be read; nil for its digits.
  package init(
    _ label: String, _ value: Int, number: String? = nil, style: CellStyle = .accent,
    action: Action? = nil
  ) {
    self.label = label
    self.value = value
    self.number = number ?? String(value)
    self.style = style
    self.action = action
  }
}
