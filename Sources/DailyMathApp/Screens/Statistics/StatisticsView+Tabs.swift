import DailyMathCore
import DailyMathTerminal

extension StatisticsScreen {
  /// Draws the names of the pages; where they have no room, that of the page at hand between the ways to its neighbours.
  ///
  /// At the end of the row stand arrows, where there is more of the page above or below.
  static func drawTabs(
    _ state: State, into frame: inout Frame<Action>, _ row: Rect, _ indicator: ScrollIndicator,
    _ context: ViewContext
  ) {
    let texts = context.texts.statisticsScreen
    let names = StatisticsPage.allCases.map { texts.pages[$0] ?? "" }
    let columns = names.map { TextLayout.columns(of: $0, widths: frame.widths) + 2 }
    // The first name begins with a blank cell of its own, which is let out of the column.
    let bar = Rect(column: row.column - 1, row: row.row, columns: row.columns + 2, rows: row.rows)
    let cursor = frame.cursor
    let before: Int
    let place: String
    if columns.reduce(0, +) <= bar.columns {
      let tabs = zip(StatisticsPage.allCases, names).map { page, name in
        Tab<Action>("", name, action: .pageChosen(page))
      }
      TabBar(tabs: tabs, selected: state.page.rawValue).draw(
        into: &frame, rect: bar, glyphs: context.glyphs)
      before = columns.prefix(state.page.rawValue).reduce(-1, +)
      place = ""
    } else {
      drawTurning(names[state.page.rawValue], into: &frame, row, context.glyphs)
      before = 2
      place = texts.place(state.page.rawValue + 1, names.count)
      if !indicator.isNeeded {
        frame.canvas.writeLine(
          place, in: row, style: .secondary, alignment: .trailing, glyphs: context.glyphs)
      }
    }
    indicator.draw(
      place, into: &frame.canvas, rect: place.isEmpty ? bar : row, glyphs: context.glyphs)
    if cursor == nil { frame.placeCursor(at: row.origin.offset(columns: before)) }
  }

  private static func drawTurning(
    _ name: String, into frame: inout Frame<Action>, _ row: Rect, _ glyphs: Glyphs
  ) {
    let (before, rest) = row.splitLeft(2)
    frame.canvas.writeLine(String(glyphs.arrows[2]), in: before, style: .accent.bold)
    frame.addRegion(before, .pageTurned(by: -1))
    let used = frame.canvas.writeLine(
      "\(glyphs.focusMark)\(name)\(glyphs.focusMarkEnd)", in: rest, style: .accent.bold,
      glyphs: glyphs)
    let after = rest.splitLeft(used).rest.splitLeft(2).left
    frame.canvas.writeLine(" \(glyphs.arrows[3])", in: after, style: .accent.bold)
    frame.addRegion(after, .pageTurned(by: 1))
  }
}
