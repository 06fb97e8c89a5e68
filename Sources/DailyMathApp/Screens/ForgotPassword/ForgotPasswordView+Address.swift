import DailyMathTerminal

extension ForgotPasswordScreen {
  /// The first step: the address, and the ways to a code.
  static func addressItems(of state: State, _ drawing: Drawing) -> [Form<Action>.Item] {
    let texts = drawing.texts
    let field: [Form<Action>.Item] = [
      .space(1), drawing.field(drawing.context.texts.login.email, .email, in: state, state.email),
      .space(1),
    ]
    let back: [Form<Action>.Item] = [.space(1), drawing.link(texts.back, .login, in: state)]
    guard state.sendsMail else {
      return [drawing.text(texts.explanationWithoutMail)] + field + [
        drawing.button(texts.check, working: "", .send, in: state, isReady: !state.email.isEmpty)
      ] + back
    }
    return [drawing.text(texts.explanation, isNote: true)] + field + [
      drawing.button(
        texts.send, working: texts.sending, .send, in: state, isReady: !state.email.isEmpty),
      drawing.text(texts.codeComes, style: .secondary),
    ] + drawing.faults(of: .send, in: state) + [
      .space(1),
      drawing.link(texts.useMailedCode, .mailedCode, in: state),
      drawing.link(texts.useSavedCode, .savedCode, in: state),
      drawing.link(texts.back, .login, in: state),
    ]
  }
}
