import Testing

@testable import DailyMathCore

@Suite("Numbers to draw from")
struct NumberPoolTests {
  @Test(
    "each number that is not left out is drawn, and no other",
    arguments: [
      (0...12, [0, 1, 2, 10], [3, 4, 5, 6, 7, 8, 9, 11, 12]), (2...4, [], [2, 3, 4]),
      (0...3, [0, 3, 99, -1], [1, 2]), (5...5, [4], [5]), (1...3, [2], [1, 3]),
    ] as [(ClosedRange<Int>, Set<Int>, [Int])])
  func draws(range: ClosedRange<Int>, leftOut: Set<Int>, expected: [Int]) throws {
    let pool = try #require(NumberPool(range, without: leftOut))
    #expect(pool.count == expected.count)
    var generator = SplitMix64(seed: 1)
    var counts: [Int: Int] = [:]
    for _ in 0..<1_000 * expected.count { counts[pool.draw(using: &generator), default: 0] += 1 }
    #expect(counts.keys.sorted() == expected)
    // Each comes 1,000 times, with a deviation of less than 32.
    #expect(counts.values.allSatisfy { (840...1_160).contains($0) })
  }

  @Test("a range of which nothing is left is no pool")
  func empty() {
    #expect(NumberPool(0...2, without: [0, 1, 2, 10]) == nil)
    #expect(NumberPool(7...7, without: [7]) == nil)
  }
}
