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
    /// It divides by zero.
    case undefined
  }

  /// The result as the calculator shows it, with a point as the decimal mark.
  public static func result(of line: String) throws(Fault) -> String {
    // Written by the area of the calculator.
    throw .empty
  }
}
