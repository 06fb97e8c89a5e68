extension Int {
  /// The sum, held at the largest or smallest integer where it would overflow.
  func addingSaturated(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    guard overflows else { return sum }
    return other < 0 ? .min : .max
  }

  /// The difference, held at the largest or smallest integer where it would overflow.
  func subtractingSaturated(_ other: Int) -> Int {
    let (difference, overflows) = subtractingReportingOverflow(other)
    guard overflows else { return difference }
    return other < 0 ? .max : .min
  }

  /// The product, held at the largest or smallest integer where it would overflow.
  func multipliedSaturated(by other: Int) -> Int {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    guard overflows else { return product }
    return (self < 0) == (other < 0) ? .max : .min
  }
}
