extension Problem {
  /// The problem that two numbers give: their sum, their product, or what leads back from there to the second of them.
  ///
  /// `−` asks (a + b) − a and `÷` asks (a · b) ÷ a, so that the answer is b. A square is that of a, and a root that of a².
  /// `nil` where that does not fit, and for a division by 0.
  init?(combining operation: AgilityOperation, _ left: Operand, _ right: Operand) {
    switch operation {
    case .addition, .multiplication, .percentage: self.init(operation, left, right)
    case .subtraction: self.init(operation, leadingBack: .addition, from: left, right)
    case .division: self.init(operation, leadingBack: .multiplication, from: left, right)
    case .square: self.init(operation, left)
    case .root:
      guard let square = Problem(.square, left) else { return nil }
      self.init(operation, square.result)
    }
  }

  private init?(
    _ operation: AgilityOperation, leadingBack inverse: AgilityOperation, from left: Operand,
    _ right: Operand
  ) {
    guard let whole = Problem(inverse, left, right) else { return nil }
    self.init(operation, whole.result, left)
  }
}
