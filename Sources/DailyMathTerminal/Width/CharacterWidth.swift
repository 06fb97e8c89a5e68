/// How many columns a terminal gives to a cluster of code points.
///
/// The base, which is the first code point that takes room, decides: two columns for what Unicode calls wide or
/// fullwidth, one for the rest. Where terminals disagree, `isContested` says so.
package enum CharacterWidth {
  /// The columns a cluster takes: 0, 1 or 2.
  package static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    let own = columns(of: first)
    guard scalars.index(after: scalars.startIndex) != scalars.endIndex else { return own }
    return columns(ofCluster: scalars)
  }

  /// The columns a code point takes on its own: 0, 1 or 2.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x20 { return 0 }
    if value < 0x7F { return 1 }
    if value < 0xA0 || value == 0xAD { return 0 }
    // Latin, and box drawing with block elements: what screens are mostly made of.
    if value < 0x300 || (0x2500...0x259F).contains(value) { return 1 }
    if isZeroWidth(scalar) { return 0 }
    return contains(value, in: WideRanges.bounds) ? 2 : 1
  }

  /// Whether terminals are known to disagree about the cluster's columns.
  ///
  /// That is so for emoji outside the oldest blocks, and for every cluster that is more than a base with marks
  /// that take no room. What is drawn after one must be placed absolutely.
  package static func isContested(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.value >= 0x7F || scalars.count > 1 else { return false }
    if first.value >= 0x1F000 && first.value < 0x20000 { return true }
    return scalars.dropFirst().contains { scalar in
      scalar.properties.generalCategory != .nonspacingMark || isVariationSelector(scalar)
    }
  }

  private static func columns(ofCluster scalars: Character.UnicodeScalarView) -> Int {
    var width = 0
    var base: Unicode.Scalar?
    for scalar in scalars {
      if base == nil {
        width = columns(of: scalar)
        if width > 0 { base = scalar }
      } else if widens(scalar, base: base) {
        return 2
      }
    }
    return width
  }

  private static func widens(_ scalar: Unicode.Scalar, base: Unicode.Scalar?) -> Bool {
    guard let base else { return false }
    switch scalar.value {
    case 0xFE0F: return contains(base.value, in: EmojiVariationRanges.bounds)
    // Halfwidth voiced marks take a column of their own.
    case 0xFF9E, 0xFF9F: return true
    // Two regional indicators make a flag, and skin tones only follow emoji.
    case 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: return true
    default: return false
    }
  }

  private static func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool {
    (0xFE00...0xFE0F).contains(scalar.value) || (0xE0100...0xE01EF).contains(scalar.value)
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFF9E, 0xFF9F: return false
    // Hangul vowels and trailing consonants, which join the leading one.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
    default: break
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator:
      return true
    default:
      return properties.isDefaultIgnorableCodePoint
    }
  }

  private static func contains(_ value: UInt32, in bounds: [UInt32]) -> Bool {
    var low = 0
    var high = bounds.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > bounds[middle * 2 + 1] {
        low = middle + 1
      } else if value < bounds[middle * 2] {
        high = middle
      } else {
        return true
      }
    }
    return false
  }
}
