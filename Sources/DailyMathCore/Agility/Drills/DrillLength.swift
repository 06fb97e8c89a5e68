/// When a drill ends by itself.
public enum DrillLength: Hashable, Sendable {
  /// After so many seconds: 30, 60, 120, 300 or 600.
  case seconds(Int)
  /// After so many right answers; 1 to 1,000.
  case problems(Int)
  /// Never: the learner ends it.
  case endless

  /// The seconds that can be chosen.
  public static let seconds = [30, 60, 120, 300, 600]
  /// The numbers of right answers that can be asked for.
  public static let problemRange = 1...1_000

  /// The nearest length that can be chosen, the shorter one of two: a drill of no problems does not exist.
  public var possible: DrillLength {
    switch self {
    case .seconds(let seconds):
      let choice = Self.seconds.min { Self.distance($0, seconds) < Self.distance($1, seconds) }
      return .seconds(choice ?? seconds)
    case .problems(let count):
      return .problems(
        min(max(count, Self.problemRange.lowerBound), Self.problemRange.upperBound))
    case .endless: return .endless
    }
  }

  /// How far apart two numbers are; it cannot overflow.
  private static func distance(_ left: Int, _ right: Int) -> UInt {
    left < right
      ? UInt(bitPattern: right) &- UInt(bitPattern: left)
      : UInt(bitPattern: left) &- UInt(bitPattern: right)
  }
}
