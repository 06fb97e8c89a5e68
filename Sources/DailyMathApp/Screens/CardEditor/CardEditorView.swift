import DailyMathTerminal

extension CardEditorScreen {
  /// Draws the form of a card.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    var frame = Frame<Action>(size: context.size, widths: context.glyphs.widths)
    let form = CardEditorLayout(size: context.size)
    let layout = form.page
    let texts = context.texts
    let title = state.isEditing ? texts.cardEditor.editTitle : texts.cardEditor.newTitle
    frame.title = "DailyMath · \(title)"
    var cursor = RowCursor(layout.content)
    cursor.skip(layout.isTall ? 2 : 0)
    frame.canvas.writeLine(title, in: cursor.take(1), style: .title, glyphs: context.glyphs)
    let columns = cursor.rest.columns
    Form(items: items(state, context, form, columns: columns)).draw(
      into: &frame, rect: cursor.rest)
    NoticeText.draw(state.notice, into: &frame.canvas, layout, context)
    let newLine = KeyHint<Action>(
      "Enter", texts.cardEditor.newLineKey, action: .keyTyped(KeyPress(.enter)))
    let hints: [KeyHint<Action>] =
      [
        KeyHint("Tab", texts.common.nextField, action: .focusMoved(by: 1)),
        KeyHint("Ctrl-S", texts.cardEditor.saveKey, action: .saveChosen),
        KeyHint("Esc", texts.common.back, action: .leaveChosen),
      ] + (state.focus.hasLines ? [newLine] : []) + [
        KeyHint("F1", texts.common.help, action: .helpChosen)
      ]
    if state.isAskingToDiscard { drawQuestion(state, into: &frame, context) }
    let answers = QuestionKeys.hints(
      isConfirmSelected: state.isConfirmSelected, context, action: action(of:))
    KeyHints(state.isAskingToDiscard ? answers : hints).draw(into: &frame, rect: layout.foot)
    return frame
  }

  private static func items(
    _ state: State, _ context: ViewContext, _ form: CardEditorLayout, columns: Int
  ) -> [Form<Action>.Item] {
    let isNarrow = form.page.isNarrow
    let half = isNarrow ? columns : (columns - 2) / 2
    let texts = context.texts.cardEditor
    func text(
      _ focus: Focus, _ label: String, hint: String = "", columns: Int = columns
    ) -> Form<Action>.Item {
      let field = LabelledField(
        label, hint: hint, error: error(at: focus, state, context),
        isFocused: state.focus == focus, contentRows: focus.hasLines ? form.areaRows : 1)
      return textItem(focus, field, state, context, columns: columns)
    }
    let options = [
      text(.answer, texts.answer, columns: half),
      text(.firstDistractor, texts.distractor(1), columns: half),
      text(.secondDistractor, texts.distractor(2), columns: half),
      text(.thirdDistractor, texts.distractor(3), columns: half),
    ]
    let arranged =
      isNarrow ? options : [.pair(options[0], options[1]), .pair(options[2], options[3])]
    return [.space(1), text(.prompt, texts.prompt)] + arranged + [
      categoryItem(state, context, columns: columns),
      text(.note, texts.note, hint: texts.optional), .space(1),
      .row(isFocused: state.focus == .save) { frame, rect in
        let button = Button(texts.save, state.focus == .save ? .focused : .normal)
        button.draw(into: &frame, rect: rect, glyphs: context.glyphs, action: .saveChosen)
      },
    ]
  }

  private static func textItem(
    _ focus: Focus, _ field: LabelledField, _ state: State, _ context: ViewContext, columns: Int
  ) -> Form<Action>.Item {
    func item(_ content: some FieldContent) -> Form<Action>.Item {
      .field(
        field, content: content, columns: columns, glyphs: context.glyphs,
        action: .focused(focus), place: { .placed(focus, $0) })
    }
    if let area = area(focus) { return item(state[keyPath: area]) }
    return item(line(focus).map { state[keyPath: $0] } ?? TextField())
  }

  private static func categoryItem(
    _ state: State, _ context: ViewContext, columns: Int
  ) -> Form<Action>.Item {
    let fault = error(at: .category, state, context).map(FaultText.init)
    let faultRows = fault?.rows(columns: columns, widths: context.glyphs.widths) ?? 0
    return Form.Item(
      rows: { _ in 1 + faultRows }, isFocused: state.focus == .category,
      draw: { frame, rect, _ in
        let (line, below) = rect.splitTop(1)
        drawCategory(state, into: &frame, line, context)
        fault?.draw(into: &frame.canvas, rect: below, glyphs: context.glyphs)
      })
  }

  private static func drawCategory(
    _ state: State, into frame: inout Frame<Action>, _ line: Rect, _ context: ViewContext
  ) {
    let texts = context.texts.cardEditor
    let isFocused = state.focus == .category
    let used = frame.canvas.writeLine(
      texts.category, in: line, style: isFocused ? .title : .text, glyphs: context.glyphs)
    let room = line.splitLeft(used + 2).rest
    frame.addRegion(line, .focused(.category))
    if isFocused {
      frame.canvas.write(String(context.glyphs.focusMark), at: room.origin, style: .accent.bold)
    }
    let value = room.splitLeft(2).rest
    guard state.category.index != nil else {
      let field = value.splitLeft(min(30, value.columns)).left
      state.category.own.draw(
        into: &frame, rect: field, isFocused: isFocused, glyphs: context.glyphs)
      return
    }
    let category = state.category.category
    let taken = frame.canvas.writeLine(
      context.texts.common.name(of: category), in: value, style: CardText.style(of: category).bold,
      glyphs: context.glyphs)
    guard isFocused else { return }
    frame.placeCursor(at: room.origin)
    frame.canvas.writeLine(
      context.spelled(texts.categoryHint), in: value.splitLeft(taken + 3).rest, style: .secondary,
      glyphs: context.glyphs)
  }

  private static func error(
    at focus: Focus, _ state: State, _ context: ViewContext
  ) -> String? {
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
