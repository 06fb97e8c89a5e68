/// A calculation that is written in one line, as at the prompt: `12 × 3,5`.
public enum CalculatorLine {
  /// What is wrong with a line.
  public enum Fault: Error, Hashable, Sendable {
    /// There is nothing to calculate.
    case empty
    /// The character at that place, counted from 0, has no place there.
    case unexpected(offset: Int)
    /// It ends too early.
    case incomplete
    /// It divides by zero, or raises zero to the power of zero.
    case undefined
    /// A number on the way is 1e100 or more.
    case tooLarge
  }

  /// The most characters of a line; the first beyond them is `unexpected`.
  public static let longest = 1_000

  /// The result as the calculator shows it, with a point as the decimal mark.
  ///
  /// Numbers are written as `language` does, or with the other decimal mark: in Spanish `1.234,5` and `0.5`, in English
  /// `1,234.5` and `0,5`; see `CalculatorNumeral`. Operators are `+`, `-`, `−`,
  /// `*`, `×`, `·`, `x`, `/`, `÷`, `:` and `^` with a whole exponent; `²`, `³`, parentheses and signs have their usual meaning, and so has precedence. `%` is a
  /// hundredth, behind + and − of what stands before them: `100 + 35%` is 135. A last `=` is passed over.
  public static func result(of line: String, in language: Language) throws(Fault) -> String {
    var reader = CalculatorLineReader(line, in: language)
    return CalculatorNumber.text(of: try reader.wholeLine())
  }

  /// The line as the tape has it: numbers without grouping and with a point as the decimal mark, the usual signs, no blanks
  /// and no `=`.
  static func plain(_ line: String, in language: Language) -> String {
    let characters = Array(line)
    var plain = ""
    var place = 0
    while place < characters.count {
      let numeral = CalculatorNumeral(characters, at: place, in: language)
      if numeral.end > place {
        plain += numeral.text
        place = numeral.end
      } else {
        plain += sign(for: characters[place])
        place += 1
      }
    }
    return plain
  }

  private static func sign(for character: Character) -> String {
    switch character {
    case "=": ""
    case "*", "·", "x", "X": "×"
    case "/", ":": "÷"
    case "-", "–": "−"
    default: character.isWhitespace ? "" : String(character)
    }
  }
}
