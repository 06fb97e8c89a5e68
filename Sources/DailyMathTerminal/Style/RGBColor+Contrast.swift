extension RGBColor {
  /// How bright the colour is to the eye, from 0 for black to 1 for white.
  ///
  /// The relative luminance of the Web Content Accessibility Guidelines 2.2
  /// (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance).
  var relativeLuminance: Double {
    0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)]
      + 0.0722 * Self.linear[Int(blue)]
  }

  /// How well strokes of one colour stand out on the other, from 1 for not at all to 21 for black on white.
  ///
  /// The contrast ratio of the same guidelines (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio); they ask for 4.5
  /// where something is read (1.4.3) and for 3 where a shape only has to be seen (1.4.11).
  func contrast(with other: RGBColor) -> Double {
    let mine = relativeLuminance
    let theirs = other.relativeLuminance
    return (max(mine, theirs) + 0.05) / (min(mine, theirs) + 0.05)
  }

  /// The share of light that each value of a part stands for.
  private static let linear: [Double] = (0...255).map { part in
    let value = Double(part) / 255
    return value <= 0.04045 ? value / 12.92 : power2point4((value + 0.055) / 1.055)
  }

  /// A number between 0 and 1 to the power of 2.4, which the standard library does not have.
  ///
  /// That is its square times the fifth root of its square. Newton's method finds the root from above, so it never
  /// overshoots, and the first step that gains nothing is the last.
  private static func power2point4(_ base: Double) -> Double {
    let square = base * base
    var root = 1.0
    while true {
      let fourth = root * root * root * root
      let next = (4 * root + square / fourth) / 5
      guard next < root else { return square * root }
      root = next
    }
  }
}
