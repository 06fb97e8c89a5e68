/// Draws problems that are likely to be of a kind.
struct KindDraw {
  private let operation: AgilityOperation
  private let firstDigits: Int
  private let secondDigits: Int
  private let form: AgilityFact.Form
  private let attempt: Int

  /// Draws for a kind; `attempt` says how often it was tried before.
  ///
  /// Problems without carries are rare among large numbers, so that later attempts have smaller digits.
  init(
    _ operation: AgilityOperation, firstDigits: Int, secondDigits: Int, form: AgilityFact.Form,
    attempt: Int
  ) {
    self.operation = operation
    self.firstDigits = min(max(firstDigits, 1), Self.mostDigits)
    self.secondDigits = min(max(secondDigits, 1), Self.mostDigits)
    self.form = form
    self.attempt = attempt
  }

  /// How often it is tried.
  static let attempts = 384

  /// The digits that are drawn up to, one after the other.
  private static let largestDigits = [9, 9, 4, 2, 1, 9]

  /// The most digits that are drawn: products of such numbers fit.
  private static let mostDigits = 9

  /// A problem with those digits as far as possible; `nil` where the numbers that were drawn make none.
  func problem(using generator: inout SplitMix64) -> Problem? {
    form == .fraction ? fractions(using: &generator) : numbers(using: &generator)
  }

  private func numbers(using generator: inout SplitMix64) -> Problem? {
    switch operation {
    case .percentage: return percentage(using: &generator)
    case .addition, .multiplication:
      let first = operand(firstDigits, using: &generator)
      return Problem(operation, first, operand(secondDigits, using: &generator))
    case .subtraction:
      let first = operand(firstDigits, using: &generator)
      let second = operand(secondDigits, using: &generator)
      let problem = Problem(.subtraction, first, second)
      let isBelowZero = (problem?.result.value.numerator ?? 0) < 0
      return form == .negative || !isBelowZero ? problem : Problem(.subtraction, second, first)
    case .division: return quotient(using: &generator)
    case .square: return Problem(.square, operand(firstDigits, using: &generator))
    case .root:
      // A square has twice as many digits as its root, or one less.
      return Problem(
        combining: .root, operand((firstDigits + 1) / 2, using: &generator), Operand(0))
    }
  }

  private func percentage(using generator: inout SplitMix64) -> Problem? {
    let first = operand(firstDigits, using: &generator)
    let second = operand(secondDigits, using: &generator)
    guard form != .decimal, let share = ExactFraction(first.value.numerator, over: 100) else {
      return Problem(.percentage, first, second)
    }
    // So many per cent are whole of the multiples of a number only.
    let step = share.denominator
    return Problem(.percentage, first, Operand(second.value.numerator / step * step))
  }

  private func quotient(using generator: inout SplitMix64) -> Problem? {
    if form == .decimal, generator.next(below: 2) == 0 {
      let power = ExactFraction.powerOfTen(secondDigits - 1)
      return power.flatMap {
        Problem(
          .division, operand(firstDigits, using: &generator), Operand($0, beside: []))
      }
    }
    let divisor = operand(secondDigits, using: &generator)
    let digits = firstDigits - secondDigits + generator.next(below: 2)
    return Problem(combining: .division, divisor, operand(digits, using: &generator))
  }

  /// A problem of the learner's own drill, worked out for any of its numbers: others have no fractions.
  private func fractions(using generator: inout SplitMix64) -> Problem? {
    let operations = AgilityOperation.basic
    let asked = operations[generator.next(below: operations.count)]
    let problem = FractionProblems(hasNegatives: attempt % 4 == 3)
      .problem(asked, using: &generator)
    let blank = Problem.Blank.allCases[generator.next(below: Problem.Blank.allCases.count)]
    guard let problem, let second = problem.second,
      let inverse = asked.inverse(
        for: blank, first: problem.first, second: second, result: problem.result),
      inverse.operation == operation
    else { return nil }
    return Problem(operation, inverse.first, inverse.second)
  }

  /// A number of so many digits; one of a single digit may be 0.
  private func operand(_ digits: Int, using generator: inout SplitMix64) -> Operand {
    let count = max(digits, 1)
    let share = Self.attempts / Self.largestDigits.count
    let largest = Self.largestDigits[min(attempt / share, Self.largestDigits.count - 1)]
    var number = count > 1 ? 1 + generator.next(below: largest) : generator.next(below: 10)
    for _ in 1..<count { number = number * 10 + generator.next(below: largest + 1) }
    switch form {
    case .whole, .fraction: return Operand(number)
    case .negative: return Operand(generator.next(below: 2) == 1 ? -number : number)
    case .decimal:
      let places = generator.next(below: 2)
      let value = ExactFraction.powerOfTen(-places).flatMap {
        Operand(number).value.multiplied(by: $0)
      }
      return value.map { Operand($0, beside: []) } ?? Operand(number)
    }
  }
}
