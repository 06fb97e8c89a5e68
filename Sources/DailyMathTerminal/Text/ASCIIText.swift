import DailyMathSystem

/// Writes text in ASCII, for terminals that show nothing else.
///
/// Text that is still to be laid out is spelled, and may grow by it; a finished picture keeps its columns. Both read the
/// same tables.
package enum ASCIIText {
  /// The text as somebody would type it: letters without their accents, signs by their names, exponents behind `^` and
  /// indices behind `_`.
  ///
  /// What has no such form becomes one `?` a character.
  package static func folded(_ text: String) -> String {
    guard !isASCII(text) else { return text }
    var result = ""
    var raised = ShiftedRun(mark: "^", signs: superscripts)
    var lowered = ShiftedRun(mark: "_", signs: subscripts)
    for character in text {
      let isRaised = raised.take(character)
      let isLowered = lowered.take(character)
      if !isRaised { result += raised.end() }
      if !isLowered { result += lowered.end() }
      if !isRaised, !isLowered { result += spelled(character) }
    }
    return result + raised.end() + lowered.end()
  }

  /// The one ASCII character that a cell of a finished picture shows in the place of the cluster; `?` where nothing comes
  /// near.
  static func pictured(_ character: Character) -> Unicode.Scalar {
    if let likeness = likenesses[character] { return likeness }
    let spelling = folded(String(character)).unicodeScalars
    guard spelling.count == 1, let only = spelling.first else { return "?" }
    return only
  }

  private static func isASCII(_ text: some StringProtocol) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 }
  }

  private static func spelled(_ character: Character) -> String {
    // Before the accents are taken off: ≠ is an = with a stroke, and must not become one without.
    if let sign = signs[character] { return sign }
    let parts = UnicodeNormalization.decomposed(String(character)).unicodeScalars
    guard let base = parts.first, let letter = base.isASCII ? String(base) : letters[base] else {
      return "?"
    }
    let marks = parts.dropFirst()
    // A letter may lose its marks. A sign that is struck through would then say the opposite.
    if base.properties.isAlphabetic, marks.allSatisfy(isMark) { return letter }
    return isASCII(String(parts)) ? letter + String(marks) : "?"
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .nonspacingMark
  }

  /// Characters in a row that stand higher or lower than the line.
  private struct ShiftedRun {
    let mark: Character
    let signs: [Character: Character]
    var text = ""

    init(mark: Character, signs: [Character: Character]) {
      self.mark = mark
      self.signs = signs
    }

    /// Takes a character that belongs to the run; false for any other.
    mutating func take(_ character: Character) -> Bool {
      guard let sign = signs[character] else { return false }
      text.append(sign)
      return true
    }

    /// What the run is written as; in parentheses where it is more than one character.
    mutating func end() -> String {
      defer { text = "" }
      guard text.count > 1 else { return text.isEmpty ? "" : "\(mark)\(text)" }
      return "\(mark)(\(text))"
    }
  }
}
