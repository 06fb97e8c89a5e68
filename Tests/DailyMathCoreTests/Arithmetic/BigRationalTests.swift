import Testing

@testable import DailyMathCore

@Suite("Fractions of any size")
struct BigRationalTests {
  @Test("a fraction is in lowest terms, and nothing has no sign")
  func lowestTerms() {
    let half = BigRational(isNegative: true, BigNatural(21), over: BigNatural(42))
    #expect(half.numerator == .one && half.denominator == BigNatural(2) && half.isNegative)
    let nothing = BigRational(isNegative: true, .zero, over: BigNatural(5))
    #expect(nothing == .zero)
    #expect(-nothing == .zero)
    #expect(half - half == .zero)
  }

  @Test("sums, differences, products and quotients of small fractions are those of whole numbers")
  func smallFractions() throws {
    for left in Self.small {
      for right in Self.small {
        let (a, b) = (Self.make(left), Self.make(right))
        #expect(a + b == Self.make((left.0 * right.1 + right.0 * left.1, left.1 * right.1)))
        #expect(a - b == Self.make((left.0 * right.1 - right.0 * left.1, left.1 * right.1)))
        #expect(a * b == Self.make((left.0 * right.0, left.1 * right.1)))
        #expect((a < b) == (left.0 * right.1 < right.0 * left.1))
        let quotient = right.0 == 0 ? nil : Self.make((left.0 * right.1, left.1 * right.0))
        #expect(a.divided(by: b) == quotient)
      }
    }
  }

  @Test(
    "decimals are read as they are written",
    arguments: [
      ("12", 12, 1), ("3.5", 7, 2), (".5", 1, 2), ("5.", 5, 1), ("0.050", 1, 20), ("007", 7, 1),
    ])
  func decimals(text: String, above: Int, below: Int) {
    #expect(BigRational(decimal: text) == Self.make((above, below)))
  }

  @Test("what is no decimal is none", arguments: ["", ".", "1.2.3", "-1", "1,5", "a", "1e5"])
  func noDecimals(text: String) {
    #expect(BigRational(decimal: text) == nil)
  }

  @Test(
    "the highest digit's power of ten is exact beside the powers",
    arguments: [
      ("1", 0), ("9.999999999999999999999", 0), ("10", 1), ("0.1", -1), ("0.0999999999", -2),
      ("99999999999999999999", 19), ("100000000000000000000", 20), ("0", 0),
    ])
  func exponents(text: String, exponent: Int) {
    #expect(BigRational(decimal: text)?.decimalExponent == exponent)
  }

  @Test(
    "rounding keeps so many digits, half away from zero",
    arguments: [
      ("1.2345", 3, "1.23"), ("1.235", 3, "1.24"), ("9.996", 3, "10"), ("12345", 2, "12000"),
      ("0.00012345", 4, "0.0001235"), ("0", 3, "0"),
    ])
  func rounding(text: String, digits: Int, expected: String) throws {
    let value = try #require(BigRational(decimal: text))
    let rounded = try #require(BigRational(decimal: expected))
    #expect(value.rounded(toDigits: digits) == rounded)
    #expect((-value).rounded(toDigits: digits) == -rounded)
  }

  private static let small = [
    (0, 1), (1, 1), (-1, 1), (1, 2), (-1, 2), (2, 3), (-7, 5), (12, 1), (100, 7),
  ]

  private static func make(_ parts: (Int, Int)) -> BigRational {
    BigRational(
      isNegative: (parts.0 < 0) != (parts.1 < 0), BigNatural(UInt64(parts.0.magnitude)),
      over: BigNatural(UInt64(parts.1.magnitude)))
  }
}
