extension Int {
  /// The sum, or the nearest integer where it does not fit.
  func addingClamping(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other > 0 ? .max : .min) : sum
  }
}
