/// The whole numbers that an operand is drawn from: a range without some of its numbers, and never empty.
struct NumberPool: Hashable, Sendable {
  /// How many numbers there are; 1 or more.
  let count: Int
  /// The least and the greatest number that may be drawn.
  let range: ClosedRange<Int>
  private let leftOut: [Int]

  /// The range without those numbers; `nil` where nothing is left.
  init?(_ range: ClosedRange<Int>, without numbers: Set<Int> = []) {
    leftOut = numbers.filter(range.contains).sorted()
    count = range.count - leftOut.count
    self.range = range
    guard count > 0 else { return nil }
  }

  /// A number, all equally likely.
  func draw(using generator: inout SplitMix64) -> Int {
    var number = range.lowerBound + generator.next(below: count)
    for other in leftOut where other <= number { number += 1 }
    return number
  }
}

extension NumberPool {
  /// Nothing but the number 1.
  static let one = NumberPool()

  private init() {
    (count, range, leftOut) = (1, 1...1, [])
  }
}
