/// The numbers beside a chart: from nothing to a round number that no value exceeds.
package struct ChartScale: Hashable, Sendable {
  /// The number at the top, which is even, so that half of it is whole.
  package let top: Int

  /// The first two digits of such numbers, with a step that is easy to read at a half and at the top.
  private static let beginnings = [10, 12, 14, 16, 20, 24, 30, 40, 50, 60, 70, 80, 100]

  /// A scale for values up to `most`.
  package init(most: Int) {
    top = Self.top(for: most)
  }

  /// A scale up to a number that is given, such as 100 for hundredths.
  package init(top: Int) {
    self.top = max(2, top)
  }

  /// The numbers that are written, the lowest first.
  package var ticks: [Int] { [0, top / 2, top] }

  private static func top(for most: Int) -> Int {
    if most <= 2 { return 2 }
    if most <= 10 { return most + most % 2 }
    var power = 1
    while true {
      for beginning in beginnings {
        let (number, overflows) = beginning.multipliedReportingOverflow(by: power)
        if overflows { return most }
        if number >= most { return number }
      }
      power = power.multipliedSaturated(by: 10)
    }
  }
}
