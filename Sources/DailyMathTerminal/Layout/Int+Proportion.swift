extension Int {
  /// This number times `part`, divided by `whole` and rounded down, exactly and without overflow.
  ///
  /// - Parameters:
  ///   - part: 0 or more; what is more than `whole` counts as `whole`.
  ///   - whole: 1 or more; anything less gives 0.
  func proportion(_ part: Int, of whole: Int) -> Int {
    guard whole > 0, self > 0 else { return 0 }
    let product = multipliedFullWidth(by: Swift.min(Swift.max(0, part), whole))
    return whole.dividingFullWidth(product).quotient
  }
}
