import DailyMathTerminal

extension LoginScreen {
  private static let formColumns = 48

  /// Draws the sign-in form.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    var frame = Frame<Action>(size: context.size, widths: context.glyphs.widths)
    let layout = PageLayout(size: context.size)
    let texts = context.texts
    frame.title = "DailyMath · \(texts.login.windowTitle)"
    var cursor = RowCursor(layout.content)
    cursor.skip(layout.isLow ? 0 : max(0, (layout.content.rows - 20) / 2))
    Logo.draw(into: &frame.canvas, rect: cursor.take(layout.isLow ? 1 : 2), context)
    if !layout.isLow {
      frame.canvas.writeLine(
        texts.common.tagline, in: cursor.take(1), style: .secondary, alignment: .center,
        glyphs: context.glyphs)
      cursor.skip(1)
      frame.canvas.writeLine(
        invitation(state, texts.login), in: cursor.take(1), style: .accent,
        alignment: .center, glyphs: context.glyphs)
      cursor.skip(state.isFirstStart ? 1 : 0)
    }
    let columns = min(formColumns, cursor.rest.columns)
    let place = cursor.rest.inset(columns: (cursor.rest.columns - columns) / 2, rows: 0)
    form(state, context, columns: columns).draw(into: &frame, rect: place)
    drawFoot(state, into: &frame, layout, texts)
    return frame
  }

  /// What leads a newcomer to the registration: Enter while the link has the focus, else its own key.
  private static func invitation(_ state: State, _ texts: LoginTexts) -> String {
    guard state.isFirstStart else { return "" }
    return state.focus == .createAccount ? texts.firstStart : texts.firstStartKey
  }

  private static func form(
    _ state: State, _ context: ViewContext, columns: Int
  ) -> Form<Action> {
    let texts = context.texts.login
    let email = LabelledField(
      texts.email, error: state.isEmailMalformed ? texts.malformedEmail : nil,
      isFocused: state.focus == .email)
    let password = LabelledField(
      texts.password, hint: "Ctrl-R \(state.password.isRevealed ? texts.hide : texts.reveal)",
      error: error(of: state, context),
      isFocused: state.focus == .password)
    return Form(
      items: [
        .field(
          email, content: state.email, columns: columns, glyphs: context.glyphs,
          action: .focused(.email), place: { .placed(.email, $0) }),
        .field(
          password, content: state.password, columns: columns, glyphs: context.glyphs,
          action: .focused(.password), hintAction: .revealToggled),
      ] + rememberItems(state, context, columns: columns) + [
        .space(1),
        .row(isFocused: state.focus == .signIn) { frame, rect in
          let button = signInButton(state, context)
          button.draw(
            into: &frame, rect: rect.centered(button.size(widths: frame.widths)),
            glyphs: context.glyphs,
            action: .submitted)
        },
        .space(1),
      ] + links(state, context, columns: columns))
  }

  /// The choice to be remembered; where others study here too, what that would mean stands under it.
  private static func rememberItems(
    _ state: State, _ context: ViewContext, columns: Int
  ) -> [Form<Action>.Item] {
    let texts = context.texts.login
    let checkbox = Checkbox(
      texts.remember, isOn: state.isRemembered, isFocused: state.focus == .remember)
    let choice = Form<Action>.Item.row(isFocused: state.focus == .remember) { frame, rect in
      checkbox.draw(into: &frame, rect: rect, glyphs: context.glyphs, action: .rememberToggled)
    }
    guard state.isShared else { return [choice] }
    // Where it is chosen, or about to be, what it means is more than a note.
    let meaning = Form<Action>.Item.text(
      state.isRemembered ? texts.rememberedShared : texts.rememberShared,
      style: state.isRemembered ? .warning : .secondary, columns: columns,
      indent: 2, isNote: !state.isRemembered && state.focus != .remember, glyphs: context.glyphs)
    return [choice, meaning]
  }

  /// The ways to the other screens, side by side where there is room.
  private static func links(
    _ state: State, _ context: ViewContext, columns: Int
  ) -> [Form<Action>.Item] {
    let texts = context.texts.login
    let forgot = Link(texts.forgotPassword, isFocused: state.focus == .forgotPassword)
    let create = Link(texts.createAccount, isFocused: state.focus == .createAccount)
    let widths = context.glyphs.widths
    let createColumns = create.columns(widths: widths)
    if forgot.columns(widths: widths) + 2 + createColumns > columns {
      return [
        .link(forgot, glyphs: context.glyphs, action: .forgotPasswordChosen),
        .link(create, glyphs: context.glyphs, action: .createAccountChosen),
      ]
    }
    return [
      .row(isFocused: forgot.isFocused || create.isFocused) { frame, rect in
        forgot.draw(
          into: &frame, rect: rect, glyphs: context.glyphs, action: .forgotPasswordChosen)
        create.draw(
          into: &frame, rect: rect.splitRight(createColumns).right, glyphs: context.glyphs,
          action: .createAccountChosen)
      }
    ]
  }

  private static func signInButton(_ state: State, _ context: ViewContext) -> Button {
    let texts = context.texts.login
    if state.isChecking {
      return Button(texts.checking, context.busyState(step: state.spinnerStep))
    }
    let now = context.stamp
    if let countdown = state.countdown(at: now.monotonic) {
      let label = context.texts.waiting.button(for: countdown, at: now, context.appearance.motion)
      return Button(label ?? texts.signIn, state.focus == .signIn ? .inactiveFocused : .inactive)
    }
    guard state.canSignIn(at: now.monotonic) else {
      return Button(texts.signIn, state.focus == .signIn ? .inactiveFocused : .inactive)
    }
    return Button(texts.signIn, state.focus == .signIn ? .focused : .normal)
  }

  /// Why nobody is signed in and how long the next attempt has to wait, in words; `nil` where neither is to be said.
  private static func error(of state: State, _ context: ViewContext) -> String? {
    let wait = state.countdown(at: context.stamp.monotonic).map {
      context.texts.waiting.sentence(
        for: $0, at: context.stamp, context.appearance.motion)
    }
    let failure = state.failure.flatMap { sentence(for: $0, context.texts) }
    let sentences = [failure, wait].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// Why nobody is signed in, in words; `nil` where the time to wait says it all.
  static func sentence(for failure: SignInFailure, _ texts: Texts) -> String? {
    switch failure {
    case .mustWait: nil
    case .wrongCredentials, .unusablePassword: texts.login.wrongCredentials
    case .emailTaken: texts.register.emailTaken
    case .store(let error): texts.faults.sentence(error)
    }
  }

  private static func drawFoot(
    _ state: State, into frame: inout Frame<Action>, _ layout: PageLayout, _ texts: Texts
  ) {
    let toggle: [KeyHint<Action>] =
      state.focus == .remember
      ? [KeyHint(texts.common.spaceKey, texts.login.toggle, action: .rememberToggled)] : []
    KeyHints<Action>(
      [
        // Enter goes on from the choice too, so that the row has room for what is only said there.
        KeyHint(
          "Tab", texts.common.nextField, dropRank: toggle.isEmpty ? 0 : 1,
          action: .focusMoved(by: 1)),
        KeyHint("Enter", texts.common.accept, action: acceptance(of: state.focus)),
      ] + toggle + [
        KeyHint("F2", texts.common.otherLanguage, action: .languageChosen),
        KeyHint("F3", texts.login.createAccountKey, action: .createAccountChosen),
        KeyHint("Ctrl-C", texts.common.quit, action: .quitChosen),
      ]
    ).draw(into: &frame, rect: layout.foot)
  }
}
