import DailyMathCore

/// Every choice of options for a drill of the learner's own, with ranges of several sorts.
enum CustomDrills {
  /// All seven operations with the ranges they begin with.
  static let usual = ranges { CustomDrill.usualRanges(of: $0) }

  /// Ranges that leave little or no choice, and ranges that leave all of it.
  static let ranges: [[AgilityOperation: CustomDrill.Ranges]] = [
    usual, CustomDrill.standardRanges,
    ranges { _ in CustomDrill.Ranges(first: 0...0, second: 0...0) },
    ranges { _ in CustomDrill.Ranges(first: 1...1, second: 0...2) },
    ranges { _ in CustomDrill.Ranges(first: 10...10, second: 3...3) },
    ranges { _ in CustomDrill.Ranges(first: 0...9_999, second: 0...9_999) },
  ]

  /// The drill with those ranges and the options whose bits are set: 1 negatives, 2 decimals, 4 fractions, 8 powers of ten,
  /// 16 blanks, 32 no trivial numbers.
  static func drill(
    _ ranges: [AgilityOperation: CustomDrill.Ranges], options: Int
  ) -> CustomDrill {
    var drill = CustomDrill(ranges: ranges)
    drill.hasNegatives = options & 1 != 0
    drill.hasDecimals = options & 2 != 0
    drill.hasFractions = options & 4 != 0
    drill.hasPowersOfTen = options & 8 != 0
    drill.hasBlanks = options & 16 != 0
    drill.skipsTrivial = options & 32 != 0
    return drill
  }

  /// So many problems of a drill.
  static func problems(of drill: CustomDrill, seed: UInt64, count: Int) -> [Problem] {
    problems(of: DrillSettings(mode: .custom, custom: drill), seed: seed, count: count)
  }

  /// So many problems of a drill with those settings.
  static func problems(of settings: DrillSettings, seed: UInt64, count: Int) -> [Problem] {
    var source = ProblemSource(settings)
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { _ in source.next(using: &generator) }
  }

  private static func ranges(
    _ ranges: (AgilityOperation) -> CustomDrill.Ranges
  ) -> [AgilityOperation: CustomDrill.Ranges] {
    Dictionary(uniqueKeysWithValues: AgilityOperation.allCases.map { ($0, ranges($0)) })
  }
}

/// Checks problems with whole numbers only, by multiplying with all denominators.
enum PlainArithmetic {
  /// Tells whether the result of the problem is what comes out.
  static func isRight(_ problem: Problem) -> Bool {
    let (left, below) = (problem.first.value.numerator, problem.first.value.denominator)
    let right = problem.second?.value.numerator ?? 0
    let rightBelow = problem.second?.value.denominator ?? 1
    let (result, resultBelow) = (problem.result.value.numerator, problem.result.value.denominator)
    guard resultBelow > 0, below > 0, rightBelow > 0 else { return false }
    return switch problem.operation {
    case .addition:
      result * below * rightBelow == (left * rightBelow + right * below) * resultBelow
    case .subtraction:
      result * below * rightBelow == (left * rightBelow - right * below) * resultBelow
    case .multiplication: result * below * rightBelow == left * right * resultBelow
    case .division: right != 0 && result * right * below == left * rightBelow * resultBelow
    case .percentage: result * below * rightBelow * 100 == left * right * resultBelow
    case .square: result * below * below == left * left * resultBelow
    case .root: result >= 0 && result * result * below == left * resultBelow * resultBelow
    }
  }
}
