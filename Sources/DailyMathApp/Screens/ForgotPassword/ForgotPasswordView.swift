import DailyMathTerminal

extension ForgotPasswordScreen {
  /// Draws what can be done, and the way back.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    var frame = Frame<Action>(size: context.size, widths: context.glyphs.widths)
    let layout = PageLayout(size: context.size)
    let texts = context.texts.forgotPassword
    frame.title = "DailyMath · \(texts.title)"
    let columns = min(56, layout.content.columns)
    let area = layout.content.inset(columns: (layout.content.columns - columns) / 2, rows: 0)
    var cursor = RowCursor(area)
    cursor.skip(layout.isLow ? 0 : max(0, (area.rows - 14) / 2))
    frame.canvas.writeLine(
      texts.title, in: cursor.take(1), style: .title, glyphs: context.glyphs)
    cursor.skip(layout.isLow ? 0 : 1)
    for paragraph in texts.explanation {
      let rows = TextLayout.wrapped(
        paragraph, columns: columns, widths: context.glyphs.widths
      ).count
      frame.canvas.writeParagraph(paragraph, in: cursor.take(rows), glyphs: context.glyphs)
      cursor.skip(layout.isLow ? 0 : 1)
    }
    let button = Button(texts.back, .focused)
    button.draw(
      into: &frame, rect: cursor.take(1), glyphs: context.glyphs, action: .backChosen)
    KeyHints<Action>([
      KeyHint("Enter Esc", context.texts.common.back, action: .backChosen),
      KeyHint("F2", context.texts.common.otherLanguage, action: .languageChosen),
      KeyHint("Ctrl-C", context.texts.common.quit, action: .quitChosen),
    ]).draw(into: &frame, rect: layout.foot)
    return frame
  }
}
