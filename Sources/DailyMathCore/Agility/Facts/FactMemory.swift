/// What is known of a learner and one fact, from the answers that stand in the journals.
public struct FactMemory: Hashable, Sendable {
  /// How often it was answered.
  public internal(set) var answers = 0
  /// How often the first answer was right.
  public internal(set) var right = 0
  /// How long the latest right answers took, in milliseconds, oldest first; at most `latestCount`.
  public internal(set) var latestMilliseconds: [Int] = []
  /// When it is to be asked again; a fact has one from its first answer on, and moves at most once a study day.
  public internal(set) var schedule: Schedule?

  /// How many of the latest times are kept.
  public static let latestCount = 8

  /// Makes the memory of a fact that was never answered.
  public init() {}

  /// The median of the latest times in milliseconds; `nil` where none was right.
  public var medianMilliseconds: Int? {
    latestMilliseconds.isEmpty
      ? nil : latestMilliseconds.sorted()[(latestMilliseconds.count - 1) / 2]
  }
}
