import Testing

@testable import DailyMathCore

@Suite("Numbers of a problem")
struct OperandTests {
  @Test(
    "a number is written in its notation, with the decimal mark of the language",
    arguments: [
      (7, 1, .integer, "7", "7"), (-7, 1, .integer, "-7", "−7"), (0, 1, .integer, "0", "0"),
      (1, 2, .decimal(places: 1), "0,5", "0,5"), (-1, 2, .decimal(places: 1), "-0,5", "−0,5"),
      (1, 2, .decimal(places: 3), "0,500", "0,500"), (5, 4, .decimal(places: 2), "1,25", "1,25"),
      (1, 1_000_000, .decimal(places: 6), "0,000001", "0,000001"),
      (3, 1, .decimal(places: 1), "3,0", "3,0"), (0, 1, .decimal(places: 2), "0,00", "0,00"),
      (3, 4, .fraction, "3/4", "3/4"), (-3, 4, .fraction, "-3/4", "−3/4"),
    ] as [(Int, Int, Operand.Notation, String, String)])
  func texts(above: Int, below: Int, notation: Operand.Notation, text: String, shown: String) throws
  {
    let value = try #require(ExactFraction(above, over: below))
    let operand = try #require(Operand(value, as: notation))
    #expect(operand.text(decimalMark: ",") == text)
    #expect(operand.shownText(decimalMark: ",") == shown)
    #expect(operand.text(decimalMark: ".") == String(text.map { $0 == "," ? "." : $0 }))
  }

  @Test(
    "a number that cannot be written so is none",
    arguments: [
      (1, 2, .integer), (1, 3, .decimal(places: 6)), (1, 4, .decimal(places: 1)),
      (1, 2, .decimal(places: 0)), (1, 2, .decimal(places: 7)), (1, 2, .decimal(places: -1)),
      (Int.max, 1, .decimal(places: 1)), (2, 1, .fraction), (4, 2, .fraction),
    ] as [(Int, Int, Operand.Notation)])
  func refused(above: Int, below: Int, notation: Operand.Notation) throws {
    let value = try #require(ExactFraction(above, over: below))
    #expect(Operand(value, as: notation) == nil)
  }

  @Test(
    "beside others a number is written as briefly as it can be",
    arguments: [
      (4, 1, false, .integer), (4, 1, true, .integer), (1, 2, false, .decimal(places: 1)),
      (1, 2, true, .fraction), (1, 8, false, .decimal(places: 3)), (1, 3, false, .fraction),
      (1, 10_000_000, false, .fraction), (1, 1_000_000, false, .decimal(places: 6)),
    ] as [(Int, Int, Bool, Operand.Notation)])
  func beside(above: Int, below: Int, besideFraction: Bool, expected: Operand.Notation) throws {
    let value = try #require(ExactFraction(above, over: below))
    let half = try #require(ExactFraction(1, over: 2).flatMap { Operand($0, as: .fraction) })
    let operand = Operand(value, beside: [besideFraction ? half : Operand(3), nil])
    #expect(operand.notation == expected)
    #expect(operand.value == value)
  }

  @Test("the least of all whole numbers has no opposite and is brought to the next")
  func leastInteger() {
    #expect(Operand(.min).value.numerator == -Int.max)
    #expect(Operand(.max).text(decimalMark: ".") == "\(Int.max)")
  }
}
