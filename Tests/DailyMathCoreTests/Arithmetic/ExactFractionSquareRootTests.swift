import Testing

@testable import DailyMathCore

@Suite("Square roots of fractions")
struct ExactFractionSquareRootTests {
  @Test("the root of a square is exact, and nothing else has one")
  func smallNumbers() {
    for number in -20...2_500 {
      let root = (0...50).first { $0 * $0 == number }
      #expect(ExactFraction(number)?.squareRoot == root.flatMap { ExactFraction($0) })
    }
  }

  @Test(
    "large numbers and fractions have exact roots, too",
    arguments: [
      (9, 4, 3, 2), (8, 2, 2, 1), (1, 10_000, 1, 100), (0, 7, 0, 1),
      (9_223_372_030_926_249_001, 1, 3_037_000_499, 1),
      (1, 9_223_372_030_926_249_001, 1, 3_037_000_499),
      (4_611_686_018_427_387_904, 1, 2_147_483_648, 1),
    ])
  func roots(above: Int, below: Int, rootAbove: Int, rootBelow: Int) throws {
    let square = try #require(ExactFraction(above, over: below))
    #expect(square.squareRoot == ExactFraction(rootAbove, over: rootBelow))
    #expect(square.squareRoot != nil)
  }

  @Test(
    "what is no square has no root",
    arguments: [(2, 9), (9, 2), (-4, 1), (-4, 9), (Int.max, 1), (9_223_372_030_926_249_000, 1)])
  func none(above: Int, below: Int) throws {
    #expect(try #require(ExactFraction(above, over: below)).squareRoot == nil)
  }
}
