/// Where the problems of a drill come from. A stand-in for the area of the problems.
public struct ProblemSource: Hashable, Sendable {
  private let settings: DrillSettings

  /// Makes the source.
  public init(_ settings: DrillSettings) {
    self.settings = settings
  }

  /// The next problem.
  public mutating func next(using generator: inout SplitMix64) -> Problem {
    let operations: [AgilityOperation] = [.addition, .subtraction, .multiplication, .division]
    let level = settings.mode == .levels ? min(settings.level, 18) : 18
    let operation = operations[generator.next(below: min(4, level))]
    let isProduct = operation == .multiplication || operation == .division
    let isClassic = settings.mode != .levels
    let first = 2 + generator.next(below: isProduct ? (isClassic ? 11 : min(level + 2, 11)) : 5 * level + 9)
    let second = 2 + generator.next(below: isProduct && !isClassic ? min(level + 2, 11) : 5 * level + 9)
    return Problem(combining: operation, first, second) ?? .simplest
  }
}

extension Problem {
  init?(combining operation: AgilityOperation, _ left: Int, _ right: Int) {
    switch operation {
    case .addition: self.init(.addition, Operand(left), Operand(right), result: Operand(left + right))
    case .subtraction:
      self.init(.subtraction, Operand(left + right), Operand(left), result: Operand(right))
    case .multiplication:
      self.init(.multiplication, Operand(left), Operand(right), result: Operand(left * right))
    case .division:
      guard left != 0 else { return nil }
      self.init(.division, Operand(left * right), Operand(left), result: Operand(right))
    default: return nil
    }
  }
}
