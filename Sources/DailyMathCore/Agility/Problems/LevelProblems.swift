/// Draws the problems of a level.
struct LevelProblems: Hashable, Sendable {
  /// The level; 1 or more.
  let level: Int

  /// What can be asked: + on level 1, and one more operation on each of the next three.
  var operations: ArraySlice<AgilityOperation> {
    AgilityOperation.basic.prefix(max(1, min(level, AgilityOperation.basic.count)))
  }

  /// The largest number that is combined with another: 15 on level 1 and five more on each of the next ones, up to 100; for ×
  /// 4 and one more, up to 15; for ÷ the same, up to 12.
  func largest(for operation: AgilityOperation) -> Int {
    // No limit grows beyond level 18, and a level can be any number.
    let level = max(1, min(level, 18))
    return switch operation {
    case .multiplication: min(level + 3, 15)
    case .division: min(level + 3, 12)
    case .addition, .subtraction, .percentage, .square, .root: min(10 + 5 * level, 100)
    }
  }

  /// The problem of two numbers: − takes the smaller from the larger, and ÷ leads back from their product.
  static func combination(
    of operation: AgilityOperation, _ first: Int, _ second: Int
  ) -> Problem? {
    guard operation == .subtraction else {
      return Problem(combining: operation, Operand(first), Operand(second))
    }
    return Problem(.subtraction, Operand(max(first, second)), Operand(min(first, second)))
  }

  /// Drawn in this order: the operation, the first number, the second, both from 2 to the largest.
  func problem(using generator: inout SplitMix64) -> Problem? {
    let operation = operations[generator.next(below: operations.count)]
    let largest = largest(for: operation)
    let first = 2 + generator.next(below: largest - 1)
    let second = 2 + generator.next(below: largest - 1)
    return Self.combination(of: operation, first, second)
  }
}
