import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

extension ProfileScreen {
  /// The columns of a badge's name and of its standing, between which its bar lies.
  private static let nameColumns = 18
  private static let longestBar = 16
  /// The columns of the sign before a row.
  private static let signColumns = 2

  /// Draws what was earned, as far as it is scrolled, with the head over it and the links under it.
  static func drawProgress(
    _ state: State, into frame: inout Frame<Action>, _ context: ViewContext
  ) {
    let layout = ProgressLayout(size: context.size)
    let year = ProgressYear(of: context.library, on: context.day)
    let rows = ProgressPage.rows(of: context.awards, year, layout, context.texts)
    let visible = state.scroll.visibleRange(count: rows.count, rows: layout.content.rows)
    let text = layout.content.splitLeft(layout.columns).left
    for index in visible {
      let rect = text.offset(rows: index - visible.lowerBound).splitTop(1).top
      if case .calendar(let row) = rows[index] {
        // All of it is drawn at once; what is out of sight is covered afterwards.
        if row == 0 || index == visible.lowerBound {
          drawCalendar(year, into: &frame, rect.offset(rows: -row), context)
        }
      } else {
        draw(rows[index], into: &frame, rect, layout, context)
      }
    }
    cover(around: layout.content, of: layout.page, in: &frame.canvas)
    drawEdges(visible, of: rows.count, into: &frame.canvas, layout.content, context)
    drawLinks(state, into: &frame, layout.links, context)
  }

  /// Which rows of how many are in sight.
  static func visibleProgress(
    _ state: State, _ context: ViewContext
  ) -> (rows: Range<Int>, count: Int) {
    let layout = ProgressLayout(size: context.size)
    let count = ProgressPage.rows(
      of: context.awards, ProgressYear(of: context.library, on: context.day), layout,
      context.texts
    ).count
    return (state.scroll.visibleRange(count: count, rows: layout.content.rows), count)
  }

  private static func cover(
    around content: Rect, of page: PageLayout, in canvas: inout Canvas
  ) {
    canvas.fill(page.window.splitTop(content.row).top)
    canvas.fill(page.window.splitTop(content.endRow).rest)
  }

  private static func drawEdges(
    _ visible: Range<Int>, of count: Int, into canvas: inout Canvas, _ content: Rect,
    _ context: ViewContext
  ) {
    let edge = content.splitRight(1).right
    let arrows = context.glyphs.arrows
    if visible.lowerBound > 0 {
      canvas.write(String(arrows[0]), at: edge.origin, style: .accent)
    }
    if visible.upperBound < count {
      canvas.write(String(arrows[1]), at: edge.splitBottom(1).bottom.origin, style: .accent)
    }
  }

  private static func drawLinks(
    _ state: State, into frame: inout Frame<Action>, _ rect: Rect, _ context: ViewContext
  ) {
    var room = rect
    for way in Way.allCases {
      let label =
        way == .statistics ? context.texts.progress.statistics : context.texts.progress.account
      let drawn = Link(label, isFocused: state.way == way)
      drawn.draw(into: &frame, rect: room, glyphs: context.glyphs, action: action(of: way))
      room = room.splitLeft(drawn.columns(widths: frame.widths) + 3).rest
    }
  }

