/// The six characters that a box is made of.
package struct BorderGlyphs: Hashable, Sendable {
  /// The line above and below.
  package let horizontal: Character
  /// The line at either side.
  package let vertical: Character
  /// The corner at the start of the first row.
  package let topLeft: Character
  /// The corner at the end of the first row.
  package let topRight: Character
  /// The corner at the start of the last row.
  package let bottomLeft: Character
  /// The corner at the end of the last row.
  package let bottomRight: Character

  /// Thin lines with round corners.
  package static let round = BorderGlyphs(
    horizontal: "─", vertical: "│", topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯")
  /// Thick lines, for what has the focus.
  package static let thick = BorderGlyphs(
    horizontal: "━", vertical: "┃", topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛")
  /// Lines made of ASCII.
  package static let ascii = BorderGlyphs(
    horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+")
  /// Thick lines made of ASCII.
  package static let asciiThick = BorderGlyphs(
    horizontal: "=", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+")
}
