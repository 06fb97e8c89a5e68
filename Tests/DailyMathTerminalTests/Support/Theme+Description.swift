import DailyMathTerminal
import Testing

extension Theme: CustomTestStringConvertible {
  /// The name, because all that a theme holds would fill pages.
  public var testDescription: String { name }
}
