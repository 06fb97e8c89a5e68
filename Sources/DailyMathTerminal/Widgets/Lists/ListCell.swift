/// A word or two at the right of a list's row, in a column of its own.
package struct ListCell: Hashable, Sendable {
  /// What is said; it is cut where the column is narrower.
  package var text: String
  /// How it looks.
  package var style: CellStyle
  /// How wide the column is, the same in all rows of a list; nil for as wide as the text.
  package var columns: Int?
  /// At which end of the column the text stands.
  package var alignment: TextAlignment

  /// A cell with that text.
  package init(
    _ text: String, style: CellStyle = .secondary, columns: Int? = nil,
    alignment: TextAlignment = .leading
  ) {
    self.text = text
    self.style = style
    self.columns = columns
    self.alignment = alignment
  }

  /// The columns it takes.
  func width(_ widths: WidthPolicy) -> Int {
    max(0, columns ?? TextLayout.columns(of: text, widths: widths))
  }
}
