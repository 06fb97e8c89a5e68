extension BigRational {
  /// Ten to the power of `exponent`.
  static func powerOfTen(_ exponent: Int) -> BigRational {
    let power = BigNatural.powerOfTen(abs(exponent))
    return exponent < 0
      ? BigRational(isNegative: false, .one, over: power) : BigRational(power)
  }

  /// The number of those digits with at most one point among them, `12`, `3.5`, `.5` or `5.`; `nil` for anything else.
  init?(decimal text: String) {
    let digits = text.filter { $0 != "." }
    guard text.utf8.count - digits.utf8.count <= 1, let number = BigNatural(digits) else {
      return nil
    }
    let places = text.firstIndex(of: ".").map { text[$0...].utf8.count - 1 } ?? 0
    self.init(isNegative: false, number, over: .powerOfTen(places))
  }

  /// The power of ten of the highest digit: 0 for 1 to 9.99…, −1 for 0.1; 0 for 0.
  var decimalExponent: Int {
    guard !isZero else { return 0 }
    let estimate = numerator.description.utf8.count - denominator.description.utf8.count
    return magnitude < .powerOfTen(estimate) ? estimate - 1 : estimate
  }

  /// The magnitude times ten to the power of `places`, rounded to a whole number, half up.
  func scaledMagnitude(places: Int) -> BigNatural {
    let power = BigNatural.powerOfTen(abs(places))
    let above = places < 0 ? numerator : numerator * power
    let below = places < 0 ? denominator * power : denominator
    let two = BigNatural(2)
    return (above * two + below).quotientAndRemainder(dividingBy: below * two).quotient
  }

  /// The nearest number with so many digits, of which the first is not 0; half is rounded up, away from 0.
  func rounded(toDigits count: Int) -> BigRational {
    let places = count - 1 - decimalExponent
    let scaled = BigRational(scaledMagnitude(places: places)) * .powerOfTen(-places)
    return isNegative ? -scaled : scaled
  }
}
