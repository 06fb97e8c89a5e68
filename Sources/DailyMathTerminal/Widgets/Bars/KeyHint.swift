/// A key and what it does here.
package struct KeyHint<Action: Equatable & Sendable>: Equatable, Sendable {
  /// The name of the key.
  package let key: String
  /// What it does.
  package let label: String
  /// Where not all hints of a line have room, those with the highest rank go first; of equal ones the last.
  package let dropRank: Int
  /// What a click on it means; nil for nothing.
  package let action: Action?

  /// A hint for that key.
  package init(_ key: String, _ label: String, dropRank: Int = 0, action: Action? = nil) {
    self.key = key
    self.label = label
    self.dropRank = dropRank
    self.action = action
  }

  /// The columns it takes.
  func columns(widths: WidthPolicy) -> Int {
    TextLayout.columns(of: key, widths: widths)
      + (label.isEmpty ? 0 : 1 + TextLayout.columns(of: label, widths: widths))
  }
}
