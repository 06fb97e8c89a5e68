/// The numbers that the calculator reckons with: exact, within limits that keep every step quick.
enum CalculatorNumber {
  /// The longest numerator and denominator that are kept, in binary digits.
  static let mostBits = 600
  /// How many digits a number keeps that has outgrown `mostBits`.
  ///
  /// The shown nine are right for long: it takes some thirty digits of cancellation to see the difference.
  static let keptDigits = 40

  // What would be shown as 1e100 is too large already, and what would not even be shown as 1e-99 is nothing.
  private static let limit =
    BigRational(BigNatural(99_999_995)) * BigRational.powerOfTen(99 - 7)
  private static let least =
    BigRational(BigNatural(99_999_995)) * BigRational.powerOfTen(-100 - 7)

  /// The number as it is kept: nothing below 1e-99, rounded where it outgrew `mostBits`; `nil` from 1e100 on.
  static func kept(_ value: BigRational) -> BigRational? {
    let magnitude = value.magnitude
    guard magnitude < limit else { return nil }
    guard magnitude >= least else { return .zero }
    guard max(value.numerator.bitCount, value.denominator.bitCount) > mostBits else {
      return value
    }
    return value.rounded(toDigits: keptDigits)
  }

  /// What an operation makes of two numbers; `nil` where that is undefined, too large, or none of the four operations.
  static func result(
    of operation: AgilityOperation, _ left: BigRational, _ right: BigRational
  ) -> BigRational? {
    switch operation {
    case .addition: kept(left + right)
    case .subtraction: kept(left - right)
    case .multiplication: kept(left * right)
    case .division: left.divided(by: right).flatMap(kept)
    case .percentage, .square, .root: nil
    }
  }

  /// A hundredth of the number.
  static func hundredth(of value: BigRational) -> BigRational? {
    kept(value * .powerOfTen(-2))
  }

  /// The number as it is shown, with a point as the decimal mark.
  ///
  /// Nine digits, of which one stands before the mark in any case, rounded half up: `0.33333333`. From 1e9 on and below 1e-8 at
  /// most seven digits and an exponent: `1.111111e9`.
  static func text(of value: BigRational) -> String {
    guard !value.isZero else { return "0" }
    let sign = value.isNegative ? "-" : ""
    let exponent = value.decimalExponent
    if exponent < 9, exponent >= -8 {
      let places = 8 - max(exponent, 0)
      let digits = value.scaledMagnitude(places: places).description
      // Rounding may have made ten digits of nine before the mark.
      if digits.utf8.count - places <= 9 { return sign + decimal(digits, places: places) }
    }
    let mantissa = value.scaledMagnitude(places: 6 - exponent).description
    let isCarried = mantissa.utf8.count > 7
    return sign + decimal(mantissa, places: mantissa.utf8.count - 1)
      + "e\(isCarried ? exponent + 1 : exponent)"
  }

  /// Digits with a mark before the last `places`, without zeros at the end of those.
  private static func decimal(_ digits: String, places: Int) -> String {
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    var fraction = padded.suffix(places)
    while fraction.last == "0" { fraction.removeLast() }
    let whole = padded.dropLast(places)
    return fraction.isEmpty ? String(whole) : "\(whole).\(fraction)"
  }
}
