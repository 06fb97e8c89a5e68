/// An exact fraction in lowest terms with a positive denominator.
public struct ExactFraction: Hashable, Sendable, CustomStringConvertible {
  /// The part above the line, which carries the sign.
  public let numerator: Int
  /// The part below the line; 1 or more.
  public let denominator: Int

  /// Reduces `numerator` over `denominator`; `nil` where that is no fraction or does not fit.
  public init?(_ numerator: Int, over denominator: Int = 1) {
    guard denominator != 0, numerator != .min, denominator != .min else { return nil }
    let divisor = Self.greatestCommonDivisor(abs(numerator), abs(denominator))
    let sign = denominator < 0 ? -1 : 1
    self.numerator = sign * (numerator / divisor)
    self.denominator = sign * (denominator / divisor)
  }

  /// Nothing.
  public static let zero = ExactFraction(whole: 0)

  private init(whole: Int) {
    numerator = whole
    denominator = 1
  }

  /// The fraction as `-3/4`; whole numbers are over 1.
  public var description: String { "\(numerator)/\(denominator)" }

  /// The same with the other sign.
  public var negated: ExactFraction? { ExactFraction(-numerator, over: denominator) }

  /// The exact sum; `nil` where it does not fit.
  public func adding(_ other: ExactFraction) -> ExactFraction? {
    guard let left = numerator.exactlyMultiplied(by: other.denominator),
      let right = other.numerator.exactlyMultiplied(by: denominator),
      let below = denominator.exactlyMultiplied(by: other.denominator)
    else { return nil }
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? nil : ExactFraction(sum, over: below)
  }

  /// The exact product; `nil` where it does not fit.
  public func multiplied(by other: ExactFraction) -> ExactFraction? {
    guard let above = numerator.exactlyMultiplied(by: other.numerator),
      let below = denominator.exactlyMultiplied(by: other.denominator)
    else { return nil }
    return ExactFraction(above, over: below)
  }

  /// The exact quotient; `nil` where `other` is 0 or the result does not fit.
  public func divided(by other: ExactFraction) -> ExactFraction? {
    guard let above = numerator.exactlyMultiplied(by: other.denominator),
      let below = denominator.exactlyMultiplied(by: other.numerator)
    else { return nil }
    return ExactFraction(above, over: below)
  }

  /// Ten to the power of `exponent`; `nil` where it does not fit.
  public static func powerOfTen(_ exponent: Int) -> ExactFraction? {
    guard abs(exponent) <= 18 else { return nil }
    let power = (0..<abs(exponent)).reduce(1) { power, _ in power * 10 }
    return exponent < 0 ? ExactFraction(1, over: power) : ExactFraction(power)
  }

  private static func greatestCommonDivisor(_ left: Int, _ right: Int) -> Int {
    var (larger, smaller) = (left, right)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return max(larger, 1)
  }
}

extension Int {
  /// The product; `nil` where it does not fit.
  fileprivate func exactlyMultiplied(by other: Int) -> Int? {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? nil : product
  }
}
