import Testing

@testable import DailyMathCore

@Suite("Numbers seen")
struct SeenNumbersTests {
  @Test("numbers in a row are one range")
  func inARow() {
    var seen = SeenNumbers()
    #expect(seen.highest == 0)
    for number in 1...100 { expectInsert(number, into: &seen, isNew: true) }
    #expect(seen.ranges == [1...100])
    #expect(seen.highest == 100)
  }

  @Test("a number counts once, at an end of its range or within")
  func once() {
    var seen = SeenNumbers(ranges: [1...3, 7...9])
    for number in [1, 2, 3, 7, 8, 9] { expectInsert(number, into: &seen, isNew: false) }
    #expect(seen.ranges == [1...3, 7...9])
  }

  @Test(
    "a late number joins what it touches",
    arguments: [
      (4, [1...4, 7...9]), (6, [1...3, 6...9]), (5, [1...3, 5...5, 7...9]),
      (10, [1...3, 7...10]), (12, [1...3, 7...9, 12...12]), (0, [0...3, 7...9]),
      (-5, [-5 ... -5, 1...3, 7...9]),
    ])
  func joins(number: Int, expected: [ClosedRange<Int>]) {
    var seen = SeenNumbers(ranges: [1...3, 7...9])
    expectInsert(number, into: &seen, isNew: true)
    #expect(seen.ranges == expected)
  }

  @Test("the last gap closed leaves one range")
  func closesGap() {
    var seen = SeenNumbers(ranges: [1...3, 5...9])
    expectInsert(4, into: &seen, isNew: true)
    #expect(seen.ranges == [1...9])
  }

  @Test("any order of arrival gives the same ranges as a set", arguments: 1...30)
  func anyOrder(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var seen = SeenNumbers()
    var model: Set<Int> = []
    for _ in 0..<200 {
      let number = generator.next(below: 60) + 1
      expectInsert(number, into: &seen, isNew: model.insert(number).inserted)
      #expect(seen.contains(number))
    }
    #expect(seen.ranges.flatMap { Array($0) } == model.sorted())
    #expect(seen.highest == model.max())
    for (lower, upper) in zip(seen.ranges, seen.ranges.dropFirst()) {
      #expect(lower.upperBound + 1 < upper.lowerBound, "ranges are apart")
    }
    #expect(!seen.contains(61))
  }

  @Test("the ends of the integers do not trap")
  func ends() {
    var seen = SeenNumbers()
    for number in [Int.max, Int.min, Int.max, Int.min + 1, Int.max - 1] {
      _ = seen.insert(number)
    }
    #expect(seen.ranges == [Int.min...(Int.min + 1), (Int.max - 1)...Int.max])
  }

  private func expectInsert(
    _ number: Int, into seen: inout SeenNumbers, isNew: Bool,
    at location: SourceLocation = #_sourceLocation
  ) {
    let inserted = seen.insert(number)
    #expect(inserted == isNew, "\(number)", sourceLocation: location)
  }
}
