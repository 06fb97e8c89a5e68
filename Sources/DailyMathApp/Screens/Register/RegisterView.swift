import DailyMathTerminal

extension RegisterScreen {
  /// Draws the registration form: fields side by side where the window is wide, one below another where not.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    var frame = Frame<Action>(size: context.size, widths: context.glyphs.widths)
    let layout = PageLayout(size: context.size)
    let texts = context.texts.register
    frame.title = "DailyMath · \(texts.title)"
    var cursor = RowCursor(layout.content)
    if !layout.isLow { cursor.skip(min(3, max(0, (layout.content.rows - 21) / 2))) }
    frame.canvas.writeLine(
      "\(context.glyphs.isASCII ? "" : "∑ ")\(texts.title)", in: cursor.take(1), style: .title,
      glyphs: context.glyphs)
    if !layout.isLow { cursor.skip(1) }
    let columns = cursor.rest.columns
    Form(items: items(state, context, columns: columns, isNarrow: layout.isNarrow)).draw(
      into: &frame, rect: cursor.rest)
    KeyHints<Action>(hints(state, context)).draw(into: &frame, rect: layout.foot)
    return frame
  }

  private static func hints(_ state: State, _ context: ViewContext) -> [KeyHint<Action>] {
    let texts = context.texts
    let accept = KeyHint("Enter", texts.common.accept, action: acceptance(in: state))
    let toggle = KeyHint(texts.common.spaceKey, texts.login.toggle, action: Action.rememberToggled)
    let propose = KeyHint("Ctrl-G", texts.password.proposeKey, action: Action.phraseChosen)
    let isAtPassword = state.focus == .password || state.focus == .confirmation
    let isAtChoice = state.focus == .remember
    // Enter goes on from the choice too, so that the row has room for what is only said there.
    let next = KeyHint(
      "Tab", texts.common.nextField, dropRank: isAtChoice ? 1 : 0, action: Action.focusMoved(by: 1))
    return [next, accept] + (isAtChoice ? [toggle] : [])
      // Where something is said about the password, the link says this.
      + (isAtPassword && state.newPassword.advice == nil ? [propose] : [])
      + [
        KeyHint("Esc", texts.common.back, action: .loginChosen),
        KeyHint("F2", texts.common.otherLanguage, action: .languageChosen),
        KeyHint("Ctrl-C", texts.common.quit, action: .quitChosen),
      ]
  }

  private static func items(
    _ state: State, _ context: ViewContext, columns: Int, isNarrow: Bool
  ) -> [Form<Action>.Item] {
    let texts = context.texts.register
    let half = isNarrow ? columns : (columns - 2) / 2
    func field(
      _ focus: Focus, _ label: String, hint: String = "", hintAction: Action? = nil, columns: Int,
      _ content: some FieldContent
    ) -> Form<Action>.Item {
      let field = LabelledField(
        label, hint: hint, error: error(under: focus, of: state, columns: columns, context),
        isFocused: state.focus == focus)
      return .field(
        field, content: content, columns: columns, glyphs: context.glyphs, action: .focused(focus),
        hintAction: hintAction, place: { .placed(focus, $0) })
    }
    let reveal =
      state.newPassword.password.isRevealed ? context.texts.login.hide : context.texts.login.reveal
    let name = field(.name, texts.name, columns: columns, state.name)
    let email = field(.email, texts.email, columns: half, state.email)
    let university = field(
      .university, texts.university, hint: texts.optional, columns: half, state.university)
    let password = field(
      .password, texts.password, hint: "Ctrl-R \(reveal)", hintAction: .revealToggled,
      columns: half, state.newPassword.password)
    let confirmation = field(
      .confirmation, texts.confirmation, columns: half, state.newPassword.confirmation)
    let fields =
      isNarrow
      ? [name, email, university, password, confirmation]
      : [name, .pair(email, university), .pair(password, confirmation)]
    return fields
      + Form.Item.advice(
        state.newPassword.advice, isFocused: state.focus == .phrase, columns: columns, context,
        proposing: .phraseChosen)
      + closingItems(state, context, columns: columns)
  }

  /// What is wrong with a field, in words that take one row where the usual ones would take two.
  private static func error(
    under focus: Focus, of state: State, columns: Int, _ context: ViewContext
  ) -> String? {
    guard let fault = state.faults[focus] else { return nil }
    let text = sentence(for: fault, context.texts)
    guard fault == .emailMalformed,
      FaultText(text).rows(columns: columns, widths: context.glyphs.widths) > 1
    else { return text }
    return context.texts.register.malformedEmailShort
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
    func note(_ text: String) -> Form<Action>.Item {
      .text(text, style: .secondary, columns: columns, isNote: true, glyphs: context.glyphs)
    }
    return [.space(1)] + [failure].compactMap(\.self)
      + rememberItems(state, context, columns: columns) + actions(state, context, columns: columns)
      + [.space(1)]
      // What the account protects matters more than the language where there is no room for both.
      + (state.newPassword.advice == nil ? [note(texts.deckLanguage)] : []) + [
        note(texts.protection)
      ]
  }

  /// The button and the link, side by side where there is room for both.
  private static func actions(
    _ state: State, _ context: ViewContext, columns: Int
  ) -> [Form<Action>.Item] {
    let texts = context.texts.register
    let widths = context.glyphs.widths
    let button = createButton(state, context)
    let label =
      state.newPassword.isAskingToConfirm ? context.texts.password.useAnyway : texts.create
    let link = Link(texts.haveAccount, isFocused: state.focus == .haveAccount)
    let linkColumns = link.columns(widths: widths)
    func isBesideLink(_ button: Button) -> Bool {
      button.size(widths: widths).columns + linkColumns <= columns
    }
    // Judged by the label at rest, so that nothing moves while the account is made.
    guard isBesideLink(Button(label)) else {
      return [
        .row(isFocused: state.focus == .create) { frame, rect in
          button.draw(into: &frame, rect: rect, glyphs: context.glyphs, action: .submitted)
        },
        .link(link, glyphs: context.glyphs, action: .loginChosen),
      ]
    }
    return [
      .row(isFocused: state.focus == .create || link.isFocused) { frame, rect in
        button.draw(into: &frame, rect: rect, glyphs: context.glyphs, action: .submitted)
        // While the account is made the link leads nowhere.
        guard isBesideLink(button) else { return }
        link.draw(
          into: &frame, rect: rect.splitRight(linkColumns).right, glyphs: context.glyphs,
          action: .loginChosen)
      }
    ]
  }

  private static func createButton(_ state: State, _ context: ViewContext) -> Button {
    let texts = context.texts.register
    if state.isCreating {
      return Button(texts.creating, context.busyState(step: state.spinnerStep))
    }
    let label =
      state.newPassword.isAskingToConfirm ? context.texts.password.useAnyway : texts.create
    guard state.isValid else {
      return Button(label, state.focus == .create ? .inactiveFocused : .inactive)
    }
    return Button(label, state.focus == .create ? .focused : .normal)
  }
}
