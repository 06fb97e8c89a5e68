import DailyMathCore
import DailyMathTerminal

/// Puts notices into words.
enum NoticeText {
  /// Draws a notice in the row that every screen has for it, and where it is longer over the rows above; nothing where there
  /// is none.
  static func draw(
    _ notice: Notice?, into canvas: inout Canvas, _ layout: PageLayout, _ context: ViewContext
  ) {
    guard let notice else { return }
    let line = fittingLine(for: notice, layout, context)
    let place = place(of: line, layout, context)
    if place.rows > 1 { canvas.fill(place) }
    line.draw(into: &canvas, rect: place, glyphs: context.glyphs)
  }

  /// The line of a notice, in few words where the window is too narrow for the sentence.
  static func fittingLine(
    for notice: Notice, _ layout: PageLayout, _ context: ViewContext
  ) -> MessageLine {
    var line = line(for: notice, context.texts)
    let isLong = line.rows(columns: layout.notice.columns, widths: context.glyphs.widths) > 1
    if layout.isNarrow || isLong, let words = brief(notice, context.texts) { line.text = words }
    if context.showsOnlyASCII { line.text = ASCIIText.folded(line.text) }
    return line
  }

  /// Where a line stands: in the row for notices, and as far above it as it is too long for one.
  ///
  /// What needs no act is rather cut than that it covers what the learner works on.
  static func place(of line: MessageLine, _ layout: PageLayout, _ context: ViewContext) -> Rect {
    let row = layout.notice
    guard line.kind != .information else { return row }
    let rows = line.rows(columns: row.columns, widths: context.glyphs.widths)
    return layout.window.splitTop(row.row + 1).top.splitBottom(rows).bottom.intersection(
      Rect(column: row.column, row: 0, columns: row.columns, rows: row.row + 1))
  }

  /// The words for a window that is too narrow for the sentence; `nil` where there are none.
  private static func brief(_ notice: Notice, _ texts: Texts) -> String? {
    switch notice {
    case .slowerThanUsual: texts.quiz.slowerBriefly
    case .fasterThanUsual: texts.quiz.fasterBriefly
    case .noRecoveryCodes: texts.profile.noRecoveryCodesBriefly
    case .tool, .toolTakenBack: toolLine(for: notice, promptColumns: 12, texts)?.text
    case .accountGone(loses: nil): texts.profile.goneBriefly
    case .reminder(let cards): texts.profile.remindsBriefly(cards)
    case .awarded(let news): texts.newsBriefly(news)
    default: nil
    }
  }

  /// Whether a notice warns or tells of an error, so that nothing else may stand in its place.
  static func isUrgent(_ notice: Notice, _ texts: Texts) -> Bool {
    switch line(for: notice, texts).kind {
    case .warning, .error: true
    case .information, .success: false
    }
  }

  /// The line of a notice.
  static func line(for notice: Notice, _ texts: Texts) -> MessageLine {
    switch notice {
    case .cardSaved: MessageLine(.success, texts.common.cardSaved)
    case .cardsSaved(let count): MessageLine(.success, texts.common.cardsSaved(count))
    case .cardDeleted: MessageLine(.success, texts.common.cardDeleted)
    case .notSaved(let error):
      MessageLine(.error, "\(texts.faults.notSaved) \(texts.faults.sentence(error))")
    case .noRecoveryCodes: MessageLine(.warning, texts.profile.noRecoveryCodes)
    case .damaged(let lines): MessageLine(.warning, texts.common.damagedLines(lines))
    case .folderTightened: MessageLine(.warning, texts.common.folderTightened)
    case .pasteCut: MessageLine(.warning, texts.common.pasteCut)
    case .tookBack(let prompt):
      MessageLine(.information, texts.quiz.tookBack(CardText.line(prompt)))
    case .nothingToTakeBack: MessageLine(.information, texts.quiz.nothingToTakeBack)
    case .tool, .toolTakenBack:
      toolLine(for: notice, promptColumns: 36, texts) ?? MessageLine(.information, "")
    case .onlyKind(let kind):
      MessageLine(.information, texts.quiz.kinds.only(texts.quiz.kinds.names[kind] ?? ""))
    case .answerMissing: MessageLine(.warning, texts.quiz.kinds.writeAnswer)
    case .answerUnreadable: MessageLine(.warning, texts.quiz.kinds.unreadable)
    case .answerLongest:
      MessageLine(.warning, texts.quiz.kinds.longest(String(AnswerKind.longestTyped)))
    case .tookBackEarlier(let prompt):
      MessageLine(
        .information, texts.quiz.tookBack(prompt.map(CardText.line) ?? texts.today.goneCard))
    case .nothingEarlierToTakeBack: MessageLine(.information, texts.today.nothingToTakeBack)
    case .broughtBack(let prompt):
      MessageLine(
        .success, texts.today.broughtBack(prompt.map(CardText.line) ?? texts.today.goneCard))
    case .backlogChosenLast: MessageLine(.information, texts.backlog.changedByKey)
    case .nothingPiledUp: MessageLine(.information, texts.backlog.nothing)
    case .slowerThanUsual(let taken, let usual):
      MessageLine(.information, texts.quiz.slowerThanUsual(taken, usual))
    case .fasterThanUsual(let taken, let usual):
      MessageLine(.information, texts.quiz.fasterThanUsual(taken, usual))
    case .cardGone: MessageLine(.warning, texts.common.cardGone)
    case .answeredElsewhere: MessageLine(.warning, texts.quiz.answeredElsewhere)
    case .profileSaved: MessageLine(.success, texts.profile.saved)
    case .emailChanged: MessageLine(.success, texts.profile.emailChanged)
    case .passwordChanged: MessageLine(.success, texts.profile.passwordChanged)
    case .exported(let path): MessageLine(.success, texts.profile.exported(path))
    case .accountDeleted: MessageLine(.success, texts.profile.deleted)
    case .accountGone(let lost): MessageLine(.error, texts.profile.gone(losing: lost))
    case .reminder(let cards): MessageLine(.information, texts.profile.reminds(cards))
    case .browser(let notice):
      MessageLine(
        notice.isDeed ? .success : .information,
        texts.browser.sentence(for: notice, texts.common))
    case .awarded(let news): MessageLine(.success, texts.news(news))
    case .mouseOn: MessageLine(.information, texts.appearance.mouseOn)
    case .mouseOff: MessageLine(.information, texts.appearance.mouseOff)
    }
  }

  /// The line of what was done to a card in the quiz, with as much of its question as fits into so many columns, so that the
  /// end of the sentence is read; `nil` for another notice.
  private static func toolLine(
    for notice: Notice, promptColumns: Int, _ texts: Texts
  ) -> MessageLine? {
    func short(_ prompt: String) -> String {
      TextLayout.truncated(CardText.line(prompt), to: promptColumns)
    }
    return switch notice {
    case .tool(let deed, let prompt, let dropsAnswer):
      MessageLine(
        dropsAnswer ? .warning : .information,
        texts.quiz.tools.done(deed, short(prompt), dropsAnswer: dropsAnswer))
    case .toolTakenBack(let deed, let prompt):
      MessageLine(.information, texts.takenBack(deed, short(prompt)))
    default: nil
    }
  }
}
