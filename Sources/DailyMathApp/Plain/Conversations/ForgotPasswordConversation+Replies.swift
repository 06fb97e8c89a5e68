import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

extension ForgotPasswordConversation {
  /// What an answer leads to.
  static func reply(
    to answer: PlainAnswer, _ state: ForgotPasswordScreen.State, _ context: PlainContext
  ) -> PlainReply {
    if let menu = menu(state, context) {
      guard !answer.leadsBack else { return .go(.forgotPassword(.backChosen)) }
      guard let actions = menu.meaning(of: answer) else {
        return .again(context.texts.plain.noSuchChoice)
      }
      return go(actions)
    }
    if answer.leadsBack { return .go(.forgotPassword(.backChosen)) }
    switch state.step {
    case .address, .done: return emailReply(to: answer, state, context)
    case .code(let way): return codeReply(to: answer, way, state, context)
    case .password: return passwordReply(to: answer, state, context)
    }
  }

  private static func emailReply(
    to answer: PlainAnswer, _ state: ForgotPasswordScreen.State, _ context: PlainContext
  ) -> PlainReply {
    let text = answer.text.isEmpty ? state.email.text : answer.text
    guard EmailAddress(text) != nil else {
      return .again(context.texts.login.malformedEmail)
    }
    let typing: [ForgotPasswordScreen.Action] = [
      .focused(.email), .keyTyped(KeyPress(.end)), .keyTyped(FieldConversation.clearing),
      .pasted(text),
    ]
    // Without mail there is nothing to choose: the saved code comes next.
    guard state.sendsMail else { return go(typing + [.submitted]) }
    return .go((typing + [.focused(.send)]).map { .screen(.forgotPassword($0)) }, to: .form)
  }

  private static func codeReply(
    to answer: PlainAnswer, _ way: RecoveryWay, _ state: ForgotPasswordScreen.State,
    _ context: PlainContext
  ) -> PlainReply {
    switch (way, answer.command) {
    case (.mail, "1"): return go([.savedCodeChosen])
    case (.mail, "2"): return go([.sendAgainChosen])
    case (.savedCode, "1") where state.sendsMail: return go([.mailedCodeChosen])
    case (_, "?"): return .remind
    default: break
    }
    var form = state
    switch way {
    case .mail: form.mailedCode = CodeField(answer.text)
    case .savedCode: form.savedCode = CodeField(answer.text)
    }
    if let fault = ForgotPasswordScreen.fault(of: .code, in: form) {
      return .again(ForgotPasswordScreen.sentence(for: fault, context.texts) ?? "")
    }
    return go([
      .focused(.code), .keyTyped(KeyPress(.end)), .keyTyped(FieldConversation.clearing),
      .pasted(answer.text), .submitted,
    ])
  }

  private static func passwordReply(
    to answer: PlainAnswer, _ state: ForgotPasswordScreen.State, _ context: PlainContext
  ) -> PlainReply {
    guard case .secret(let secret) = answer else {
      return .again(context.texts.plain.noSuchChoice)
    }
    var form = state
    guard state.focus == .confirmation else {
      form.newPassword.password.replace(with: secret)
      if let fault = ForgotPasswordScreen.fault(of: .password, in: form) {
        return .again(ForgotPasswordScreen.sentence(for: fault, context.texts) ?? "")
      }
      // A repetition from before is none of this password.
      return go([
        .focused(.confirmation), .passwordEntered(SecretBytes()), .focused(.password),
        .passwordEntered(secret), .focused(.confirmation),
      ])
    }
    form.newPassword.confirmation.replace(with: secret)
    guard ForgotPasswordScreen.fault(of: .confirmation, in: form) == nil else {
      // Nobody can see which of the two was mistyped, so both are asked again.
      return .go(
        [SecretBytes()].map { .screen(.forgotPassword(.passwordEntered($0))) }
          + [.screen(.forgotPassword(.focused(.password)))],
        saying: [context.texts.password.different])
    }
    return go([.passwordEntered(secret), .submitted])
  }

  private static func go(_ actions: [ForgotPasswordScreen.Action]) -> PlainReply {
    .go(actions.map { .screen(.forgotPassword($0)) })
  }
}
