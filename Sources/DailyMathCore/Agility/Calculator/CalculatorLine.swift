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
  /// Numbers have a comma or a point as the decimal mark, and no grouping. Operators are `+`, `-`, `−`, `*`, `×`, `·`, `x`, `/`, `÷`, `:`
  /// and `^` with a whole exponent; `²`, `³`, parentheses and signs have their usual meaning, and so has precedence. `%` is a
  /// hundredth, behind + and − of what stands before them: `100 + 35%` is 135. A last `=` is passed over.
  public static func result(of line: String) throws(Fault) -> String {
    var reader = CalculatorLineReader(line)
    return CalculatorNumber.text(of: try reader.wholeLine())
  }
}
