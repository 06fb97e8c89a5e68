extension Problem {
  /// The fact that is practised with it.
  ///
  /// A blank is worked out by the inverse, and practises that: `7 × ? = 56` is 56 ÷ 7, and `? − 7 = 8` is 8 + 7.
  public var fact: AgilityFact {
    let (operation, first, second, result) = worked
    let small: (Operand, Operand)? =
      switch operation {
      case .addition, .multiplication: second.map { (first, $0) }
      case .subtraction, .division: second.map { ($0, result) }
      case .square: (first, first)
      case .root: (result, result)
      case .percentage: nil
      }
    if let (left, right) = small, let left = left.smallWhole, let right = right.smallWhole {
      return .pair(operation, min(left, right), max(left, right))
    }
    let form = AgilityFact.Form(of: [first, second ?? first, result])
    return .kind(
      operation, firstDigits: first.digitCount, secondDigits: second?.digitCount ?? 0,
      carries: form != .fraction && carries, form: form)
  }

  /// The operation that is carried out in the head, with its operands, and the number that is asked for.
  private var worked: (AgilityOperation, first: Operand, second: Operand?, answer: Operand) {
    guard let second,
      let inverse = operation.inverse(for: blank, first: first, second: second, result: result)
    else { return (operation, first, second, result) }
    return (inverse.operation, inverse.first, inverse.second, answer)
  }

  /// Whether something is carried, or borrowed, where it is worked out on paper.
  private var carries: Bool {
    let (operation, first, second, result) = worked
    switch operation {
    case .addition, .subtraction:
      guard let second, let (left, right) = Operand.aligned(first, second) else { return false }
      let isSum = (operation == .addition) == (left.signum() * right.signum() >= 0)
      let (larger, smaller) = (max(abs(left), abs(right)), min(abs(left), abs(right)))
      // To borrow is to carry when the difference is added back.
      return isSum
        ? DigitSum.carries(adding: larger, smaller)
        : DigitSum.carries(adding: larger - smaller, smaller)
    case .multiplication, .percentage, .square:
      return DigitSum.carries(multiplying: first.digits, (second ?? first).digits)
    case .division: return DigitSum.carries(multiplying: (second ?? result).digits, result.digits)
    case .root: return DigitSum.carries(multiplying: result.digits, result.digits)
    }
  }
}

extension Operand {
  /// The whole number, where it is one and small enough for a fact to be known by.
  fileprivate var smallWhole: Int? {
    let isSmall = (0...AgilityFact.largestOperand).contains(value.numerator)
    return notation == .integer && isSmall ? value.numerator : nil
  }

  /// How many digits it has, without leading zeros; a fraction as many as the longer of its parts.
  fileprivate var digitCount: Int {
    let longest = notation == .fraction ? max(abs(value.numerator), value.denominator) : digits
    return "\(longest)".utf8.count
  }

  /// Both numbers in units of their smallest decimal place; `nil` where they are none or do not fit.
  fileprivate static func aligned(_ first: Operand, _ second: Operand) -> (Int, Int)? {
    let places = max(first.decimalPlaces, second.decimalPlaces)
    guard let unit = ExactFraction.powerOfTen(places),
      let left = first.value.multiplied(by: unit), let right = second.value.multiplied(by: unit),
      left.denominator == 1, right.denominator == 1
    else { return nil }
    return (left.numerator, right.numerator)
  }

  private var decimalPlaces: Int {
    if case .decimal(let places) = notation { places } else { 0 }
  }
}

/// Finds carries from the sums of digits: each carry turns ten of a place into one of the next and takes nine from the sum.
private enum DigitSum {
  static func carries(adding left: Int, _ right: Int) -> Bool {
    let (sum, isTooLarge) = left.addingReportingOverflow(right)
    return isTooLarge || digitSum(sum) != digitSum(left) + digitSum(right)
  }

  static func carries(multiplying left: Int, _ right: Int) -> Bool {
    let (product, isTooLarge) = left.multipliedReportingOverflow(by: right)
    return isTooLarge || digitSum(product) != digitSum(left) * digitSum(right)
  }

  private static func digitSum(_ number: Int) -> Int {
    "\(number)".utf8.reduce(0) { sum, digit in sum + Int(digit) - Int(UInt8(ascii: "0")) }
  }
}
