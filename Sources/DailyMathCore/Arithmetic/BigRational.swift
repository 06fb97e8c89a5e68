/// An exact fraction of any size, in lowest terms.
struct BigRational: Hashable, Sendable {
  /// Whether it lies below 0.
  let isNegative: Bool
  /// The part above the line, without the sign.
  let numerator: BigNatural
  /// The part below the line; 1 or more.
  let denominator: BigNatural

  /// Nothing.
  static let zero = BigRational(BigNatural.zero)

  /// A natural number.
  init(_ natural: BigNatural) {
    isNegative = false
    numerator = natural
    denominator = .one
  }

  /// Reduces `numerator` over `denominator`, which must not be 0; nothing has no sign.
  init(isNegative: Bool, _ numerator: BigNatural, over denominator: BigNatural) {
    precondition(!denominator.isZero, "nothing is divided by zero")
    self.isNegative = isNegative && !numerator.isZero
    let divisor = numerator.greatestCommonDivisor(with: denominator)
    let isLowest = divisor == .one
    self.numerator =
      isLowest ? numerator : numerator.quotientAndRemainder(dividingBy: divisor).quotient
    self.denominator =
      isLowest ? denominator : denominator.quotientAndRemainder(dividingBy: divisor).quotient
  }

  private init(isNegative: Bool, lowest numerator: BigNatural, _ denominator: BigNatural) {
    self.isNegative = isNegative && !numerator.isZero
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Whether it is 0.
  var isZero: Bool { numerator.isZero }

  /// The same without the sign.
  var magnitude: BigRational { BigRational(isNegative: false, lowest: numerator, denominator) }

  static prefix func - (value: BigRational) -> BigRational {
    BigRational(isNegative: !value.isNegative, lowest: value.numerator, value.denominator)
  }

  static func + (left: BigRational, right: BigRational) -> BigRational {
    let above = left.numerator * right.denominator
    let other = right.numerator * left.denominator
    let below = left.denominator * right.denominator
    guard left.isNegative != right.isNegative else {
      return BigRational(isNegative: left.isNegative, above + other, over: below)
    }
    return BigRational(
      isNegative: above < other ? right.isNegative : left.isNegative,
      above.distance(to: other), over: below)
  }

  static func - (left: BigRational, right: BigRational) -> BigRational {
    left + -right
  }

  static func * (left: BigRational, right: BigRational) -> BigRational {
    BigRational(
      isNegative: left.isNegative != right.isNegative, left.numerator * right.numerator,
      over: left.denominator * right.denominator)
  }

  /// The quotient; `nil` where `divisor` is 0.
  func divided(by divisor: BigRational) -> BigRational? {
    guard !divisor.isZero else { return nil }
    return BigRational(
      isNegative: isNegative != divisor.isNegative, numerator * divisor.denominator,
      over: denominator * divisor.numerator)
  }
}

extension BigRational: Comparable {
  static func < (left: BigRational, right: BigRational) -> Bool {
    guard left.isNegative == right.isNegative else { return left.isNegative }
    let above = left.numerator * right.denominator
    let other = right.numerator * left.denominator
    return left.isNegative ? other < above : above < other
  }
}
