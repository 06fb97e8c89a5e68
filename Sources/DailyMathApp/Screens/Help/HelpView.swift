import DailyMathTerminal

extension HelpScreen {
  /// Draws the keys of every screen, in as many columns as the window has room for; a click closes them.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    var frame = Frame<Action>(size: context.size, widths: context.glyphs.widths)
    let layout = PageLayout(size: context.size, isDivisible: true)
    let texts = context.texts.help
    frame.title = "DailyMath · \(texts.title)"
    let overlay = overlay(state, context.texts)
    overlay.draw(into: &frame, rect: layout.content, glyphs: context.glyphs)
    frame.addRegion(frame.bounds, .closed)
    let (count, rows) = overlay.extent(in: layout.content, glyphs: context.glyphs)
    let moving: [KeyHint<Action>] =
      count > rows
      ? [KeyHint(context.upDown, context.texts.common.move, action: nextPage(state, count, rows))]
      : []
    KeyHints([KeyHint("Esc", texts.close, action: .closed)] + moving).draw(
      into: &frame, rect: layout.foot, glyphs: context.glyphs)
    return frame
  }

  /// The widget that shows the help.
  static func overlay(_ state: State, _ texts: Texts) -> HelpOverlay {
    HelpOverlay(title: texts.help.title, groups: texts.help.groups, scroll: state.scroll)
  }

  /// What a click on the arrows means: on through the text, and from its end back to its beginning.
  private static func nextPage(_ state: State, _ count: Int, _ rows: Int) -> Action {
    let visible = state.scroll.visibleRange(count: count, rows: rows)
    return .keyMoved(KeyPress(visible.upperBound < count ? .pageDown : .home))
  }
}
