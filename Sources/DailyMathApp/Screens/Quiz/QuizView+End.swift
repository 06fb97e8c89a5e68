import DailyMathCore
import DailyMathTerminal

extension QuizScreen {
  /// Draws the end of the sitting: how it went, and what comes next.
  static func drawEnd(
    _ state: State, into frame: inout Frame<Action>, _ layout: PageLayout, _ context: ViewContext
  ) {
    let texts = context.texts.quiz
    let session = state.session
    var cursor = RowCursor(layout.content)
    cursor.skip(layout.isLow ? 2 : 5)
    func line(_ text: String, _ style: CellStyle) {
      frame.canvas.writeLine(
        text, in: cursor.take(1), style: style, alignment: .center, glyphs: context.glyphs)
    }
    line(
      context.showsOnlyASCII ? ASCIIText.folded(texts.finishedTitle) : texts.finishedTitle, .title)
    cursor.skip(1)
    if session.gradedCount > 0 {
      let percentage = (session.rightCount * 100 + session.gradedCount / 2) / session.gradedCount
      line(texts.result(session.rightCount, session.gradedCount), .text)
      line(texts.percentage(percentage), percentage >= 80 ? .success.bold : .title)
      let kinds = state.resultsByKind(texts, context.language)
      if !kinds.isEmpty {
        line(kinds.joined(separator: " \(context.glyphs.separator) "), .secondary)
      }
      cursor.skip(layout.isLow ? 0 : 1)
    }
    if state.leechCount > 0 {
      line(texts.tools.leeches(state.leechCount), .warning)
      line(texts.tools.leechQuery, .secondary)
    }
    if let outlook = state.outlook {
      if outlook.leftToday > 0 { line(texts.leftToday(outlook.leftToday), .warning) }
      line(texts.tomorrow(outlook.tomorrow), .secondary)
    }
    cursor.skip(1)
    drawOffers(state, into: &frame, &cursor, layout, context)
    let isPractice = if case .practice = state.session.scope { true } else { false }
    let button = Button(isPractice ? texts.back : texts.backToToday, .focused)
    let place = cursor.take(1)
    button.draw(
      into: &frame, rect: place.centered(button.size(widths: frame.widths)), glyphs: context.glyphs,
      action: .leaveChosen)
  }

  /// Draws what can be gone on with, where there is room for it; the row of keys has it, too.
  private static func drawOffers(
    _ state: State, into frame: inout Frame<Action>, _ cursor: inout RowCursor,
    _ layout: PageLayout, _ context: ViewContext
  ) {
    let offers = state.outlook?.ahead.offers ?? []
    guard !layout.isLow, !offers.isEmpty else { return }
    let texts = context.texts.ahead
    let lines = offers.map { (key: String($0.key), text: texts.sentence(for: $0), offer: $0) }
    let widest = lines.map { TextLayout.columns(of: $0.text, widths: frame.widths) }.max() ?? 0
    for line in lines {
      let row = cursor.take(1)
      let place = row.centered(Size(columns: widest + 3, rows: 1))
      frame.canvas.writeLine(line.key, in: place, style: .accent.bold, glyphs: context.glyphs)
      frame.canvas.writeLine(
        line.text, in: place.splitLeft(3).rest, style: .text, glyphs: context.glyphs)
      frame.addRegion(place, .offerTaken(line.offer))
    }
    cursor.skip(1)
  }
}
