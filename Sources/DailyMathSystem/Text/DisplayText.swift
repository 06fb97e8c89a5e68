/// Text from people and files, made harmless for a terminal.
///
/// Escape sequences, controls, reversals of direction, invisible and unassigned characters can no longer move the cursor,
/// hide or forge what is shown. Filtering twice gives the same as once.
package enum DisplayText {
  /// What happens to a line feed.
  package enum Newlines: Sendable {
    /// It stays; a carriage return before it goes.
    case keep
    /// It becomes the picture ␊, like other controls.
    case replace
  }

  /// The most combining marks that stay on one character.
  static let maximumMarks = 4

  /// The text with every character that is not plainly visible replaced.
  ///
  /// A tab becomes a space; C0 and DEL their pictures (U+2400 and on); C1, format characters except the two joiners, line
  /// and paragraph separators, private use and unassigned ones U+FFFD. Of combining marks and joiners in a row, four stay.
  package static func filtered(_ text: String, newlines: Newlines) -> String {
    guard !isPlain(text) else { return text }
    var result = String.UnicodeScalarView()
    var marks = 0
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if newlines == .keep, scalar == "\n" {
        if previous == "\r" { result.removeLast() }
        result.append(scalar)
        marks = 0
      } else if isMark(scalar) {
        marks += 1
        if marks <= maximumMarks { result.append(scalar) }
      } else {
        result.append(replacement(for: scalar))
        marks = 0
      }
      previous = scalar
    }
    return String(result)
  }

  /// Whether filtering would change nothing.
  package static func isClean(_ text: String, newlines: Newlines) -> Bool {
    isPlain(text) || filtered(text, newlines: newlines).utf8.elementsEqual(text.utf8)
  }

  /// The common case, told from the bytes alone: printing ASCII, Latin letters with accents, small Greek letters, and the
  /// blocks of mathematical operators and technical signs, in which every place is assigned and visible.
  private static func isPlain(_ text: String) -> Bool {
    var lead: UInt8 = 0
    return text.utf8.allSatisfy { byte in
      let before = lead
      lead = byte
      switch (before, byte) {
      case (0xC2, 0xA0...0xBF): return byte != 0xAD
      case (0xC3...0xCB, 0x80...0xBF), (0xCE, 0xA3...0xBF), (0xCF, 0x80...0xBF),
        (0xE2, 0x88...0x8F), (0x88...0x8F, 0x80...0xBF):
        return true
      case (_, 0x20...0x7E), (_, 0xC2...0xCB), (_, 0xCE), (_, 0xCF), (_, 0xE2): return true
      default: return false
      }
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    if scalar == "\u{200C}" || scalar == "\u{200D}" { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return true
    default: return false
    }
  }

  private static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar == "\t" { return " " }
    if scalar == "\u{7F}" { return "\u{2421}" }
    if scalar.value < 0x20 { return Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}" }
    if scalar.value < 0x7F { return scalar }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
      .surrogate:
      return "\u{FFFD}"
    default: return scalar
    }
  }
}
