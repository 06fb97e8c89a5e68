/// Where the problems of a drill come from: one after the other, the same for ever from the same random numbers.
///
/// Numbers are drawn with `SplitMix64.next(below:)` alone. Everything is exact.
public struct ProblemSource: Hashable, Sendable {
  private enum Maker: Hashable {
    case classic
    case level(Int)
    case custom(CustomProblems)
  }

  private let maker: Maker
  private var previous: Problem?

  /// How often is drawn anew where the same problem comes again.
  private static let attempts = 100

  /// Makes the source of a drill like that.
  ///
  /// The problems of the practice mode are those of the learner's facts (`AgilityFact.problem(using:)`); of a learner who has
  /// none they are those of the classic mode.
  public init(_ settings: DrillSettings) {
    maker =
      switch settings.mode {
      case .classic, .practice: .classic
      case .levels: .level(settings.level)
      case .custom: .custom(CustomProblems(settings.custom))
      }
  }

  /// The next problem; never the one before with the same numbers where there is another.
  public mutating func next(using generator: inout SplitMix64) -> Problem {
    var problem = previous ?? .simplest
    for _ in 0..<Self.attempts {
      guard let drawn = draw(using: &generator) else { continue }
      problem = drawn
      if previous.map(drawn.hasNumbers) != true { break }
    }
    previous = problem
    return problem
  }

  private func draw(using generator: inout SplitMix64) -> Problem? {
    switch maker {
    case .classic: Self.classic(using: &generator)
    case .level(let level): LevelProblems(level: level).problem(using: &generator)
    case .custom(let problems): problems.problem(using: &generator)
    }
  }
}

extension ProblemSource {
  /// The numbers that problems of the classic mode combine: 2 to 100, and for × and ÷ a first one of 2 to 12.
  static func classicRanges(
    of operation: AgilityOperation
  ) -> (first: ClosedRange<Int>, second: ClosedRange<Int>) {
    let isProductOrQuotient = operation == .multiplication || operation == .division
    return (isProductOrQuotient ? 2...12 : 2...100, 2...100)
  }

  /// Drawn in this order: the operation, in the order of `AgilityOperation.basic`; the first number; the second.
  private static func classic(using generator: inout SplitMix64) -> Problem? {
    let operations = AgilityOperation.basic
    let operation = operations[generator.next(below: operations.count)]
    let ranges = classicRanges(of: operation)
    let first = ranges.first.lowerBound + generator.next(below: ranges.first.count)
    let second = ranges.second.lowerBound + generator.next(below: ranges.second.count)
    return Problem(combining: operation, Operand(first), Operand(second))
  }
}
