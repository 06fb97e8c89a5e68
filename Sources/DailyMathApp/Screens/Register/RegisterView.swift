import DailyMathCore
import DailyMathTerminal

extension RegisterScreen {
  /// Draws the registration form: fields side by side where the window is wide, one below another where not.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    var frame = Frame<Action>(size: context.size)
    let layout = PageLayout(size: context.size)
    let texts = context.texts.register
    frame.title = "DailyMath · \(texts.title)"
    var cursor = RowCursor(layout.content)
    if !layout.isLow { cursor.skip(min(3, max(0, (layout.content.rows - 19) / 2))) }
    frame.canvas.writeLine(
      "\(context.glyphs == .ascii ? "" : "∑ ")\(texts.title)", in: cursor.take(1), style: .title,
      glyphs: context.glyphs)
    if !layout.isLow { cursor.skip(1) }
    let columns = cursor.rest.columns
    let form = Form(
      items: layout.isNarrow
        ? narrowItems(state, context, columns: columns)
        : wideItems(state, context, columns: columns))
    form.draw(into: &frame, rect: cursor.rest)
    KeyHints<Action>([
      KeyHint("Tab", context.texts.common.nextField, action: .focusMoved(by: 1)),
      KeyHint("Enter", context.texts.common.accept),
      KeyHint("Esc", context.texts.common.back, action: .loginChosen),
      KeyHint("F2", context.texts.common.otherLanguage, action: .languageChosen),
      KeyHint("Ctrl-C", context.texts.common.quit),
    ]).draw(into: &frame, rect: layout.foot)
    return frame
  }

  private static func wideItems(
    _ state: State, _ context: ViewContext, columns: Int
  ) -> [Form<Action>.Item] {
    let half = (columns - 2) / 2
    func field(_ focus: Focus) -> Form<Action>.Item { item(focus, state, context, columns: half) }
    return [
      item(.name, state, context, columns: columns),
      .pair(field(.email), field(.university)),
      .pair(field(.password), field(.confirmation)),
    ] + closingItems(state, context, columns: columns)
  }

  private static func narrowItems(
    _ state: State, _ context: ViewContext, columns: Int
  ) -> [Form<Action>.Item] {
    [Focus.name, .email, .university, .password, .confirmation].map {
      item($0, state, context, columns: columns)
    } + closingItems(state, context, columns: columns)
  }

  private static func closingItems(
    _ state: State, _ context: ViewContext, columns: Int
  ) -> [Form<Action>.Item] {
    let texts = context.texts.register
    let failure = state.faults[.create].map {
      Form<Action>.Item.text(
        "\(context.glyphs.cross) \(sentence(for: $0, context.texts))", style: .error,
        columns: columns, glyphs: context.glyphs)
    }
    return [.space(1)]
      + [failure].compactMap(\.self)
      + [
        .row(isFocused: state.focus == .create || state.focus == .haveAccount) { frame, rect in
          let button = createButton(state, texts)
          button.draw(into: &frame, rect: rect, glyphs: context.glyphs, action: .submitted)
          let link = Link(texts.haveAccount, isFocused: state.focus == .haveAccount)
          link.draw(
            into: &frame, rect: rect.splitRight(link.columns).right, glyphs: context.glyphs,
            action: .loginChosen)
        },
        .space(1),
        .text(
          texts.protection, style: .secondary, columns: columns, glyphs: context.glyphs),
      ]
  }

  private static func createButton(_ state: State, _ texts: RegisterTexts) -> Button {
    if state.isCreating { return Button(texts.creating, .busy(step: state.spinnerStep)) }
    guard state.isValid else {
      return Button(texts.create, state.focus == .create ? .inactiveFocused : .inactive)
    }
    return Button(texts.create, state.focus == .create ? .focused : .normal)
  }

  private static func item(
    _ focus: Focus, _ state: State, _ context: ViewContext, columns: Int
  ) -> Form<Action>.Item {
    let error = state.faults[focus].map { sentence(for: $0, context.texts) }
    func labelled(_ label: String, hint: String = "") -> LabelledField {
      LabelledField(label, hint: hint, error: error, isFocused: state.focus == focus)
    }
    func item(_ field: LabelledField, _ content: some FieldContent) -> Form<Action>.Item {
      .field(
        field, content: content, columns: columns, glyphs: context.glyphs, action: .focused(focus))
    }
    let texts = context.texts.register
    let reveal = state.password.isRevealed ? context.texts.login.hide : context.texts.login.reveal
    return switch focus {
    case .name: item(labelled(texts.name), state.name)
    case .email: item(labelled(texts.email), state.email)
    case .university: item(labelled(texts.university, hint: texts.optional), state.university)
    case .password:
      item(labelled(texts.password, hint: "Ctrl-R \(reveal)"), state.password)
    case .confirmation, .create, .haveAccount:
      item(labelled(texts.confirmation), state.confirmation)
    }
  }

  private static func sentence(for fault: Fault, _ texts: Texts) -> String {
    switch fault {
    case .nameMissing: texts.register.nameMissing
    case .nameTooLong: texts.register.nameTooLong
    case .emailMalformed: texts.register.malformedEmail
    case .emailTaken: texts.register.emailTaken
    case .passwordTooShort: texts.register.passwordTooShort
    case .passwordTooLong: texts.register.passwordTooLong
    case .passwordsDiffer: texts.register.mismatch
    case .store(let error): texts.faults.sentence(error)
    }
  }
}
