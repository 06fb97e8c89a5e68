/// What the problems of a drill are made of that the learner has put together.
public struct CustomDrill: Hashable, Sendable {
  /// The whole numbers that an operand is drawn from.
  public struct Ranges: Hashable, Sendable {
    /// Those of the first operand, within 0 to 9,999.
    public var first: ClosedRange<Int>
    /// Those of the second operand, within 0 to 9,999.
    public var second: ClosedRange<Int>

    /// Makes ranges.
    public init(first: ClosedRange<Int>, second: ClosedRange<Int>) {
      self.first = first
      self.second = second
    }
  }

  /// The operations, with the range of each; the others are not asked.
  ///
  /// For − and ÷ they are the ranges of the number behind the sign and of the answer, for % those of the per cent and of the
  /// whole, for a square and a root the first is that of the root and the second means nothing.
  public var ranges: [AgilityOperation: Ranges]
  /// Whether operands of the four basic operations may be negative.
  public var hasNegatives = false
  /// Whether operands of + and − and one of × may have a decimal place.
  ///
  /// Without it quotients with 10 and 100 are whole, and so many per cent wherever the ranges allow.
  public var hasDecimals = false
  /// Whether there are sums, differences, products and quotients of fractions, which are not drawn from the ranges.
  public var hasFractions = false
  /// Whether products and quotients with 10 and 100 are mixed in where × or ÷ is chosen.
  public var hasPowersOfTen = false
  /// Whether a place in front of the equals sign may be asked for.
  public var hasBlanks = false
  /// Whether 0, 1, 2 and 10 are left out of × and ÷, 0 of + and −, 0 and 100 of per cent, 0 and 1 of squares and roots.
  ///
  /// A range in which nothing else stands is kept as it is.
  public var skipsTrivial = false

  /// Makes a choice; without arguments, the four operations with small numbers.
  public init(ranges: [AgilityOperation: Ranges] = CustomDrill.standardRanges) {
    self.ranges = ranges
  }

  /// What a new choice begins with.
  public static let standardRanges = Dictionary(
    uniqueKeysWithValues: AgilityOperation.basic.map { ($0, usualRanges(of: $0)) })

  /// The ranges that an operation begins with when it is chosen.
  public static func usualRanges(of operation: AgilityOperation) -> Ranges {
    switch operation {
    case .addition, .subtraction: Ranges(first: 2...100, second: 2...100)
    case .multiplication, .division: Ranges(first: 2...12, second: 2...12)
    case .percentage: Ranges(first: 1...100, second: 10...200)
    case .square, .root: Ranges(first: 2...20, second: 2...20)
    }
  }

  /// The numbers that ranges may reach.
  public static let limits = 0...9_999

  /// The same with every range brought within `limits`, and with the standard ranges where no operation is chosen.
  public var withinLimits: CustomDrill {
    var drill = self
    drill.ranges =
      hasOperation
      ? ranges.mapValues {
        Ranges(
          first: $0.first.clamped(to: Self.limits), second: $0.second.clamped(to: Self.limits))
      } : Self.standardRanges
    return drill
  }

  /// Whether an operation is chosen; without one a drill asks as with the standard ranges.
  public var hasOperation: Bool { !ranges.isEmpty }
}
