import DailyMathCore
import DailyMathTerminal

extension AgilityScreen {
  /// Draws the screen.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    var frame = Frame<Action>(size: context.size, widths: context.glyphs.widths)
    let texts = context.texts.agility
    frame.title = "DailyMath · \(texts.title)"
    if let form = state.form {
      CustomDrillFormView(form: form, context: context).draw(into: &frame)
      return frame
    }
    let choices = state.rows.filter { if case .mode = $0 { false } else { true } }
    let layout = AgilityLayout(size: context.size, settingCount: choices.count)
    HeadBar.draw(into: &frame, layout.page, context, selected: 4, action: { .tabChosen($0) })
    drawTitle(into: &frame.canvas, layout, context)
    var cursor = RowCursor(layout.modes)
    for mode in DrillMode.allCases {
      draw(mode, state, into: &frame, cursor.take(layout.rowsOfMode), layout, context)
    }
    cursor = RowCursor(layout.settings)
    for row in choices { draw(row, state, into: &frame, cursor.take(1), layout, context) }
    drawBegin(state, into: &frame, layout.begin, context)
    drawLinks(into: &frame, layout.links, context)
    if let failure = state.failure {
      NoticeText.draw(.notSaved(failure), into: &frame.canvas, layout.page, context)
    }
    KeyHints(hints(state, context)).draw(
      into: &frame, rect: layout.page.foot, glyphs: context.glyphs)
    return frame
  }

  /// The title, and at the other end of its row whether today has a session.
  private static func drawTitle(
    into canvas: inout Canvas, _ layout: AgilityLayout, _ context: ViewContext
  ) {
    guard !layout.title.isEmpty else { return }
    let texts = context.texts.agility
    let used = canvas.writeLine(
      texts.title, in: layout.title, style: .title, glyphs: context.glyphs)
    let isDone = context.library.tally(on: context.day).drills > 0
    canvas.writeLine(
      isDone ? texts.doneToday : texts.notDoneToday,
      in: layout.title.splitLeft(used + 1).rest, style: isDone ? .success : .secondary,
      alignment: .trailing, glyphs: context.glyphs)
  }

  /// Draws a kind of drill: its name with what was reached, and what it is below.
  private static func draw(
    _ mode: DrillMode, _ state: State, into frame: inout Frame<Action>, _ rect: Rect,
    _ layout: AgilityLayout, _ context: ViewContext
  ) {
    let texts = context.texts.agility
    let isAtHand = state.row == .mode(mode)
    let isChosen = state.preferences.mode == mode
    frame.addRegion(rect, .rowClicked(.mode(mode)))
    let (name, rest) = rect.splitTop(1).top.splitLeft(layout.labelColumns)
    drawLabel(
      texts.modes[mode] ?? "", isAtHand: isAtHand, isChosen: isChosen, into: &frame, name, context)
    let style: CellStyle = isChosen ? .text : .secondary
    let reached = texts.reached(mode, state, context)
    let columns = TextLayout.columns(of: reached, widths: frame.widths)
    let hasBoth = layout.rowsOfMode == 1 && !layout.page.isNarrow
    if hasBoth {
      frame.canvas.writeLine(
        texts.about(mode, state.preferences, context.language),
        in: rest.splitRight(columns + 2).rest, style: style, glyphs: context.glyphs)
    }
    frame.canvas.writeLine(
      reached, in: rest, style: style, alignment: .trailing, glyphs: context.glyphs)
    guard layout.rowsOfMode > 1 else { return }
    let below = rect.splitTop(1).rest.splitTop(1).top.splitLeft(4).rest
    frame.canvas.writeLine(
      texts.about(mode, state.preferences, context.language), in: below, style: .secondary,
      glyphs: context.glyphs)
    drawPace(of: mode, state, into: &frame.canvas, below, context)
  }

  /// The scores of the last drills of a kind, as a line at the right.
  private static func drawPace(
    of mode: DrillMode, _ state: State, into canvas: inout Canvas, _ row: Rect,
    _ context: ViewContext
  ) {
    let scores = context.library.agility.lastScores(of: mode, count: 10)
    guard scores.count > 1 else { return }
    Sparkline(scores.map { Double($0) }).draw(
      into: &canvas, rect: row.splitRight(scores.count).right, glyphs: context.glyphs)
  }

  private static func drawLabel(
    _ label: String, isAtHand: Bool, isChosen: Bool, into frame: inout Frame<Action>, _ rect: Rect,
    _ context: ViewContext
  ) {
    let (mark, name) = rect.splitLeft(2)
    if isAtHand {
      frame.canvas.write(String(context.glyphs.focusMark), at: mark.origin, style: .accent.bold)
      frame.placeCursor(at: mark.origin)
    }
    frame.canvas.writeLine(
      label, in: name, style: isChosen || isAtHand ? .accent.bold : .text, glyphs: context.glyphs)
  }

  /// Draws something that can be chosen about a drill, between the arrows that change it while the keyboard stands on it.
  private static func draw(
    _ row: Row, _ state: State, into frame: inout Frame<Action>, _ rect: Rect,
    _ layout: AgilityLayout, _ context: ViewContext
  ) {
    let texts = context.texts.agility
    let isAtHand = state.row == row
    frame.addRegion(rect, .rowClicked(row))
    let (label, room) = rect.splitLeft(layout.labelColumns)
    drawLabel(
      texts.label(of: row, state.preferences), isAtHand: isAtHand, isChosen: false, into: &frame,
      label, context)
    let (before, rest) = room.splitLeft(2)
    let used = frame.canvas.writeLine(
      texts.value(of: row, state.preferences, context.language), in: rest,
      style: isAtHand ? .accent.bold : .text, glyphs: context.glyphs)
    guard isAtHand, row != .custom else { return }
    let arrows = context.glyphs.arrows
    let after = rest.splitLeft(used + 1).rest.splitLeft(1).left
    frame.canvas.write(String(arrows[2]), at: before.origin, style: .accent)
    frame.canvas.write(String(arrows[3]), at: after.origin, style: .accent, columns: after.columns)
    frame.addRegion(before, .valueMoved(by: -1))
    frame.addRegion(after, .valueMoved(by: 1))
  }

  /// The button that begins, and whether there is a record to be had.
  private static func drawBegin(
    _ state: State, into frame: inout Frame<Action>, _ row: Rect, _ context: ViewContext
  ) {
    let texts = context.texts.agility
    let settings = state.preferences.settings
    let button = Button("\(texts.begin): \(texts.brief(settings, context.language))")
    button.draw(into: &frame, rect: row, glyphs: context.glyphs, action: .beginChosen)
    guard !settings.areStandard else { return }
    frame.canvas.writeLine(
      texts.noRecord, in: row.splitLeft(button.columns(widths: frame.widths) + 2).rest,
      style: .secondary, glyphs: context.glyphs)
  }

  /// The ways to the tables, the past and the calculator, each with its letter.
  private static func drawLinks(
    into frame: inout Frame<Action>, _ row: Rect, _ context: ViewContext
  ) {
    let texts = context.texts
    let links: [(key: String, label: String, action: Action)] = [
      ("t", texts.factTable.title, .tableChosen), ("h", texts.drillHistory.title, .historyChosen),
      ("c", texts.calculator.title, .calculatorChosen),
    ]
    guard !row.isEmpty else { return }
    var rest = row
    for link in links {
      let columns = 2 + TextLayout.columns(of: link.label, widths: frame.widths)
      let place = rest.splitLeft(columns).left
      frame.canvas.write(link.key, at: place.origin, style: .accent.bold)
      frame.canvas.writeLine(
        link.label, in: place.splitLeft(2).rest, style: .text, glyphs: context.glyphs)
      frame.addRegion(place, link.action)
      rest = rest.splitLeft(columns + 3).rest
    }
  }

  private static func hints(_ state: State, _ context: ViewContext) -> [KeyHint<Action>] {
    let texts = context.texts
    return [
      KeyHint(
        "Enter", state.row == .custom ? texts.agility.editKey : texts.agility.beginKey,
        action: .rowTaken),
      KeyHint("↑↓", texts.agility.chooseKey, dropRank: 2, action: .moved(by: 1)),
      KeyHint(
        "d", texts.agility.lengthKey(state.preferences.mode), dropRank: 3,
        action: .valueMoved(by: 1, of: .length)),
      KeyHint(
        "r", texts.agility.acceptanceKey, dropRank: 4,
        action: .valueMoved(by: 1, of: .acceptance)),
      KeyHint("e", texts.agility.customKey, dropRank: 5, action: .formOpened),
      KeyHint("?", texts.common.help, dropRank: 1, action: .helpChosen),
      KeyHint("q", texts.common.quit, action: .quitChosen),
    ]
  }
}
