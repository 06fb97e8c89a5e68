import DailyMathApp
import DailyMathCore
import DailyMathTerminal

extension Stamp {
  /// Noon in Bogotá on the day so many days after the day of the tests.
  static func at(_ monotonic: Int64 = 0, day: Int = 0) -> Stamp {
    let days = Learner.today.adding(days: day).daysSince1970
    return Stamp(
      moment: Moment(
        instant: Instant(milliseconds: Int64(days) * 86_400_000 + 17 * 3_600_000),
        offset: UTCOffset(seconds: -5 * 3_600), rollover: .standard),
      monotonic: monotonic)
  }
}

extension ReduceContext {
  /// What a reducer may read in the tests.
  static func test(
    _ library: AccountState = AccountState(), at stamp: Stamp = .at(),
    language: Language = .spanish, size: Size = Size(columns: 80, rows: 24), seed: UInt64 = 7
  ) -> ReduceContext {
    ReduceContext(stamp: stamp, library: library, language: language, size: size, seed: seed)
  }
}
