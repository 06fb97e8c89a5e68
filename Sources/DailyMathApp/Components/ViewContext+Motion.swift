import DailyMathCore
import DailyMathTerminal

extension ViewContext {
  /// What a button is while what it started is under way: its spinner turns only where motion is wanted.
  func busyState(step: Int) -> Button.State {
    appearance.motion == .full ? .busy(step: step) : .inactive
  }
}
