import DailyMathTerminal

extension ForgotPasswordScreen {
  /// The first step: the address, and the ways to a code.
  static func addressItems(of state: State, _ drawing: Drawing) -> [Form<Action>.Item] {
    let texts = drawing.texts
    var items = [
      drawing.text(texts.explanation, isNote: true), .space(1),
      drawing.field(drawing.context.texts.login.email, .email, in: state, state.email),
      .space(1),
      drawing.button(
        texts.send, working: texts.sending, .send, in: state, isReady: !state.email.isEmpty),
    ]
    items += drawing.faults(of: .send, in: state)
    items.append(.space(1))
    if state.hasMailedCode {
      items.append(drawing.link(texts.useMailedCode, .mailedCode, in: state))
    }
    return items + [
      drawing.link(texts.useSavedCode, .savedCode, in: state),
      drawing.link(texts.back, .login, in: state),
    ]
  }
}
