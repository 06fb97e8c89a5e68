import DailyMathCore
import DailyMathTerminal

extension RecoveryCodesScreen {
  /// Draws the codes, what they are for, and below them what can be done, or the path of the file that they go into.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    let texts = context.texts.recoveryCodes
    let layout = PageLayout(size: context.size)
    var frame = Frame<Action>(size: context.size, widths: context.glyphs.widths)
    frame.title = "DailyMath · \(texts.title)"
    var cursor = RowCursor(layout.content)
    if layout.isTall { cursor.skip(2) }
    frame.canvas.writeLine(
      "\(context.glyphs.isASCII ? "" : "∑ ")\(texts.title)", in: cursor.take(1), style: .title,
      glyphs: context.glyphs)
    if !layout.isLow { cursor.skip(1) }
    // Where the window is not high, the path and what is wrong with it need the room.
    if state.fileForm == nil || layout.content.rows >= fewestRows {
      drawExplanation(
        isBrief(layout) ? texts.explanationBrief : texts.explanation, &cursor, into: &frame, context
      )
      if !layout.isLow { cursor.skip(1) }
    }
    drawCodes(state, &cursor, into: &frame, layout, context)
    if !layout.isLow { cursor.skip(1) }
    if let form = state.fileForm {
      drawForm(form, into: &frame, cursor.rest, context)
    } else {
      drawActions(state, &cursor, into: &frame, layout, context)
    }
    drawHints(state, into: &frame, layout, context)
    if state.question != nil { drawQuestion(state, into: &frame, context) }
    return frame
  }

  /// The fewest rows of content that have room for every word.
  private static let fewestRows = 22

  /// Whether the short words are said.
  private static func isBrief(_ layout: PageLayout) -> Bool { layout.content.rows < fewestRows }

  private static func drawExplanation(
    _ text: String, _ cursor: inout RowCursor, into frame: inout Frame<Action>,
    _ context: ViewContext
  ) {
    let glyphs = context.glyphs
    let rows = TextLayout.wrapped(text, columns: cursor.rest.columns, widths: glyphs.widths).count
    frame.canvas.writeParagraph(text, in: cursor.take(rows), glyphs: glyphs)
  }

  /// What became of the codes, or who else could use them, and the buttons.
  private static func drawActions(
    _ state: State, _ cursor: inout RowCursor, into frame: inout Frame<Action>,
    _ layout: PageLayout, _ context: ViewContext
  ) {
    let texts = context.texts.recoveryCodes
    let glyphs = context.glyphs
    let warning = isBrief(layout) ? texts.warningBrief : texts.warning
    let news =
      state.writtenPath.map {
        SignedText(sign: glyphs.check, text: texts.written($0), style: .success)
      } ?? SignedText(sign: glyphs.warning, text: warning, style: .warning)
    let rows = news.rows(columns: cursor.rest.columns, widths: glyphs.widths)
    news.draw(into: &frame.canvas, rect: cursor.take(rows), glyphs: glyphs)
    if !layout.isLow { cursor.skip(1) }
    let saved = Button(texts.saved, state.focus == .saved ? .focused : .normal)
    // A long path must not push out what leads on.
    let row = cursor.rest.isEmpty ? layout.notice : cursor.take(1)
    let taken = saved.columns(widths: glyphs.widths) + 2
    var file = Button(texts.toFile, state.focus == .file ? .focused : .normal)
    if taken + file.columns(widths: glyphs.widths) > row.columns {
      file = Button(texts.toFileBrief, state.focus == .file ? .focused : .normal)
    }
    saved.draw(into: &frame, rect: row, glyphs: glyphs, action: .savedChosen)
    file.draw(
      into: &frame, rect: row.splitLeft(taken).rest, glyphs: glyphs, action: .fileChosen)
  }

  private static func drawForm(
    _ form: FileForm, into frame: inout Frame<Action>, _ rect: Rect, _ context: ViewContext
  ) {
    let texts = context.texts.recoveryCodes
    let glyphs = context.glyphs
    let field = LabelledField(
      texts.path, error: form.fault.map(context.texts.faults.file), isFocused: form.focus == .path)
    let write = Button(texts.write, form.focus == .write ? .focused : .normal)
    let cancel = Button(
      context.texts.common.cancel, form.focus == .cancel ? .focused : .normal)
    let buttons = Form<Action>.Item.row(isFocused: form.focus != .path) { frame, row in
      write.draw(into: &frame, rect: row, glyphs: glyphs, action: .writeChosen)
      cancel.draw(
        into: &frame, rect: row.splitLeft(write.columns(widths: glyphs.widths) + 2).rest,
        glyphs: glyphs, action: .fileCancelled)
    }
    Form(items: [
      .field(
        field, content: form.path, columns: rect.columns, glyphs: glyphs, action: .pathFocused,
        place: { .placed($0) }),
      .space(1), buttons,
    ]).draw(into: &frame, rect: rect)
  }

  private static func drawHints(
    _ state: State, into frame: inout Frame<Action>, _ layout: PageLayout, _ context: ViewContext
  ) {
    let texts = context.texts
    let common = texts.common
    let quit = [
      KeyHint("F2", common.otherLanguage, action: Action.languageChosen),
      KeyHint("Ctrl-C", common.quit, action: .quitChosen),
    ]
    let toFile = KeyHint("g", texts.recoveryCodes.toFileKey, action: Action.fileChosen)
    let hints: [KeyHint<Action>]
    if state.question != nil {
      hints =
        QuestionKeys.hints(
          isConfirmSelected: state.isConfirmSelected, context, action: action(of:)) + [toFile]
    } else if let form = state.fileForm {
      let write = KeyHint(
        "Enter", texts.recoveryCodes.write.lowercased(), action: acceptance(of: form.focus))
      hints =
        (form.focus == .cancel ? [] : [write])
        + [
          KeyHint("Tab", common.nextField, action: .focusMoved(by: 1)),
          KeyHint("Esc", common.cancelKey, action: .fileCancelled),
        ] + quit
    } else {
      hints =
        [
          KeyHint("Enter", common.accept, action: acceptance(of: state.focus)), toFile,
        ] + quit
    }
    KeyHints(hints).draw(into: &frame, rect: layout.foot)
  }

  private static func drawQuestion(
    _ state: State, into frame: inout Frame<Action>, _ context: ViewContext
  ) {
    let texts = context.texts.recoveryCodes
    Modal<Action>(
      title: texts.leaveTitle, message: [texts.leaveDetail],
      buttons: [
        ModalButton(texts.stay, action: .questionAnswered(confirm: false)),
        ModalButton(texts.leave, isDestructive: true, action: .questionAnswered(confirm: true)),
      ], focused: state.isConfirmSelected ? 1 : 0
    ).draw(into: &frame, rect: frame.bounds, glyphs: context.glyphs)
  }
}
