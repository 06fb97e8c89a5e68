import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

/// The way from a forgotten password to a new one, as a conversation.
enum ForgotPasswordConversation {
  /// What is said and asked.
  static func question(
    _ state: ForgotPasswordScreen.State, _ context: PlainContext
  ) -> PlainQuestion {
    var question = stepQuestion(state, context)
    question.heading =
      [context.texts.forgotPassword.title]
      + explanation(of: state, context.texts.forgotPassword) + [context.texts.plain.dotLeaves]
    question.statements = complaints(about: state, context) + question.statements
    return question
  }

  /// What the first step is for, and what follows.
  private static func explanation(
    of state: ForgotPasswordScreen.State, _ texts: ForgotPasswordTexts
  ) -> [String] {
    state.sendsMail ? [texts.explanation, texts.codeComes] : [texts.explanationWithoutMail]
  }

  private static func stepQuestion(
    _ state: ForgotPasswordScreen.State, _ context: PlainContext
  ) -> PlainQuestion {
    let texts = context.texts.forgotPassword
    if let menu = menu(state, context) {
      return PlainQuestion(statements: menu.lines, prompt: menu.prompt(context.texts.plain))
    }
    // After a complaint it is not said again where the code comes from.
    let isNew = state.faults.isEmpty
    switch state.step {
    case .code(.mail):
      let inbox =
        [state.hasMailedCode ? texts.sentTitle : texts.codeTitle]
        + ForgotPasswordScreen.mailedCodeLines(of: state, texts)
      return PlainQuestion(
        statements: isNew ? inbox : [],
        instructions: ["1. \(texts.notArrived)", "2. \(texts.sendAgain)"],
        prompt: texts.mailedCode)
    case .code(.savedCode):
      let account = [texts.savedExplanation, texts.account(state.email.text.trimmed)]
      return PlainQuestion(
        statements: isNew ? (state.sendsMail ? [] : [texts.sendsNoMail]) + account : [],
        instructions: state.sendsMail ? ["1. \(texts.useMailedCode)"] : [],
        prompt: texts.savedCode)
    case .password:
      let isFirst = state.focus != .confirmation
      return PlainQuestion(
        prompt: isFirst ? texts.password : context.texts.register.confirmation, isSecret: true)
    case .address, .done:
      return FieldConversation.question(
        context.texts.login.email, current: state.email.text, context.texts.plain)
    }
  }

  /// What is said before the question: what is wrong, how long to wait, why a password is easy to guess, what came of it.
  private static func complaints(
    about state: ForgotPasswordScreen.State, _ context: PlainContext
  ) -> [String] {
    let texts = context.texts
    var lines = state.faults.values.compactMap {
      ForgotPasswordScreen.sentence(for: $0, texts)
    }.sorted()
    if let countdown = state.countdown(at: context.stamp.monotonic) {
      lines.append(texts.waiting.sentence(for: countdown, at: context.stamp, .full))
    }
    if let countdown = state.requestCountdown(at: context.stamp.monotonic) {
      lines.append(
        texts.forgotPassword.requestWaiting.sentence(for: countdown, at: context.stamp, .full))
    }
    if state.isAskingToLeave { lines.append(texts.forgotPassword.leavingQuestion) }
    if state.focus == .save {
      lines += NewPasswordConversation.statements(about: state.newPassword, texts.password)
    }
    if case .done(_, let remainingCodes) = state.step, state.faults.isEmpty {
      lines += [
        texts.forgotPassword.doneTitle, texts.forgotPassword.sessionsEnded,
        texts.forgotPassword.remaining(remainingCodes),
      ]
    }
    return lines
  }

  /// The numbered choices of this state; `nil` where something is to be typed.
  static func menu(
    _ state: ForgotPasswordScreen.State, _ context: PlainContext
  ) -> PlainMenu<[ForgotPasswordScreen.Action]>? {
    let texts = context.texts.forgotPassword
    let plain = context.texts.plain
    if state.isAskingToLeave {
      return PlainMenu(
        choices: [.init(1, texts.stay, [.stayChosen]), .init(0, texts.leave, [.backChosen])],
        usual: [.stayChosen])
    }
    switch state.step {
    case .address where state.focus == .send && context.place == .form:
      return PlainMenu(
        choices: [
          .init(1, state.faults[.send] == nil ? texts.send : plain.tryAgain, [.submitted]),
          .init(2, texts.useMailedCode, [.mailedCodeChosen]),
          .init(3, texts.useSavedCode, [.savedCodeChosen]),
          .init(0, plain.back, [.backChosen]),
        ], usual: [.submitted])
    case .password where state.focus == .save:
      if let advice = state.newPassword.advice, state.faults[.save] == nil {
        return NewPasswordConversation.menu(
          after: advice, context.texts.password, submit: [.submitted], propose: [.phraseChosen],
          rewrite: [.focused(.password)])
      }
      return PlainMenu(
        choices: [
          .init(1, context.texts.password.chooseAnother, [.focused(.password)]),
          .init(2, plain.tryAgain, [.submitted]),
        ], usual: [.submitted])
    case .done:
      return PlainMenu(
        choices: [
          .init(1, context.texts.login.signIn, [.loginChosen]),
          .init(2, texts.renew, [.renewChosen]),
        ], usual: state.focus == .renew ? [.renewChosen] : [.loginChosen])
    default: return nil
    }
  }
}
