import DailyMathCore
import DailyMathTerminal

extension DecksScreen {
  /// Draws the screen.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    Frame<Action>(size: context.size, widths: context.glyphs.widths)
  }
}
