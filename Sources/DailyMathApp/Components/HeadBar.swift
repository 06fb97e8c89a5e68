import DailyMathCore
import DailyMathTerminal

/// The head of the screens of somebody who is signed in: the name, the tabs there are, and who it is.
enum HeadBar {
  /// Draws the head on the first row, and a rule under it where there is room.
  ///
  /// - Parameters:
  ///   - selected: the number of the tab at hand.
  ///   - action: what a click on the tab with that number means; one on who it is leads to the profile.
  static func draw<Action>(
    into frame: inout Frame<Action>, _ layout: PageLayout, _ context: ViewContext, selected: Int,
    action: (Int) -> Action
  ) {
    let bar = TabBar<Action>(
      title: Logo.line(context),
      tabs: [
        Tab("1", context.texts.common.todayTab, action: action(1)),
        Tab("2", context.texts.common.browserTab, action: action(2)),
        Tab("4", context.texts.common.agilityTab, action: action(4)),
        Tab("6", context.texts.common.profileTab, action: action(6)),
      ], selected: [1, 2, 4, 6].firstIndex(of: selected) ?? 0,
      trailing: context.library.profile.displayName, trailingAction: action(6))
    let content = layout.content
    // The bar begins and ends with a blank cell of its own, which is let out of the column.
    let row = Rect(
      column: content.column - 1, row: content.row, columns: content.columns + 2, rows: 1)
    bar.draw(into: &frame, rect: row, glyphs: context.glyphs)
    layout.drawHeadRule(into: &frame.canvas, glyphs: context.glyphs)
  }
}
