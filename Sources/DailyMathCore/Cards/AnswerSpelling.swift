internal import DailyMathSystem

/// A text in one spelling of its signs, words and spaces, so that texts that differ in nothing else become equal.
///
/// Letters stay letters: a Cyrillic or Greek one is never taken for the Latin one that looks like it.
struct AnswerSpelling: Hashable, Sendable {
  /// The text with one space for each run of spaces, none at the ends.
  let words: String

  /// Spells `text`; with `isLenient` words lose their accents, too, and functions have one name in all languages.
  ///
  /// A word is two letters or more. A single letter keeps its accent and case, for `x̄` and `x`, or `X` and `x`, may be
  /// two things; only `y`, `o`, `a` and their like between two words lose their case.
  init(_ text: String, isLenient: Bool = false) {
    var scan = Scan(isLenient: isLenient)
    scan.read(Self.visible(text))
    var words = scan.spelled.split(separator: " ")[...].map(String.init)
    if isLenient { Self.lowerConnectives(in: &words) }
    var joined = words.joined(separator: " ")
    if joined.hasSuffix("."), joined.count > 1, !joined.dropLast().hasSuffix(".") {
      joined.removeLast()
      while joined.hasSuffix(" ") { joined.removeLast() }
    }
    self.words = RootSpelling.folded(joined)
  }

  /// The text without spaces, but for those between two digits: `1 2` is not `12`.
  var compact: String {
    var result = ""
    for word in words.split(separator: " ") {
      if let last = result.last, let first = word.first, last.isNumber, first.isNumber {
        result.append(" ")
      }
      result += word
    }
    return result
  }

  /// Tells whether nothing is left of the text.
  var isEmpty: Bool { words.isEmpty }

  /// `text` without characters that nobody sees, and with full-width forms made narrow.
  private static func visible(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.properties.generalCategory == .format || scalar == "\u{FE0E}"
        || scalar == "\u{FE0F}"
      {
        continue
      }
      let isWide = (0xFF01...0xFF5E).contains(scalar.value)
      result.append(isWide ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
    }
    return String(result)
  }

  /// Makes the capitals small of single letters that join two words: `CONTINUA Y DERIVABLE`.
  ///
  /// After the name of a function the letter is its argument.
  private static func lowerConnectives(in words: inout [String]) {
    guard words.count > 2 else { return }
    for index in 1..<(words.count - 1) where ["A", "E", "I", "O", "U", "Y"].contains(words[index]) {
      let isBetweenWords = [words[index - 1], words[index + 1]].allSatisfy { word in
        word.count > 1 && word.allSatisfy(\.isLetter)
      }
      if words[index].count == 1, isBetweenWords, !FunctionNames.contains(words[index - 1]) {
        words[index] = words[index].lowercased()
      }
    }
  }
}

extension AnswerSpelling {
  /// The way through a text, character by character.
  private struct Scan {
    let isLenient: Bool
    var spelled = ""
    private var word = ""
    /// The digits and letters of an exponent or index in small characters, with the sign that it begins with.
    private var script = ""

    init(isLenient: Bool) {
      self.isLenient = isLenient
    }

    mutating func read(_ text: String) {
      for character in text {
        if Self.isPlain(character) {
          endScript(before: character)
          word.append(character)
          continue
        }
        if !character.isASCII, let (sign, plain) = SmallCharacters.plain[character] {
          endWord()
          if script.first != sign {
            endScript(before: character)
            script = String(sign)
          }
          script.append(plain)
          continue
        }
        endScript(before: character)
        if let sign = Self.sign(character) {
          endWord()
          spelled += sign
        } else {
          word.append(character)
        }
      }
      endWord()
      endScript(before: " ")
    }

    private mutating func endScript(before next: Character) {
      guard !script.isEmpty else { return }
      // In brackets where the characters after it would be read as part of it.
      if next.isNumber {
        spelled += "\(script.prefix(1))(\(script.dropFirst()))"
      } else {
        spelled += script
      }
      script = ""
    }

    private mutating func endWord() {
      defer { word = "" }
      guard word.count > 1 else {
        spelled += word
        return
      }
      let lower = word.lowercased()
      if let name = AnswerSpelling.names[lower] {
        spelled += name
        return
      }
      guard isLenient else {
        spelled += lower
        return
      }
      let folded = AnswerSpelling.withoutAccents(lower)
      spelled += FunctionNames.common[folded] ?? folded
    }

    /// Whether the character is a letter that stands for itself, as nearly all are: they are not looked up in tables.
    private static func isPlain(_ character: Character) -> Bool {
      if let byte = character.asciiValue { return (0x61...0x7A).contains(byte | 0x20) }
      let scalars = character.unicodeScalars
      guard let value = scalars.first?.value, scalars.count == 1 else { return false }
      // Letters of Latin-1 and Latin Extended-A and -B; × and ÷ stand among them.
      return (0xC0...0x24F).contains(value) && value != 0xD7 && value != 0xF7
    }

    /// The spelling of a character that is no letter of a word; `nil` for one that is.
    private static func sign(_ character: Character) -> String? {
      if character.isWhitespace { return " " }
      // No sign of ASCII stands for another.
      if character.isASCII { return String(character) }
      return AnswerSpelling.signs[character] ?? (character.isLetter ? nil : String(character))
    }
  }

  /// What a character of a word is without what is forgiven in it: its case, its accents, the look of a sign.
  static func forgiving(_ character: Character) -> String {
    signs[character] ?? withoutAccents(character.lowercased())
  }

  /// `word` without the accents of European languages; an arrow or a bar over letters means something, and stays.
  private static func withoutAccents(_ word: String) -> String {
    guard !word.utf8.allSatisfy({ $0 < 0x80 }) else { return word }
    var kept = String.UnicodeScalarView()
    for scalar in UnicodeNormalization.decomposed(word).unicodeScalars
    where !accents.contains(scalar) {
      kept.append(scalar)
    }
    return String(kept)
  }

  /// Grave, acute, circumflex, tilde, diaeresis, ring, caron and cedilla.
  private static let accents: Set<Unicode.Scalar> = [
    "\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{308}", "\u{30A}", "\u{30C}", "\u{327}",
  ]

  /// Words that stand for a sign.
  private static let names = [
    "pi": "π", "infinito": "∞", "infinity": "∞", "inf": "∞",
  ]

  /// Signs that stand for another; vulgar fractions get a space before them, so that `1½` reads as a mixed number.
  private static let signs: [Character: String] = [
    "−": "-", "–": "-", "‐": "-", "‑": "-", "‒": "-", "—": "-", "―": "-", "×": "*", "·": "*",
    "⋅": "*", "∙": "*", "÷": "/", "⁄": "/", "∕": "/", "½": " 1/2", "⅓": " 1/3", "⅔": " 2/3",
    "¼": " 1/4", "¾": " 3/4", "⅕": " 1/5", "⅖": " 2/5", "⅗": " 3/5", "⅘": " 4/5", "⅙": " 1/6",
    "⅚": " 5/6", "⅐": " 1/7", "⅛": " 1/8", "⅜": " 3/8", "⅝": " 5/8", "⅞": " 7/8", "⅑": " 1/9",
    "⅒": " 1/10", "≠": "!=", "≤": "<=", "≥": ">=", "…": "...", "‘": "'", "’": "'", "‚": "'",
    "′": "'", "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "″": "\"", "º": "°",
  ]
}
