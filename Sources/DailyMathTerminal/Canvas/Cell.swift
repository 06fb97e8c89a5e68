/// One place of the screen: what stands there and how it looks.
package struct Cell: Hashable, Sendable {
  /// How a cell takes part in what is drawn over it.
  package enum Extent: UInt8, Hashable, Sendable {
    /// A cluster of one column.
    case narrow
    /// The left half of a cluster of two columns; the cell to the right continues it.
    case wide
    /// The right half of the cluster to the left; nothing is drawn for it.
    case continuation
  }

  /// The cluster; a space in a continuation.
  package let character: Character
  /// How it looks.
  package let style: CellStyle
  /// How many columns it takes.
  package let extent: Extent

  /// A space in running text.
  package static let blank = Cell(" ")

  /// A cell with that cluster.
  package init(_ character: Character, _ style: CellStyle = .text, _ extent: Extent = .narrow) {
    self.character = character
    self.style = style
    self.extent = extent
  }
}
