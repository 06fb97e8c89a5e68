/// The version of DailyMath.
public enum DailyMathVersion {
  /// The version as `dailymath --version` prints it.
  public static let current = "0.1.0"
}
