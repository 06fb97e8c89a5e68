/// A question of a drill and its exact answer.
public struct Problem: Hashable, Sendable {
  /// The number that is asked for.
  public enum Blank: Hashable, Sendable, CaseIterable {
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
  ///
  /// It is `nil`, too, where more than one number could stand in the blank, as in `0 × ? = 0`, and where a square or a root
  /// has one. The number that is asked for is written as is usual beside the others, in whatever way it comes.
  public init?(
    _ operation: AgilityOperation, _ first: Operand, _ second: Operand? = nil, result: Operand,
    blank: Blank = .result
  ) {
    guard operation.result(first.value, second?.value) == result.value,
      operation.determines(blank, first.value, second?.value, result.value)
    else { return nil }
    self.operation = operation
    self.first = blank == .first ? Operand(first.value, beside: [second, result]) : first
    self.second =
      blank == .second ? second.map { Operand($0.value, beside: [first, result]) } : second
    self.result = blank == .result ? Operand(result.value, beside: [first, second]) : result
    self.blank = blank
  }

  /// The problem that asks for what comes out, or for one of the operands; `nil` where there is no exact result.
  public init?(
    _ operation: AgilityOperation, _ first: Operand, _ second: Operand? = nil,
    blank: Blank = .result
  ) {
    guard let value = operation.result(first.value, second?.value) else { return nil }
    self.init(
      operation, first, second, result: Operand(value, beside: [first, second]), blank: blank)
  }

  /// The simplest problem there is, 1 + 1.
  static let simplest = Problem(simplestOf: Operand(1), Operand(1), Operand(2))

  private init(simplestOf first: Operand, _ second: Operand, _ result: Operand) {
    (operation, blank) = (.addition, .result)
    (self.first, self.second, self.result) = (first, second, result)
  }

  /// Whether the answer may be written as a fraction.
  ///
  /// It may beside fractions, and where a decimal comes out. As the answer to 56 ÷ 2, or to ? × 2 = 56, 56/2 would only be the
  /// question again.
  var takesFraction: Bool {
    if [first, second, result].contains(where: { $0?.notation == .fraction }) { return true }
    return answer.notation != .integer && operation != .division && blank == .result
  }

  /// The number that is asked for.
  public var answer: Operand {
    switch blank {
    case .result: result
    case .first: first
    case .second: second ?? first
    }
  }

  /// How many digits the answer has, without sign and mark; 1 or more.
  ///
  /// Times are compared among equals.
  public var answerDigits: Int {
    answer.text(decimalMark: ".").utf8.count {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
  }

  /// Tells whether the other problem has the same numbers, so that who has solved the one knows the other.
  func hasNumbers(of other: Problem) -> Bool {
    operation == other.operation && first.value == other.first.value
      && second?.value == other.second?.value
  }
}
