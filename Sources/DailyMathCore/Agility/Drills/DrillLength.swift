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
}
