import DailyMathCore
import DailyMathTerminal

extension RecoveryCodesScreen {
  /// Draws the codes.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    var frame = Frame<Action>(size: context.size, widths: context.glyphs.widths)
    var cursor = RowCursor(PageLayout(size: context.size).content)
    for code in state.codes {
      frame.canvas.writeLine(code.grouped, in: cursor.take(1), glyphs: context.glyphs)
    }
    return frame
  }
}
