import DailyMathCore
import DailyMathTerminal

extension CardEditorScreen {
  /// Draws the form of a card.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    var frame = Frame<Action>(size: context.size, widths: context.glyphs.widths)
    let layout = CardEditorLayout(size: context.size)
    let texts = context.texts
    frame.title = "DailyMath · \(title(state, texts.cardEditor))"
    var cursor = RowCursor(layout.form)
    cursor.skip(layout.page.isTall ? 2 : 0)
    let start = cursor.rest.row
    drawTitle(state, into: &frame.canvas, cursor.take(1), context)
    Form(items: items(state, context, layout)).draw(into: &frame, rect: cursor.rest)
    if let preview = layout.preview {
      let rows = preview.splitTop(start - preview.row).rest
      drawPreview(state, into: &frame.canvas, rows, context)
    }
    NoticeText.draw(state.notice, into: &frame.canvas, layout.page, context)
    if state.isAskingToDiscard { drawQuestion(state, into: &frame, context) }
    KeyHints(hints(state, context)).draw(into: &frame, rect: layout.page.foot)
    return frame
  }

  private static func hints(_ state: State, _ context: ViewContext) -> [KeyHint<Action>] {
    let texts = context.texts
    if state.isAskingToDiscard {
      return QuestionKeys.hints(
        isConfirmSelected: state.isConfirmSelected, context, action: action(of:))
    }
    let change = KeyHint<Action>(
      context.leftRight, texts.appearance.change, action: .valueMoved(state.focus, by: 1))
    let newLine = KeyHint<Action>(
      "Enter", texts.cardEditor.newLineKey, action: .keyTyped(KeyPress(.enter)))
    return [
      KeyHint("Tab", texts.common.nextField, action: .focusMoved(by: 1)),
      KeyHint("Ctrl-S", texts.cardEditor.saveKey, action: .saveChosen),
      KeyHint("Esc", texts.common.back, action: .leaveChosen),
    ] + (state.focus.isChoice ? [change] : []) + (state.focus.hasLines ? [newLine] : []) + [
      KeyHint("F1", texts.common.help, action: .helpChosen)
    ]
  }

  /// What is written: a new card, a card, or all that are made of one text.
  static func title(_ state: State, _ texts: CardEditorTexts) -> String {
    guard state.isEditing else { return texts.newTitle }
    return state.siblingCount > 1 ? texts.familyTitle(state.siblingCount) : texts.editTitle
  }

  /// Draws the title, and at the other end of its row how many cards come of what is written.
  private static func drawTitle(
    _ state: State, into canvas: inout Canvas, _ row: Rect, _ context: ViewContext
  ) {
    let texts = context.texts.cardEditor
    let used = canvas.writeLine(
      title(state, texts), in: row, style: .title, glyphs: context.glyphs)
    let room = row.splitLeft(used + 2).rest
    let count = state.forms.count
    let sentence = texts.makes(count)
    let widths = context.glyphs.widths
    let isWhole = TextLayout.columns(of: sentence, widths: widths) <= room.columns
    canvas.writeLine(
      isWhole ? sentence : texts.makesBriefly(count), in: room,
      style: count == 0 ? .warning : .secondary, alignment: .trailing, glyphs: context.glyphs)
  }

  /// What is wrong with the field at hand, in words; `nil` where nothing is.
  static func error(at focus: Focus, _ state: State, _ context: ViewContext) -> String? {
    focus.field.flatMap { state.problems[$0] }.map(context.texts.cardEditor.problem)
  }

  private static func drawQuestion(
    _ state: State, into frame: inout Frame<Action>, _ context: ViewContext
  ) {
    let texts = context.texts.cardEditor
    Modal<Action>(
      title: texts.discardTitle, message: [texts.discardDetail],
      buttons: [
        ModalButton(texts.keepWriting, action: .questionAnswered(confirm: false)),
        ModalButton(texts.discard, isDestructive: true, action: .questionAnswered(confirm: true)),
      ], focused: state.isConfirmSelected ? 1 : 0
    ).draw(into: &frame, rect: frame.bounds, glyphs: context.glyphs)
  }
}
