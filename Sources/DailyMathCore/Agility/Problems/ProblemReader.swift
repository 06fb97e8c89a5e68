/// Reads a problem out of a journal's text, from left to right and byte by byte.
struct ProblemReader {
  private var rest: Substring.UTF8View

  /// Begins at the start of the text.
  init(_ text: String) {
    rest = text[...].utf8
  }

  /// The problem that the whole text spells; `nil` where it spells none.
  mutating func problem() -> Problem? {
    let problem = readProblem()
    return rest.isEmpty ? problem : nil
  }

  private mutating func readProblem() -> Problem? {
    if takes("r") { return operand().flatMap { Problem(.root, $0) } }
    if takes("?") {
      guard let operation = binaryOperation(), let second = operand(), takes("="),
        let result = operand()
      else { return nil }
      return Problem(operation, first: nil, second: second, result: result)
    }
    guard let first = operand() else { return nil }
    if takes("^") { return Problem(.square, first) }
    guard let operation = binaryOperation() else { return nil }
    if takes("?") {
      guard takes("="), let result = operand() else { return nil }
      return Problem(operation, first: first, second: nil, result: result)
    }
    return operand().flatMap { Problem(operation, first, $0) }
  }

  private mutating func binaryOperation() -> AgilityOperation? {
    AgilityOperation.allCases.first { !$0.isUnary && takes(Character($0.rawValue)) }
  }

  /// A whole number, a decimal, or a fraction in parentheses.
  private mutating func operand() -> Operand? {
    let isFraction = takes("(")
    let sign = takes("-") ? -1 : 1
    guard let (whole, _) = digits(after: 0) else { return nil }
    if isFraction {
      guard takes("/"), let (below, _) = digits(after: 0), takes(")") else { return nil }
      return ExactFraction(sign * whole, over: below).flatMap { Operand($0, as: .fraction) }
    }
    guard takes(".") else { return Operand(sign * whole) }
    guard let (scaled, places) = digits(after: whole), let power = ExactFraction.powerOfTen(-places)
    else { return nil }
    return ExactFraction(sign * scaled)?.multiplied(by: power)
      .flatMap { Operand($0, as: .decimal(places: places)) }
  }

  /// The number whose last digits stand here and whose first are `start`, and how many stand here; at least one does.
  private mutating func digits(after start: Int) -> (number: Int, count: Int)? {
    var (number, count) = (start, 0)
    while let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isStillTooLarge) = tens.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      guard !isTooLarge, !isStillTooLarge else { return nil }
      (number, count) = (sum, count + 1)
      rest.removeFirst()
    }
    return count > 0 ? (number, count) : nil
  }

  /// Goes past the character, which is of ASCII, where it stands here.
  private mutating func takes(_ character: Character) -> Bool {
    guard rest.first == character.asciiValue else { return false }
    rest.removeFirst()
    return true
  }
}

extension Problem {
  /// The problem that asks for the operand that is not given; `nil` where there is no such number.
  fileprivate init?(
    _ operation: AgilityOperation, first: Operand?, second: Operand?, result: Operand
  ) {
    let blank = first == nil ? Blank.first : .second
    guard let known = first ?? second,
      let missing = operation.missing(blank, beside: known.value, result.value)
    else { return nil }
    let other = Operand(missing, beside: [known, result])
    self.init(operation, first ?? other, second ?? other, result: result, blank: blank)
  }
}

extension AgilityOperation {
  /// The operand that makes `known` come out as `result`.
  fileprivate func missing(
    _ blank: Problem.Blank, beside known: ExactFraction, _ result: ExactFraction
  ) -> ExactFraction? {
    if self == .percentage {
      let factor = ExactFraction.powerOfTen(2).flatMap(result.multiplied(by:))
      return factor?.divided(by: known)
    }
    let inverse = inverse(for: blank, first: known, second: known, result: result)
    return inverse.flatMap { $0.operation.result($0.first, $0.second) }
  }
}
