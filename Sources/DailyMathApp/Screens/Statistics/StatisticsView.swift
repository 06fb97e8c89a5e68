import DailyMathCore
import DailyMathTerminal

extension StatisticsScreen {
  /// Draws the screen: the names of the pages, and one of them or two.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    var frame = Frame<Action>(size: context.size, widths: context.glyphs.widths)
    let layout = StatisticsLayout(size: context.size, page: state.page)
    frame.title = "DailyMath · \(context.texts.statistics.title)"
    HeadBar.draw(
      into: &frame, layout.page, context, selected: state.tab, action: { .tabChosen($0) })
    var shown = (visible: 0..<0, count: 0)
    for panel in layout.panels {
      let part = draw(panel, state, into: &frame, context)
      if panel.page == state.page { shown = part }
    }
    // After the pages, so that the cursor stands on their name where nothing in them is selected.
    let indicator = ScrollIndicator(visible: shown.visible, count: shown.count)
    drawTabs(state, into: &frame, layout.tabs, indicator, context)
    KeyHints(hints(state, isAtEnd: shown.visible.upperBound == shown.count, indicator, context))
      .draw(
        into: &frame, rect: layout.page.foot, glyphs: context.glyphs)
    return frame
  }

  /// Draws a page, scrolled where it is the one before the learner; says which rows of how many are in sight.
  private static func draw(
    _ panel: StatisticsLayout.Panel, _ state: State, into frame: inout Frame<Action>,
    _ context: ViewContext
  ) -> (visible: Range<Int>, count: Int) {
    let isSelected = panel.page == state.page
    if !panel.title.isEmpty {
      frame.canvas.writeLine(
        context.texts.statisticsScreen.pages[panel.page] ?? "", in: panel.title,
        style: isSelected ? .accent.bold : .secondary, glyphs: context.glyphs)
      if !isSelected { frame.addRegion(panel.title, .pageChosen(panel.page)) }
    }
    let sheet = sheet(of: panel.page, state, in: panel.body, context)
    let picture = sheet.picture(in: panel.body, glyphs: context.glyphs)
    var scroll = isSelected ? state.scroll : ScrollState()
    // In a window that has become smaller, what is selected is still to be seen.
    if isSelected, let rows = sheet.selectedRows(in: panel.body, widths: frame.widths) {
      let last = max(0, rows.upperBound - panel.body.rows)
      scroll = ScrollState(offset: min(max(scroll.offset, last), max(last, rows.lowerBound)))
    }
    let visible = scroll.visibleRange(count: picture.size.rows, rows: panel.body.rows)
    frame.show(picture, from: visible.lowerBound, in: panel.body.splitTop(visible.count).top)
    return (visible, picture.size.rows)
  }

  /// The parts of a page; a line says that the numbers come where they are still counted.
  private static func sheet(
    of page: StatisticsPage, _ state: State, in place: Rect, _ context: ViewContext
  ) -> StatisticsSheet {
    guard let statistics = state.statistics else {
      return StatisticsSheet([.note(context.texts.statisticsScreen.counting)])
    }
    return StatisticsSheet(
      StatisticsPages(statistics: statistics, state: state, context: context, place: place)
        .blocks(of: page))
  }

  /// The page before the learner and its place, in a window that shows `glyphs`.
  static func sheet(
    _ state: State, _ context: ReduceContext, glyphs: Glyphs
  ) -> (sheet: StatisticsSheet, place: Rect) {
    let place = StatisticsLayout(size: context.size, page: state.page).body(of: state.page)
    let view = ViewContext(
      size: context.size, texts: .of(context.language), language: context.language,
      glyphs: glyphs, library: context.library, account: context.account, stamp: context.stamp)
    return (sheet(of: state.page, state, in: place, view), place)
  }

  /// The keys in the foot of the screen; a click on the arrows goes on through the page, and from its end to its beginning.
  private static func hints(
    _ state: State, isAtEnd: Bool, _ indicator: ScrollIndicator, _ context: ViewContext
  ) -> [KeyHint<Action>] {
    let texts = context.texts
    let own = texts.statisticsScreen
    let turning = KeyHint<Action>("Tab", own.page, action: .pageTurned(by: 1))
    let acting: [KeyHint<Action>] =
      switch state.page {
      case .hardest where state.hardCard != nil:
        [KeyHint("Enter", own.openCard, action: .cardOpened)]
      case .year where dayRange(of: state) != nil:
        [KeyHint("↑↓←→", own.moveByDay, dropRank: 2, action: .keyMoved(KeyPress(.up)))]
      default:
        indicator.isNeeded
          ? [
            KeyHint(
              "↑↓", texts.common.move, dropRank: 2,
              action: .keyMoved(KeyPress(isAtEnd ? .home : .pageDown)))
          ] : []
      }
    return [turning] + acting + [
      KeyHint("Esc", texts.common.back, action: .leaveChosen),
      KeyHint("?", texts.common.help, dropRank: 3, action: .helpChosen),
      KeyHint("q", texts.common.quit, dropRank: 4, action: .quitChosen),
    ]
  }
}
