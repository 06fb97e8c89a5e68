extension Calculator {
  /// Takes a key.
  public mutating func press(_ key: Key) {
    switch (operand, key) {
    case (_, .allClear), (.failed, .clearEntry):
      clear()
    case (.failed, .digit):
      clear()
      edit(key)
    case (.failed, _):
      break
    case (_, .digit), (_, .decimal):
      edit(key)
    case (_, .backspace):
      if case .typed = operand { edit(key) }
    case (_, .clearEntry):
      operand = .typed(CalculatorEntry())
    case (_, .operation(let operation)):
      choose(operation)
    case (_, .percent):
      takePercent()
    case (_, .sign):
      changeSign()
    case (_, .equals):
      calculate()
    }
  }

  /// Puts a result of the tape into the entry, with its exact value; an operator that waits keeps waiting for it.
  public mutating func recall(_ line: CalculatorTape.Line) {
    if operand == .failed { clear() }
    operand = .calculated(line.value)
  }

  /// Changes the number that is typed, or begins one.
  private mutating func edit(_ key: Key) {
    var entry = CalculatorEntry()
    if case .typed(let typed) = operand { entry = typed }
    switch key {
    case .digit(let digit): entry.append(digit)
    case .decimal: entry.appendMark()
    case .sign: entry.changeSign()
    case .backspace: entry.removeLast()
    default: return
    }
    operand = .typed(entry)
  }

  private mutating func changeSign() {
    switch operand {
    case .calculated(let value): operand = .calculated(-value)
    case .typed, .awaited: edit(.sign)
    case .failed: break
    }
  }

  /// Puts an operator behind the operand, or in the place of the one before.
  private mutating func choose(_ operation: AgilityOperation) {
    guard Self.precedence(of: operation) > 0 else { return }
    repeated = nil
    if operand == .awaited, !steps.isEmpty {
      steps[steps.count - 1].operation = operation
      writing.replaceOperation(by: operation)
    } else {
      guard let waiting = Self.reduced(steps) else { return fail() }
      steps = waiting + [Step(number: value, operation: operation)]
      writing.append(value, operation)
      operand = .awaited
    }
    // What is shown now may be undefined already, as after 7 ÷ 0 +.
    if Self.reduced(steps) == nil { fail() }
  }

  /// After + and − so many per cent of what stands before them, elsewhere a hundredth.
  private mutating func takePercent() {
    guard let waiting = Self.reduced(steps),
      let hundredth = CalculatorNumber.hundredth(of: value)
    else { return fail() }
    guard let step = waiting.last, Self.precedence(of: step.operation) == 1 else {
      operand = .calculated(hundredth)
      return
    }
    guard let share = CalculatorNumber.kept(step.number * hundredth) else { return fail() }
    operand = .calculated(share)
  }

  /// Calculates what waits, or repeats the last operation.
  private mutating func calculate() {
    let right = value
    if let last = steps.last {
      repeated = Step(number: right, operation: last.operation)
      // An addition behind everything makes all that stands before it be calculated.
      let closed = Self.reduced(steps).flatMap {
        Self.reduced($0 + [Step(number: right, operation: .addition)])
      }
      finish(closed?.first?.number, right: right)
    } else if let again = repeated {
      writing.append(right, again.operation)
      finish(
        CalculatorNumber.result(of: again.operation, right, again.number), right: again.number)
    } else {
      operand = .calculated(right)
    }
  }

  /// Shows a result and puts it on the tape; `right` is the number behind the last operator.
  private mutating func finish(_ result: BigRational?, right: BigRational) {
    guard let result else { return fail() }
    tape.append(CalculatorTape.Line(calculation: writing.text(endingWith: right), value: result))
    writing = CalculatorTape.Writing()
    steps = []
    operand = .calculated(result)
  }

  private mutating func fail() {
    clear()
    operand = .failed
  }

  /// Forgets everything but the tape.
  private mutating func clear() {
    let kept = tape
    self = Calculator()
    tape = kept
  }

  /// The number that is shown; 0 where there is none.
  private var value: BigRational {
    switch operand {
    case .typed(let entry): entry.value
    case .calculated(let value): value
    case .awaited: Self.reduced(steps)?.last?.number ?? .zero
    case .failed: .zero
    }
  }

  /// The steps with everything calculated that stands before the last operator and binds as tightly; `nil` where a result is
  /// undefined or too large.
  static func reduced(_ steps: [Step]) -> [Step]? {
    var steps = steps
    while steps.count > 1, let last = steps.popLast(), let before = steps.popLast() {
      guard precedence(of: before.operation) >= precedence(of: last.operation) else {
        return steps + [before, last]
      }
      guard let number = CalculatorNumber.result(of: before.operation, before.number, last.number)
      else { return nil }
      steps.append(Step(number: number, operation: last.operation))
    }
    return steps
  }

  private static func precedence(of operation: AgilityOperation) -> Int {
    switch operation {
    case .addition, .subtraction: 1
    case .multiplication, .division: 2
    case .percentage, .square, .root: 0
    }
  }
}
