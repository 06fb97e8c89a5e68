/// What an answer says, apart from how it is written: `½`, `1/2`, `0,5` and `0.5` mean the same.
///
/// Two options of one card must differ in meaning, since otherwise a right answer could be marked wrong. Words and
/// formulas are compared by their characters, without spaces; numbers exactly, as fractions. Formulas that are equal only
/// after algebra are beyond this.
public struct AnswerMeaning: Hashable, Sendable {
  /// Every reading of the text; more than one where a mark may group digits or be decimal, as in `1.200`.
  let readings: Set<String>

  /// Reads `text`.
  public init(_ text: String) {
    let folded = Self.folded(text)
    let numbers = NumberReading.values(of: folded.withSpaces)
    readings = numbers.isEmpty ? [folded.withoutSpaces] : Set(numbers.map { "= \($0)" })
  }

  /// Tells whether the two can be read as saying the same.
  public func isSame(as other: AnswerMeaning) -> Bool {
    !readings.isDisjoint(with: other.readings)
  }

  /// The text in one spelling of signs and words, with runs of spaces made one, and without any.
  private static func folded(_ text: String) -> (withSpaces: String, withoutSpaces: String) {
    var spelled = ""
    var word = ""
    for character in text {
      if character.isLetter {
        word.append(character)
        continue
      }
      spelled += casefolded(word)
      word = ""
      spelled += plain[character] ?? (character.isWhitespace ? " " : String(character))
    }
    spelled += casefolded(word)
    let words = spelled.split(separator: " ", omittingEmptySubsequences: true)
    return (words.joined(separator: " "), words.joined())
  }

  /// Words lose their case; a single letter keeps it, for `X` and `x` may be two variables.
  private static func casefolded(_ word: String) -> String {
    word.count > 1 ? word.lowercased() : word
  }

  /// Signs that stand for another; vulgar fractions get a space before them, so that `1½` reads as a mixed number.
  private static let plain: [Character: String] = [
    "−": "-", "–": "-", "‐": "-", "‑": "-", "×": "*", "·": "*", "⋅": "*", "∙": "*", "÷": "/",
    "⁄": "/", "∕": "/", "½": " 1/2", "⅓": " 1/3", "⅔": " 2/3", "¼": " 1/4", "¾": " 3/4",
    "⅕": " 1/5", "⅖": " 2/5", "⅗": " 3/5", "⅘": " 4/5", "⅙": " 1/6", "⅚": " 5/6", "⅛": " 1/8",
    "⅜": " 3/8", "⅝": " 5/8", "⅞": " 7/8", "≠": "!=", "≤": "<=", "≥": ">=",
  ]
}
