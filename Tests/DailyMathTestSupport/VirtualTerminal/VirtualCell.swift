/// One cell of a virtual terminal's screen.
package struct VirtualCell: Hashable, Sendable {
  /// The cluster that stands there; empty in the right half of a wide one.
  package var text: String
  /// The SGR attributes it was drawn with.
  package var attributes: VirtualAttributes

  /// A cell that was erased.
  package static let blank = VirtualCell(text: " ", attributes: VirtualAttributes())

  /// A cell with that text and look.
  package init(text: String, attributes: VirtualAttributes) {
    self.text = text
    self.attributes = attributes
  }
}
