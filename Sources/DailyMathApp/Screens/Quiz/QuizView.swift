import DailyMathCore
import DailyMathTerminal

extension QuizScreen {
  /// Draws the question at hand, or the end.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    var frame = Frame<Action>(size: context.size, widths: context.glyphs.widths)
    let layout = PageLayout(size: context.size)
    let name =
      state.session.scope.isPractice ? context.texts.quiz.practice : context.texts.quiz.title
    frame.title = "DailyMath · \(name)"
    drawHead(state, into: &frame.canvas, layout, context)
    if let showing = state.session.showing, state.phase != .finished {
      drawQuestion(showing, state, into: &frame, layout, context)
    } else {
      drawEnd(state, into: &frame, layout, context)
    }
    NoticeText.draw(state.notice, into: &frame.canvas, layout, context)
    if let scroll = state.history, let card = state.session.showing?.card,
      let chronicle = CardChronicle(of: card, in: context.library)
    {
      let history = QuizHistoryView(chronicle, context)
      history.draw(scroll, into: &frame)
      historyKeys(history, context).draw(
        into: &frame, rect: layout.foot, glyphs: context.glyphs)
      return frame
    }
    keys(state, layout, context).draw(into: &frame, rect: layout.foot, glyphs: context.glyphs)
    return frame
  }

  private static func drawHead(
    _ state: State, into canvas: inout Canvas, _ layout: PageLayout, _ context: ViewContext
  ) {
    let session = state.session
    let texts = context.texts.quiz
    let row = layout.content.splitTop(1).top
    let total = session.totalCount
    let isRepeating =
      session.passedCount >= session.plannedCount && state.phase != .finished
    let number = state.phase == .finished ? session.doneCount : session.number
    let counter =
      isRepeating && session.returningCount > 0
      ? texts.returning(session.returningCount) : texts.counter(number, total)
    let score =
      "\(context.glyphs.check) \(session.rightCount)  \(context.glyphs.cross) \(session.gradedCount - session.rightCount)"
    let right = "\(counter)   \(score)"
    let title = session.scope.isPractice ? texts.practice : texts.title
    let titleUsed = canvas.writeLine(title, in: row, style: .title, glyphs: context.glyphs)
    let columns = TextLayout.columns(of: right, widths: context.glyphs.widths)
    canvas.writeLine(right, in: row, alignment: .trailing, glyphs: context.glyphs)
    let bar = row.splitLeft(titleUsed + 2).rest.splitRight(columns + 2).rest
    ProgressBar(done: session.doneCount, total: max(1, total)).draw(
      into: &canvas, rect: bar, glyphs: context.glyphs)
    layout.drawHeadRule(into: &canvas, glyphs: context.glyphs)
  }

  private static func drawQuestion(
    _ showing: QuizShowing, _ state: State, into frame: inout Frame<Action>, _ layout: PageLayout,
    _ context: ViewContext
  ) {
    var cursor = RowCursor(layout.content)
    cursor.skip(layout.isLow ? 1 : layout.isTall ? 5 : 3)
    drawCategory(showing, into: &frame.canvas, cursor.take(1), context)
    cursor.skip(layout.isLow ? 0 : 1)
    // The tools have a row of their own where there is room for it.
    let (tools, above) = cursor.rest.splitBottom(layout.isLow ? 0 : 1)
    toolKeys(state, context).draw(
      into: &frame,
      rect: Rect(
        column: tools.column - 1, row: tools.row, columns: tools.columns + 2, rows: tools.rows),
      glyphs: context.glyphs)
    let panelRows = panelRows(state, room: above, layout, context)
    let room = above.splitBottom(panelRows).rest
    let content = QuizContent(
      showing, state, context, columns: room.columns, rows: room.rows)
    let (pinned, scrolled) = room.splitTop(content.pinned.count)
    for (offset, line) in content.pinned.enumerated() {
      frame.canvas.writeLine(
        line.text, in: pinned.splitTop(offset).rest, style: line.style, glyphs: context.glyphs)
    }
    let used = pinned.rows + draw(content, state, into: &frame, scrolled, layout, context)
    let gap = layout.isLow ? 0 : layout.isTall ? 2 : 1
    let panel = above.splitTop(min(room.rows, used + gap)).rest.splitTop(panelRows).top
    drawPanel(state, into: &frame, panel, layout, context)
    // Where nothing is chosen any more, what comes of the answer is what is read next.
    if frame.cursor == nil { frame.placeCursor(at: panel.isEmpty ? room.origin : panel.origin) }
  }

  /// Draws the field of mathematics, and beside it whether the card is marked.
  private static func drawCategory(
    _ showing: QuizShowing, into canvas: inout Canvas, _ row: Rect, _ context: ViewContext
  ) {
    let category = showing.content.category
    let used = canvas.writeLine(
      CardText.line(context.texts.common.name(of: category), context), in: row,
      style: CardText.style(of: category), glyphs: context.glyphs)
    guard context.library.card(showing.card)?.isMarked == true else { return }
    canvas.writeLine(
      "\(context.glyphs.star) \(context.texts.quiz.tools.isMarked)",
      in: row.splitLeft(used + 2).rest, style: .warning, glyphs: context.glyphs)
  }

  /// Draws as many lines as there are rows, and returns how many rows they took.
  private static func draw(
    _ content: QuizContent, _ state: State, into frame: inout Frame<Action>, _ room: Rect,
    _ layout: PageLayout, _ context: ViewContext
  ) -> Int {
    let first = content.firstLine(rows: room.rows, state)
    let visible = first..<min(first + room.rows, content.lines.count)
    for index in visible {
      let line = content.lines[index]
      let row = room.splitTop(index - first).rest.splitTop(1).top
      frame.canvas.writeLine(line.text, in: row, style: line.style, glyphs: context.glyphs)
      guard let option = line.option else { continue }
      if state.phase == .asking { frame.addRegion(row, .optionChosen(option, by: nil)) }
      if option == state.selectedOption, content.optionStarts[option] == index {
        frame.placeCursor(at: row.origin.offset(columns: 1))
      }
    }
    ScrollIndicator(visible: visible, count: content.lines.count).draw(
      context.texts.quiz.pageKeys, into: &frame.canvas, rect: layout.notice,
      glyphs: context.glyphs)
    return visible.count
  }
}
