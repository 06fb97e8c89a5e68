/// The wall-clock hour at which a new study day begins, so that an evening past midnight still counts for the day before.
public struct RolloverHour: Hashable, Sendable {
  /// The hour, 0 to 23.
  public let hour: Int

  /// Four in the morning: what holds unless the learner chose another hour.
  public static let standard = RolloverHour(clamping: 4)

  /// Makes the rollover hour `hour`; `nil` outside 0 to 23.
  public init?(_ hour: Int) {
    guard (0...23).contains(hour) else { return nil }
    self.hour = hour
  }

  /// Makes the rollover hour nearest to `hour` within 0 to 23.
  public init(clamping hour: Int) {
    self.hour = min(max(hour, 0), 23)
  }
}
