import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

/// Signing in, as a conversation.
enum LoginConversation {
  /// What is said and asked.
  static func question(_ state: LoginScreen.State, _ context: PlainContext) -> PlainQuestion {
    let texts = context.texts
    guard context.place == .form else {
      let menu = menu(state, texts)
      let welcome = state.isFirstStart ? [texts.login.firstStart] : []
      return PlainQuestion(
        heading: ["DailyMath. \(texts.common.tagline)."] + welcome, statements: menu.lines,
        prompt: menu.usual == nil ? texts.plain.chooseOrEmail : menu.prompt(texts.plain))
    }
    guard state.focus == .password else {
      return FieldConversation.question(texts.login.email, current: state.email.text, texts.plain)
    }
    return PlainQuestion(
      statements: complaints(about: state, context), prompt: texts.login.password, isSecret: true)
  }

  /// What is said before the password is asked again: why it was not right, how long to wait, and the way out.
  private static func complaints(
    about state: LoginScreen.State, _ context: PlainContext
  ) -> [String] {
    let failure = state.failure.flatMap { LoginScreen.sentence(for: $0, context.texts) }
    let wait = state.countdown(at: context.stamp.monotonic).map {
      context.texts.waiting.sentence(for: $0, at: context.stamp, .full)
    }
    let lines = [failure, wait].compactMap(\.self)
    return lines.isEmpty ? [] : lines + [context.texts.plain.enterLeadsToEmail]
  }

  /// What an answer leads to.
  static func reply(
    to answer: PlainAnswer, _ state: LoginScreen.State, _ context: PlainContext
  ) -> PlainReply {
    guard context.place == .form else { return menuReply(to: answer, state, context.texts) }
    if answer.leadsBack { return .go([], to: .menu) }
    guard state.focus == .password else {
      let text = answer.text.isEmpty ? state.email.text : answer.text
      return emailReply(text, context.texts)
    }
    guard case .secret(let secret) = answer, !secret.isEmpty else {
      return .go(.login(.focused(.email)))
    }
    return .go(.login(.passwordEntered(secret)), .login(.submitted))
  }

  private enum Choice: Equatable, Sendable {
    case signIn, register, forgotPassword, language, remember, quit
  }

  private static func menu(_ state: LoginScreen.State, _ texts: Texts) -> PlainMenu<Choice> {
    // Before there is an account nobody can be remembered.
    let remember: [PlainMenu<Choice>.Choice] =
      state.isFirstStart
      ? [] : [.init(5, texts.plain.remember(texts.login.remember, state.isRemembered), .remember)]
    return PlainMenu(
      choices: [
        .init(1, texts.login.signIn, .signIn),
        .init(2, texts.login.createAccount, .register),
        .init(3, texts.login.forgotPassword, .forgotPassword),
        .init(4, texts.common.otherLanguage, .language),
      ] + remember + [
        .init(0, texts.common.quit.capitalizedFirst, .quit, "q")
      ], usual: state.isFirstStart ? .register : nil)
  }

  private static func menuReply(
    to answer: PlainAnswer, _ state: LoginScreen.State, _ texts: Texts
  ) -> PlainReply {
    switch menu(state, texts).meaning(of: answer) {
    case .signIn: .go([.screen(.login(.focused(.email)))], to: .form)
    case .register: .go(.login(.createAccountChosen))
    case .forgotPassword: .go(.login(.forgotPasswordChosen))
    case .language: .go(.login(.languageChosen))
    case .remember:
      .go(
        [.screen(.login(.rememberToggled))],
        saying: state.isShared && !state.isRemembered ? [texts.login.rememberedShared] : [])
    case .quit: .go([.endRequested])
    // Whoever writes an address means to sign in with it.
    case nil where answer.text.contains("@"): emailReply(answer.text, texts)
    case nil: .again(texts.plain.noSuchChoice)
    }
  }

  private static func emailReply(_ text: String, _ texts: Texts) -> PlainReply {
    guard EmailAddress(text) != nil else { return .again(texts.login.malformedEmail) }
    let actions: [LoginScreen.Action] = [
      .focused(.email), .keyTyped(FieldConversation.clearing), .pasted(text), .focusMoved(by: 1),
    ]
    return .go(actions.map { .screen(.login($0)) }, to: .form)
  }
}
