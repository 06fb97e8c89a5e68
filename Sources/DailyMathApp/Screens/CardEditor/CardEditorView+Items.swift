import DailyMathCore
import DailyMathTerminal

extension CardEditorScreen {
  /// Everything in the form for the type of card, from the top down in the order of Tab.
  static func items(
    _ state: State, _ context: ViewContext, _ layout: CardEditorLayout
  ) -> [Form<Action>.Item] {
    let texts = context.texts.cardEditor
    let columns = layout.form.columns
    let isCloze = state.type == .cloze
    let prompt = text(
      .prompt, isCloze ? texts.clozeText : texts.prompt,
      hint: isCloze ? texts.clozeHint : "", state, context, layout)
    let below =
      isCloze
      ? [] : answerItems(state, context, layout) + [note(texts.distractorsHint, columns, context)]
    return [.space(1), row(.type, state, context), prompt] + below
      + [.space(1)]
      + [.kind, .category, .deck, .tags].flatMap {
        [row($0, state, context)] + fault(at: $0, state, context, columns)
      } + [
        text(.note, texts.note, hint: texts.optional, state, context, layout), .space(1),
        .row(isFocused: state.focus == .save) { frame, rect in
          let button = Button(texts.save, state.focus == .save ? .focused : .normal)
          button.draw(into: &frame, rect: rect, glyphs: context.glyphs, action: .saveChosen)
        },
      ]
  }

  /// The right answers and the wrong options, two side by side where there is room.
  private static func answerItems(
    _ state: State, _ context: ViewContext, _ layout: CardEditorLayout
  ) -> [Form<Action>.Item] {
    let texts = context.texts.cardEditor
    let half = layout.page.isNarrow ? nil : (layout.form.columns - 2) / 2
    let options = [
      text(.answer, texts.answer, columns: half, state, context, layout),
      text(
        .firstDistractor, texts.distractor(1), hint: texts.optional, columns: half, state, context,
        layout),
      text(
        .secondDistractor, texts.distractor(2), hint: texts.optional, columns: half, state,
        context, layout),
      text(
        .thirdDistractor, texts.distractor(3), hint: texts.optional, columns: half, state, context,
        layout),
    ]
    let arranged =
      half == nil ? options : [.pair(options[0], options[1]), .pair(options[2], options[3])]
    return arranged + [
      text(
        .alternatives, texts.alternatives, hint: texts.alternativesHint, state, context, layout)
    ]
  }

  private static func note(
    _ text: String, _ columns: Int, _ context: ViewContext
  ) -> Form<Action>.Item {
    .text(text, style: .secondary, columns: columns, isNote: true, glyphs: context.glyphs)
  }

  private static func text(
    _ focus: Focus, _ label: String, hint: String = "", columns: Int? = nil, _ state: State,
    _ context: ViewContext, _ layout: CardEditorLayout
  ) -> Form<Action>.Item {
    let field = LabelledField(
      label, hint: hint, error: error(at: focus, state, context),
      isFocused: state.focus == focus, contentRows: focus.hasLines ? layout.areaRows : 1)
    func item(_ content: some FieldContent) -> Form<Action>.Item {
      .field(
        field, content: content, columns: columns ?? layout.form.columns, glyphs: context.glyphs,
        action: .focused(focus), place: { .placed(focus, $0) })
    }
    if let area = area(focus) { return item(state[keyPath: area]) }
    return item(line(focus).map { state[keyPath: $0] } ?? TextField())
  }

  /// What is wrong with what stands in one row, under it.
  private static func fault(
    at focus: Focus, _ state: State, _ context: ViewContext, _ columns: Int
  ) -> [Form<Action>.Item] {
    guard let fault = error(at: focus, state, context).map(FaultText.init) else { return [] }
    let rows = fault.rows(columns: columns, widths: context.glyphs.widths)
    return [
      Form.Item(
        rows: { _ in rows }, isFocused: false,
        draw: { frame, rect, _ in
          fault.draw(into: &frame.canvas, rect: rect, glyphs: context.glyphs)
        })
    ]
  }
}
