import DailyMathCore
import DailyMathTerminal

extension QuizScreen {
  /// Draws the end of the sitting: how it went, and what comes next.
  static func drawEnd(
    _ state: State, into frame: inout Frame<Action>, _ layout: PageLayout, _ context: ViewContext
  ) {
    let texts = context.texts.quiz
    let session = state.session
    let awards = state.awardLines(context.texts)
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
      // A low window has no room for both.
      if !kinds.isEmpty, !layout.isLow || awards.isEmpty {
        line(kinds.joined(separator: " \(context.glyphs.separator) "), .secondary)
      }
      cursor.skip(layout.isLow ? 0 : 1)
    }
    drawAwards(awards, state, into: &frame.canvas, &cursor, layout, context)
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

  /// Draws the streak and what was earned, in one row where the window is low or both have room there.
  private static func drawAwards(
    _ lines: [String], _ state: State, into canvas: inout Canvas, _ cursor: inout RowCursor,
    _ layout: PageLayout, _ context: ViewContext
  ) {
    guard !lines.isEmpty else { return }
    let separator = " \(context.glyphs.separator) "
    func isFitting(_ text: String) -> Bool {
      TextLayout.columns(of: "\(context.glyphs.check) \(text)", widths: context.glyphs.widths)
        <= layout.content.columns
    }
    let news = state.outlook?.news ?? AwardsNews()
    let brief =
      [lines.count > 1 || news.isEmpty ? lines.first : nil]
      + [news.isEmpty ? nil : context.texts.newsBriefly(news)]
    var shown = [lines.joined(separator: separator)]
    if !isFitting(shown[0]) {
      shown =
        layout.isLow
        ? [brief.compactMap(\.self).joined(separator: separator)]
        : lines.map { isFitting($0) ? $0 : context.texts.newsBriefly(news) }
    }
    for text in shown {
      let line = context.showsOnlyASCII ? ASCIIText.folded(text) : text
      canvas.writeLine(
        "\(context.glyphs.check) \(line)", in: cursor.take(1), style: .success,
        alignment: .center, glyphs: context.glyphs)
    }
    cursor.skip(layout.isLow ? 0 : 1)
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
