/// What was measured again and again, in one unit.
package struct Samples: Equatable, Sendable {
  /// The values in ascending order.
  private let sorted: [Double]

  /// Takes the values in any order; there must be one at least.
  package init(_ values: [Double]) {
    precondition(!values.isEmpty, "nothing was measured")
    sorted = values.sorted()
  }

  /// How many values there are.
  package var count: Int { sorted.count }
  /// The smallest value.
  package var smallest: Double { sorted[0] }
  /// The largest value.
  package var largest: Double { sorted[sorted.count - 1] }

  /// The middle value; of an even number the mean of the two in the middle.
  package var median: Double {
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