  private static func draw(
    _ row: ProgressPage.Row, into frame: inout Frame<Action>, _ rect: Rect,
    _ layout: ProgressLayout, _ context: ViewContext
  ) {
    let glyphs = context.glyphs
    switch row {
    case .blank, .calendar: break
    case .words(let words, let trailing, let sign):
      var room = rect
      if let sign {
        frame.canvas.write(
          String(sign == .met ? glyphs.check : glyphs.hollowDot), at: room.origin,
          style: sign == .met ? .success : .warning)
        room = room.splitLeft(signColumns).rest
      }
      for piece in words {
        let used = frame.canvas.writeLine(
          shown(piece.text, context), in: room, style: piece.style, glyphs: glyphs)
        room = room.splitLeft(used).rest
      }
      if let trailing {
        frame.canvas.writeLine(
          shown(trailing.text, context), in: room.splitLeft(2).rest, style: trailing.style,
          alignment: .trailing, glyphs: glyphs)
      }
    case .bar(let done, let total):
      ProgressBar(done: done, total: total).draw(into: &frame.canvas, rect: rect, glyphs: glyphs)
    case .badges(let badges):
      let gap = ProgressLayout.gap
      let columns = (rect.columns - gap * (layout.badgesInRow - 1)) / layout.badgesInRow
      for (index, badge) in badges.enumerated() {
        let place = rect.splitLeft(index * (columns + gap)).rest.splitLeft(columns).left
        draw(badge, into: &frame.canvas, place, context)
      }
    case .halves(let left, let right):
      draw(left, into: &frame, rect.splitLeft(layout.leftColumns).left, layout, context)
      draw(
        right, into: &frame, rect.splitLeft(layout.leftColumns + ProgressLayout.gap).rest, layout,
        context)
    }
  }

  private static func shown(_ text: String, _ context: ViewContext) -> String {
    let text = text.parts(between: " · ").joined(separator: " \(context.glyphs.separator) ")
    return context.showsOnlyASCII ? ASCIIText.folded(text) : text
  }

  private static func draw(
    _ badge: Badge, into canvas: inout Canvas, _ rect: Rect, _ context: ViewContext
  ) {
    let glyphs = context.glyphs
    let name = context.texts.awards.name(of: badge.kind)
    let (sign, rest) = rect.splitLeft(signColumns)
    let (mark, markStyle, style, standing): (Character, CellStyle, CellStyle, String) =
      switch badge.progress {
      case .earned(let day):
        (
          glyphs.check, .success, .text,
          DueText.date(day, today: context.day, in: context.language)
        )
      case .underway(let done, let all):
        (
          glyphs.hollowDot, .secondary, .text,
          "\(context.language.number(done))/\(context.language.number(all))"
        )
      case .locked: (glyphs.separator, .secondary, .secondary, context.texts.awards.lockedBriefly)
      }
    canvas.write(String(mark), at: sign.origin, style: markStyle)
    let used = canvas.writeLine(name, in: rest, style: style, glyphs: glyphs)
    let room = rest.splitLeft(max(used, nameColumns) + 1).rest
    let standingColumns = TextLayout.columns(of: standing, widths: glyphs.widths)
    guard rest.columns - used - 1 >= standingColumns else { return }
    canvas.writeLine(
      standing, in: rest.splitLeft(used + 1).rest, style: .secondary, alignment: .trailing,
      glyphs: glyphs)
    guard case .underway(let done, let all) = badge.progress else { return }
    // The bars of all badges end where the longest standing begins.
    let bar = room.splitRight(max(standingColumns, longestStanding) + 1).rest
    guard bar.columns >= 3 else { return }
    ProgressBar(done: done, total: all).draw(
      into: &canvas, rect: bar.splitLeft(longestBar).left, glyphs: glyphs)
  }

  /// The columns of `999/1.000`.
  private static let longestStanding = 9

  private static func drawCalendar(
    _ year: ProgressYear, into frame: inout Frame<Action>, _ rect: Rect, _ context: ViewContext
  ) {
    let calendar = context.texts.statistics.calendar
    // The names begin with Sunday there, the weeks with Monday.
    let weekdays = (calendar.shortWeekdays.suffix(1) + calendar.shortWeekdays.dropLast())
      .map { "\($0) " }
    let heatmap = CalendarHeatmap(
      lastDay: year.lastDay.daysSince1970, values: year.marks, firstWeekday: 1,
      names: CalendarHeatmap.Names(weekdays: weekdays, months: calendar.shortMonths),
      isDense: rect.columns < CalendarHeatmap.airyColumns)
    let place = Rect(
      column: rect.column, row: rect.row, columns: rect.columns, rows: ProgressPage.calendarRows)
    heatmap.draw(into: &frame, rect: place, glyphs: context.glyphs)
  }
}
