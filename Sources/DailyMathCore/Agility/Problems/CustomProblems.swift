/// Draws the problems of a drill that the learner has put together.
///
/// The order in which numbers are drawn is fixed, so that a seed gives the same problems for ever: the operation, in the order
/// of `AgilityOperation.allCases`; the form, where there are several; then what the form needs, in the order of its function;
/// last the blank. What is certain is not drawn.
struct CustomProblems: Hashable, Sendable {
  private let drill: CustomDrill
  private let operations: [AgilityOperation]

  /// The forms of a problem, in the order in which they are counted when one is drawn.
  enum Form: Hashable, Sendable {
    /// Whole numbers.
    case whole
    /// Numbers with a decimal place.
    case decimals
    /// Fractions.
    case fractions
    /// A product or a quotient with 10 or 100.
    case powerOfTen
  }

  /// Draws by that choice.
  init(_ drill: CustomDrill) {
    self.drill = drill.withinLimits
    operations = AgilityOperation.allCases.filter(self.drill.ranges.keys.contains)
  }

  /// A problem; `nil` where the numbers that were drawn make none.
  func problem(using generator: inout SplitMix64) -> Problem? {
    let operation = operations[generator.next(below: operations.count)]
    let forms = forms(of: operation)
    let problem =
      switch forms[generator.next(below: forms.count)] {
      case .whole: whole(operation, using: &generator)
      case .decimals: decimals(operation, using: &generator)
      case .fractions:
        FractionProblems(hasNegatives: drill.hasNegatives).problem(operation, using: &generator)
      case .powerOfTen: powerOfTen(operation, using: &generator)
      }
    guard drill.hasBlanks, !operation.isUnary else { return problem }
    let blank = Problem.Blank.allCases[generator.next(below: Problem.Blank.allCases.count)]
    // Where more than one number fits the blank, what comes out is asked instead.
    return problem.flatMap {
      Problem($0.operation, $0.first, $0.second, result: $0.result, blank: blank) ?? $0
    }
  }

  /// The forms that problems of the operation take.
  func forms(of operation: AgilityOperation) -> [Form] {
    guard AgilityOperation.basic.contains(operation) else { return [.whole] }
    let isProductOrQuotient = operation == .multiplication || operation == .division
    var forms = [Form.whole]
    if drill.hasDecimals, operation != .division { forms.append(.decimals) }
    if drill.hasFractions { forms.append(.fractions) }
    if drill.hasPowersOfTen, isProductOrQuotient { forms.append(.powerOfTen) }
    return forms
  }

  /// The first number and the second; for the four basic operations the sign of the first and that of the second.
  private func whole(
    _ operation: AgilityOperation, using generator: inout SplitMix64
  ) -> Problem? {
    let first = pool(operation, isFirst: true).draw(using: &generator)
    switch operation {
    case .square, .root: return Problem(combining: operation, Operand(first), Operand(0))
    case .percentage:
      let whole = wholeOfPercentage(first, using: &generator)
      return Problem(.percentage, Operand(first), Operand(whole))
    case .addition, .subtraction, .multiplication, .division:
      let second = pool(operation, isFirst: false).draw(using: &generator)
      return combined(operation, Operand(first), Operand(second), using: &generator)
    }
  }

  /// The first number and the second; for × which of them gets a decimal place, 0 the first; the tenths of each that has them;
  /// the signs.
  private func decimals(
    _ operation: AgilityOperation, using generator: inout SplitMix64
  ) -> Problem? {
    let pools = [pool(operation, isFirst: true), pool(operation, isFirst: false)]
    let numbers = pools.map { $0.draw(using: &generator) }
    let only = operation == .multiplication ? generator.next(below: 2) : nil
    let operands = numbers.indices.map { index in
      only == index || only == nil
        ? withTenths(numbers[index], in: pools[index], using: &generator) : Operand(numbers[index])
    }
    return combined(operation, operands[0], operands[1], using: &generator)
  }

  /// The number, for × the first and for ÷ the second, which is the answer; 0 for 10 and 1 for 100; the sign of the number.
  ///
  /// With decimals a factor gets tenths, which are drawn before its sign, and a number is divided that need not be a multiple.
  private func powerOfTen(
    _ operation: AgilityOperation, using generator: inout SplitMix64
  ) -> Problem? {
    let pool = pool(operation, isFirst: operation == .multiplication)
    let number = pool.draw(using: &generator)
    let power = Operand(generator.next(below: 2) == 0 ? 10 : 100)
    guard operation == .multiplication else {
      let number = signed(Operand(number), using: &generator)
      return drill.hasDecimals
        ? Problem(.division, number, power) : Problem(combining: .division, power, number)
    }
    let factor =
      drill.hasDecimals ? withTenths(number, in: pool, using: &generator) : Operand(number)
    return Problem(.multiplication, signed(factor, using: &generator), power)
  }

  /// A number of which so many per cent are whole, where the range has one, else have one decimal place, else any.
  private func wholeOfPercentage(_ percent: Int, using generator: inout SplitMix64) -> Int {
    let pool = pool(.percentage, isFirst: false)
    for hundredths in drill.hasDecimals ? [10] : [100, 10] {
      let step = ExactFraction(percent, over: hundredths)?.denominator ?? 1
      let lowest = max((pool.range.lowerBound + step - 1) / step, drill.skipsTrivial ? 1 : 0)
      let highest = pool.range.upperBound / step
      if lowest <= highest {
        return step * (lowest + generator.next(below: highest - lowest + 1))
      }
    }
    return pool.draw(using: &generator)
  }
}

extension CustomProblems {
  /// What the first or the second number of an operation is drawn from.
  private func pool(_ operation: AgilityOperation, isFirst: Bool) -> NumberPool {
    let ranges = drill.ranges[operation] ?? CustomDrill.usualRanges(of: operation)
    let range = isFirst ? ranges.first : ranges.second
    // Nothing is divided by 0.
    let impossible: Set<Int> = operation == .division && isFirst ? [0] : []
    let trivial = drill.skipsTrivial ? operation.trivialNumbers(isFirst: isFirst) : []
    return NumberPool(range, without: impossible.union(trivial))
      ?? NumberPool(range, without: impossible) ?? .one
  }

  private func combined(
    _ operation: AgilityOperation, _ first: Operand, _ second: Operand,
    using generator: inout SplitMix64
  ) -> Problem? {
    let first = signed(first, using: &generator)
    return Problem(combining: operation, first, signed(second, using: &generator))
  }

  private func signed(_ operand: Operand, using generator: inout SplitMix64) -> Operand {
    drill.hasNegatives
      ? Operand(operand.value.signed(using: &generator), beside: []) : operand
  }

  /// The number with a decimal place that is drawn; the greatest of the range gets none, since it would leave the range.
  private func withTenths(
    _ number: Int, in pool: NumberPool, using generator: inout SplitMix64
  ) -> Operand {
    let tenths = generator.next(below: 10)
    let value = ExactFraction(number * 10 + (number < pool.range.upperBound ? tenths : 0), over: 10)
    return value.map { Operand($0, beside: []) } ?? Operand(number)
  }
}

extension AgilityOperation {
  /// The numbers that make a problem too easy.
  fileprivate func trivialNumbers(isFirst: Bool) -> Set<Int> {
    switch self {
    case .addition, .subtraction: [0]
    case .multiplication, .division: [0, 1, 2, 10]
    case .percentage: isFirst ? [0, 100] : [0]
    case .square, .root: [0, 1]
    }
  }
}
