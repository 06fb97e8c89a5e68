/// How many columns a terminal gives to a cluster of code points.
///
/// The base, which is the first code point that takes room, decides: two columns for what Unicode calls wide or
/// fullwidth, one for the rest; what it calls ambiguous is decided by the `WidthPolicy`. Where terminals disagree,
/// `isContested` says so.
package enum CharacterWidth {
  /// The columns a cluster takes: 0, 1 or 2.
  package static func columns(of character: Character, widths: WidthPolicy = .narrow) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    guard scalars.index(after: scalars.startIndex) != scalars.endIndex else {
      return columns(of: first, widths: widths)
    }
    return columns(ofCluster: scalars, widths)
  }

  /// The columns a code point takes on its own: 0, 1 or 2.
  package static func columns(of scalar: Unicode.Scalar, widths: WidthPolicy = .narrow) -> Int {
    let value = scalar.value
    if value < 0x20 { return 0 }
    if value < 0x7F { return 1 }
    if value < 0xA0 || value == 0xAD { return 0 }
    if isCommon(value) {
      return widths == .wideAmbiguous && contains(value, in: AmbiguousRanges.bounds) ? 2 : 1
    }
    if isZeroWidth(scalar) { return 0 }
    if contains(value, in: WideRanges.bounds) { return 2 }
    return widths == .wideAmbiguous && contains(value, in: AmbiguousRanges.bounds) ? 2 : 1
  }

  /// Whether terminals are known to disagree about the cluster's columns.
  ///
  /// That is so for emoji outside the oldest blocks, and for every cluster that is more than a base with marks
  /// that take no room. What is drawn after one must be placed absolutely.
  ///
  /// - Parameter trustsClusters: whether the terminal has said that it measures clusters and not code points (mode 2027).
  ///   Emoji and their sequences are agreed on then; joined letters and marks with a width of their own stay contested,
  ///   because the mode's text leaves them open and its terminals differ.
  package static func isContested(
    _ character: Character, trustsClusters: Bool = false
  ) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.value >= 0x7F || scalars.count > 1 else { return false }
    if !trustsClusters, (0x1F000..<0x20000).contains(first.value) { return true }
    if isUnfinished(scalars) { return true }
    return scalars.dropFirst().contains { scalar in
      if isEmojiPart(scalar) { return !trustsClusters }
      return scalar.properties.generalCategory != .nonspacingMark
    }
  }

  /// What screens are mostly made of: Latin letters; arrows and mathematics; box drawing, block elements and shapes.
  ///
  /// All of them take room, and none is wide, so that neither has to be looked up.
  private static func isCommon(_ value: UInt32) -> Bool {
    switch value {
    case ..<0x300, 0x2190...0x22FF, 0x2500...0x25FC: true
    default: false
    }
  }

  private static func columns(
    ofCluster scalars: Character.UnicodeScalarView, _ widths: WidthPolicy
  ) -> Int {
    var width = 0
    var base: Unicode.Scalar?
    for scalar in scalars {
      if base == nil {
        width = columns(of: scalar, widths: widths)
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

  /// Whether the cluster waits for another half, which might be what is drawn next to it.
  private static func isUnfinished(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let last = scalars.last else { return false }
    let isHalfFlag = scalars.count == 1 && (0x1F1E6...0x1F1FF).contains(last.value)
    return isHalfFlag || last.value == 0x200D
  }

  /// Whether a code point that is not the first one makes an emoji of the cluster, or of a letter a variant.
  private static func isEmojiPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // The joiner, the keycap's enclosing mark, variation selectors, and the tags of regional flags.
    case 0x200D, 0x20E3, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF: true
    default: scalar.properties.isEmoji && scalar.value > 0x7F
    }
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
