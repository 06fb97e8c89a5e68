/// The five characters with which the lines between the cells of a grid meet each other and the border.
package struct JointGlyphs: Hashable, Sendable {
  /// A line goes down from the border above.
  package let top: Character
  /// A line goes up from the border below.
  package let bottom: Character
  /// A line goes to the right from the border at the left.
  package let left: Character
  /// A line goes to the left from the border at the right.
  package let right: Character
  /// Two lines cross.
  package let cross: Character

  /// Thin lines, which go with round corners.
  package static let thin = JointGlyphs(top: "┬", bottom: "┴", left: "├", right: "┤", cross: "┼")
  /// Lines made of ASCII.
  package static let ascii = JointGlyphs(top: "+", bottom: "+", left: "+", right: "+", cross: "+")
}
