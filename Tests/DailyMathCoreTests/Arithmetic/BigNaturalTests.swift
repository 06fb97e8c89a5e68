import Testing

@testable import DailyMathCore

@Suite("Natural numbers of any size")
struct BigNaturalTests {
  @Test("every operation gives what Python's integers give", arguments: try Self.read())
  func operations(row: Row) throws {
    let left = try #require(BigNatural(row.left))
    let right = try #require(BigNatural(row.right))
    #expect((left + right).description == row.sum)
    #expect((right + left).description == row.sum)
    #expect(left.distance(to: right).description == row.distance)
    #expect((left * right).description == row.product)
    #expect(left.greatestCommonDivisor(with: right).description == row.divisor)
    #expect(right.greatestCommonDivisor(with: left).description == row.divisor)
    guard !right.isZero else { return }
    let (quotient, remainder) = left.quotientAndRemainder(dividingBy: right)
    #expect(quotient.description == row.quotient)
    #expect(remainder.description == row.remainder)
  }

  @Test("a number is its digits, without zeros in front")
  func text() throws {
    #expect(BigNatural("0")?.limbs == [])
    #expect(BigNatural("00018446744073709551616")?.limbs == [0, 1])
    #expect(BigNatural("")?.limbs == nil)
    #expect(BigNatural("-1") == nil)
    #expect(BigNatural("1٣") == nil)
    #expect(BigNatural(limbs: [7, 0, 0]).limbs == [7])
    #expect(BigNatural(limbs: [0, 1]).description == "18446744073709551616")
  }

  @Test("powers of ten are a one and zeros", arguments: [0, 1, 2, 19, 20, 99, 139])
  func powers(exponent: Int) {
    let digits = "1" + String(repeating: "0", count: exponent)
    #expect(BigNatural.powerOfTen(exponent).description == digits)
  }

  @Test("shifting to the left and back gives the number", arguments: [0, 1, 63, 64, 65, 200])
  func shifting(count: Int) throws {
    let number = try #require(BigNatural("123456789012345678901234567890123456789"))
    var shifted = number.shiftedLeft(by: count)
    #expect(shifted.bitCount == number.bitCount + count)
    #expect(shifted.trailingZeroBitCount == number.trailingZeroBitCount + count)
    shifted.shiftRight(by: count)
    #expect(shifted == number)
    shifted.shiftRight(by: 127)
    #expect(shifted.isZero)
  }

  @Test("numbers are ordered by their value")
  func order() throws {
    let ascending = [[], [1], [.max], [0, 1], [1, 1], [0, 2], [0, 0, 1]].map {
      BigNatural(limbs: $0)
    }
    for (place, number) in ascending.enumerated() {
      for (other, another) in ascending.enumerated() {
        #expect((number < another) == (place < other))
      }
    }
  }

  static func read() throws -> [Row] {
    try FixtureFile.decode(File.self, named: "natural-numbers.json").rows
  }

  struct File: Decodable {
    let rows: [Row]
  }

  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    let left: String
    let right: String
    let sum: String
    let distance: String
    let product: String
    let divisor: String
    let quotient: String
    let remainder: String

    var testDescription: String { "\(left) and \(right)" }
  }
}
