extension AgilityOperation {
  /// Whether it has one operand only.
  var isUnary: Bool { self == .square || self == .root }

  /// What comes out, exactly; `nil` where nothing does, where it does not fit, and with the wrong number of operands.
  func result(_ first: ExactFraction, _ second: ExactFraction?) -> ExactFraction? {
    guard isUnary == (second == nil) else { return nil }
    let second = second ?? first
    switch self {
    case .addition: return first.adding(second)
    case .subtraction: return second.negated.flatMap(first.adding)
    case .multiplication, .square: return first.multiplied(by: second)
    case .division: return first.divided(by: second)
    case .percentage:
      return ExactFraction.powerOfTen(-2).flatMap(first.multiplied(by:))?.multiplied(by: second)
    case .root: return first.squareRoot
    }
  }

  /// Tells whether one number only can stand in the blank.
  func determines(
    _ blank: Problem.Blank, _ first: ExactFraction, _ second: ExactFraction?,
    _ result: ExactFraction
  ) -> Bool {
    switch (self, blank) {
    case (_, .result): true
    // `?² = 144` has two answers, and is asked as `√144`; and `√? = 12` as `12²`.
    case (.square, _), (.root, _): false
    case (.addition, _), (.subtraction, _), (.division, .first): true
    case (.multiplication, .first), (.percentage, .first): second != .zero
    case (.multiplication, .second), (.percentage, .second): first != .zero
    case (.division, .second): result != .zero
    }
  }

  /// The operation, and its operands, by which the blank is worked out from the two other numbers; itself for the result.
  ///
  /// `? × 8 = 56` is 56 ÷ 8, `15 − ? = 8` is 15 − 8. What is so many per cent has no inverse that is asked: `nil`.
  func inverse<Number>(
    for blank: Problem.Blank, first: Number, second: Number, result: Number
  ) -> (operation: AgilityOperation, first: Number, second: Number)? {
    switch (self, blank) {
    case (.square, _), (.root, _): nil
    case (_, .result): (self, first, second)
    case (.addition, .first): (.subtraction, result, second)
    case (.addition, .second): (.subtraction, result, first)
    case (.subtraction, .first): (.addition, result, second)
    case (.subtraction, .second): (.subtraction, first, result)
    case (.multiplication, .first): (.division, result, second)
    case (.multiplication, .second): (.division, result, first)
    case (.division, .first): (.multiplication, result, second)
    case (.division, .second): (.division, first, result)
    case (.percentage, _): nil
    }
  }
}
