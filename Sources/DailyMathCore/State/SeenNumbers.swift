/// The numbers of one device's events that were folded already, as disjoint ranges in ascending order.
///
/// Numbers arrive almost always one after another, so there is almost always one range. Gaps and late arrivals are
/// possible where a folder is carried between machines, and then every number counts once.
struct SeenNumbers: Hashable, Sendable {
  /// The numbers that were there, as ranges that neither touch nor overlap.
  private(set) var ranges: [ClosedRange<Int>] = []

  /// Makes the set of the numbers in `ranges`, which must be ascending and apart.
  init(ranges: [ClosedRange<Int>] = []) {
    self.ranges = ranges
  }

  /// The highest number, or 0.
  var highest: Int { ranges.last?.upperBound ?? 0 }

  /// Tells whether `number` was there.
  func contains(_ number: Int) -> Bool {
    // The search begins at the end, where the numbers that are asked for nearly always are.
    (ranges.last { $0.lowerBound <= number })?.contains(number) ?? false
  }

  /// Tells whether all numbers of `other` were there.
  func contains(_ other: SeenNumbers) -> Bool {
    other.ranges.allSatisfy { range in
      ranges.contains { $0.contains(range.lowerBound) && $0.contains(range.upperBound) }
    }
  }

  /// Adds `number`; returns whether it was not there before.
  mutating func insert(_ number: Int) -> Bool {
    // The search begins at the end, where new numbers nearly always belong.
    var index = ranges.count
    while index > 0, ranges[index - 1].lowerBound > number { index -= 1 }
    if index > 0, ranges[index - 1].contains(number) { return false }
    let joinsBelow = index > 0 && ranges[index - 1].upperBound == number - 1
    let joinsAbove = index < ranges.count && ranges[index].lowerBound == number + 1
    switch (joinsBelow, joinsAbove) {
    case (true, true):
      ranges[index - 1] = ranges[index - 1].lowerBound...ranges[index].upperBound
      ranges.remove(at: index)
    case (true, false): ranges[index - 1] = ranges[index - 1].lowerBound...number
    case (false, true): ranges[index] = number...ranges[index].upperBound
    case (false, false): ranges.insert(number...number, at: index)
    }
    return true
  }
}
