/// A number of a problem, and how it is written there.
public struct Operand: Hashable, Sendable {
  /// The ways in which a number is written.
  public enum Notation: Hashable, Sendable {
    /// A whole number, with a minus sign where it is negative.
    case integer
    /// Digits after a decimal mark, so many of them; 1 to 6.
    case decimal(places: Int)
    /// A fraction in lowest terms, such as `3/4`.
    case fraction
  }

  /// The exact value.
  public let value: ExactFraction
  /// How it is written.
  public let notation: Notation

  /// A number written in that way; `nil` where the value cannot be written so.
  public init?(_ value: ExactFraction, as notation: Notation) {
    switch notation {
    case .integer: guard value.denominator == 1 else { return nil }
    case .decimal(let places):
      guard (1...6).contains(places), let power = ExactFraction.powerOfTen(places),
        value.multiplied(by: power)?.denominator == 1
      else { return nil }
    case .fraction: break
    }
    self.value = value
    self.notation = notation
  }

  /// A whole number.
  public init(_ integer: Int) {
    // A whole number over one always is a fraction, except for the one that has no opposite.
    value = ExactFraction(max(integer, -Int.max)) ?? .zero
    notation = .integer
  }

  /// The digits, with that decimal mark; ASCII only, a minus sign is a hyphen.
  public func text(decimalMark: Character) -> String {
    let sign = value.numerator < 0 ? "-" : ""
    switch notation {
    case .integer: return "\(value.numerator)"
    case .fraction: return "\(value.numerator)/\(value.denominator)"
    case .decimal(let places):
      let power = (0..<places).reduce(1) { power, _ in power * 10 }
      let (whole, rest) = value.numerator.magnitude.quotientAndRemainder(
        dividingBy: value.denominator.magnitude)
      let (scaled, isTooLong) = rest.multipliedReportingOverflow(by: UInt(power))
      guard !isTooLong else { return "\(value.numerator)/\(value.denominator)" }
      let digits = String(scaled / value.denominator.magnitude)
      let zeros = String(repeating: "0", count: places - digits.count)
      return "\(sign)\(whole)\(decimalMark)\(zeros)\(digits)"
    }
  }
}
