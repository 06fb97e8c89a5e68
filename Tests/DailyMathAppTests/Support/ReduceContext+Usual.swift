import DailyMathApp
import DailyMathCore
import DailyMathTerminal

extension ReduceContext {
  /// What a reducer reads in a window of 80×24, in Spanish and with nobody signed in.
  static let usual = of(Size(columns: 80, rows: 24))

  /// The same in a window of another size.
  static func of(_ size: Size) -> ReduceContext {
    ReduceContext(
      stamp: .at(10_000), library: AccountState(), language: .spanish, size: size, seed: 1)
  }
}
