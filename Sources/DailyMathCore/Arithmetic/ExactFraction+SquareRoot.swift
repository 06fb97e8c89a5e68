extension ExactFraction {
  /// The fraction, not negative, whose square this is; `nil` where there is none.
  var squareRoot: ExactFraction? {
    // In lowest terms a fraction is a square only where both of its parts are.
    guard let above = numerator.exactSquareRoot, let below = denominator.exactSquareRoot else {
      return nil
    }
    return ExactFraction(above, over: below)
  }
}

extension Int {
  /// The whole number, not negative, whose square this is; `nil` where there is none.
  fileprivate var exactSquareRoot: Int? {
    guard self >= 0 else { return nil }
    // Bit by bit from the top, with integers only: the largest root that fits has 32 bits.
    var root = 0
    for bit in stride(from: 31, through: 0, by: -1) {
      let candidate = root | 1 << bit
      let (square, overflow) = candidate.multipliedReportingOverflow(by: candidate)
      if !overflow, square <= self { root = candidate }
    }
    return root * root == self ? root : nil
  }
}
