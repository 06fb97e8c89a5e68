import DailyMathTerminal

extension SplashScreen {
  /// Draws the logo, and what keeps the program from going on.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    var frame = Frame<Action>(size: context.size, widths: context.glyphs.widths)
    let layout = PageLayout(size: context.size)
    frame.title = "DailyMath"
    guard let failure = state.failure else {
      let middle = layout.content.centered(
        Size(columns: layout.content.columns, rows: min(4, layout.content.rows)))
      Logo.draw(into: &frame.canvas, rect: middle, context)
      return frame
    }
    var cursor = RowCursor(layout.content)
    cursor.skip(layout.isLow ? 1 : 5)
    Logo.draw(into: &frame.canvas, rect: cursor.take(layout.isLow ? 1 : 2), context)
    cursor.skip(layout.isLow ? 1 : 2)
    let texts = context.texts.faults
    frame.canvas.writeParagraph(
      texts.cannotStart, in: cursor.take(2), style: .error.bold, alignment: .center,
      glyphs: context.glyphs)
    frame.canvas.writeParagraph(
      texts.sentence(failure), in: cursor.take(5), style: .error, alignment: .center,
      glyphs: context.glyphs)
    KeyHints<Action>([KeyHint("q", context.texts.common.quit, action: .quitChosen)])
      .draw(into: &frame, rect: layout.foot)
    return frame
  }
}
