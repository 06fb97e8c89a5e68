/// A colour by its three parts, as sRGB counts them.
package struct RGBColor: Hashable, Sendable {
  /// How much red, 0 to 255.
  package let red: UInt8
  /// How much green, 0 to 255.
  package let green: UInt8
  /// How much blue, 0 to 255.
  package let blue: UInt8

  /// The colour of those parts.
  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
