/// A question of a drill and its exact answer.
public struct Problem: Hashable, Sendable {
  /// The number that is asked for.
  public enum Blank: Hashable, Sendable {
    /// What stands behind the equals sign.
    case result
    /// The first operand: `? × 8 = 56`.
    case first
    /// The second operand: `7 × ? = 56`.
    case second
  }

  /// What is to be done.
  public let operation: AgilityOperation
  /// The first operand, or the only one.
  public let first: Operand
  /// The second operand; `nil` for a square and a root.
  public let second: Operand?
  /// What comes out.
  public let result: Operand
  /// Which of the numbers is asked for.
  public let blank: Blank

  /// A problem of those parts; `nil` where the result is not what comes out, or has no exact value.
  public init?(
    _ operation: AgilityOperation, _ first: Operand, _ second: Operand? = nil, result: Operand,
    blank: Blank = .result
  ) {
    // Checked by the area of the problems.
    self.operation = operation
    self.first = first
    self.second = second
    self.result = result
    self.blank = blank
  }

  /// The simplest problem there is, 1 + 1.
  static let simplest = Problem(
    operation: .addition, first: Operand(1), second: Operand(1), result: Operand(2), blank: .result)

  private init(
    operation: AgilityOperation, first: Operand, second: Operand?, result: Operand, blank: Blank
  ) {
    self.operation = operation
    self.first = first
    self.second = second
    self.result = result
    self.blank = blank
  }

  /// The number that is asked for.
  public var answer: Operand {
    switch blank {
    case .result: result
    case .first: first
    case .second: second ?? first
    }
  }

  /// The same problem of that text; `nil` where it is none.
  ///
  /// It is how journals spell problems, in ASCII and without spaces: `7*8`, `56/7`, `12+-5`, `7*?=56`, `0.5*8`, `1/2+1/3`
  /// with fractions in parentheses, `25%80`, `12^`, `r144`.
  public init?(journalText: String) {
    // Written by the area of the problems.
    return nil
  }

  /// The text by which journals know the problem.
  public var journalText: String {
    // Written by the area of the problems.
    ""
  }

  /// What is asked, as it is shown: `7 × 8`, `7 × ? = 56`, `25% × 80`, `√144`, `12²`.
  ///
  /// A minus sign is `−` (U+2212), and a negative second operand stands in parentheses.
  public func question(decimalMark: Character) -> String {
    // Written by the area of the problems.
    ""
  }

  /// The fact that is practised with it.
  public var fact: AgilityFact {
    // A stand-in for the area of the problems.
    let one = first.value.numerator
    let two = second?.value.numerator ?? 0
    let inverse = result.value.numerator
    let isInverse = operation == .subtraction || operation == .division
    let pair = isInverse ? [two, inverse].sorted() : [one, two].sorted()
    guard pair[0] >= 0, pair[1] <= AgilityFact.largestOperand else {
      let carries = isInverse ? two % 10 + inverse % 10 > 9 : one % 10 + two % 10 > 9
      return .kind(
        operation, firstDigits: "\(one)".count, secondDigits: "\(two)".count, carries: carries)
    }
    return .pair(operation, pair[0], pair[1])
  }

  /// How many digits the answer has, without sign and mark; 1 or more. Times are compared among equals.
  public var answerDigits: Int {
    answer.text(decimalMark: ".").utf8.count {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
  }
}
