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
  public var ranges: [AgilityOperation: Ranges]
  /// Whether operands may be negative.
  public var hasNegatives = false
  /// Whether operands of + and − and one of × may have a decimal place.
  public var hasDecimals = false
  /// Whether there are sums, differences, products and quotients of fractions.
  public var hasFractions = false
  /// Whether products and quotients with 10 and 100 are mixed in.
  public var hasPowersOfTen = false
  /// Whether a place in front of the equals sign may be asked for.
  public var hasBlanks = false
  /// Whether 0, 1, 2 and 10 are left out of × and ÷, and 0 of + and −.
  public var skipsTrivial = false

  /// Makes a choice; without arguments, the four operations with small numbers.
  public init(ranges: [AgilityOperation: Ranges] = CustomDrill.standardRanges) {
    self.ranges = ranges
  }

  /// What a new choice begins with.
  public static let standardRanges: [AgilityOperation: Ranges] = [
    .addition: Ranges(first: 2...100, second: 2...100),
    .subtraction: Ranges(first: 2...100, second: 2...100),
    .multiplication: Ranges(first: 2...12, second: 2...12),
    .division: Ranges(first: 2...12, second: 2...12),
  ]
}
