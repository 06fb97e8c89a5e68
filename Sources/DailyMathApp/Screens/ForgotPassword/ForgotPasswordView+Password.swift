import DailyMathTerminal

extension ForgotPasswordScreen {
  /// The third step: the new password, twice, with a word of advice where it is easy to guess.
  static func passwordItems(of state: State, _ drawing: Drawing) -> [Form<Action>.Item] {
    let texts = drawing.texts
    let login = drawing.context.texts.login
    let reveal = state.newPassword.password.isRevealed ? login.hide : login.reveal
    let advice = Form.Item.advice(
      state.newPassword.advice, isFocused: state.focus == .phrase, columns: drawing.columns,
      drawing.context, proposing: Action.phraseChosen)
    let label =
      state.newPassword.isAskingToConfirm
      ? drawing.context.texts.password.useAnyway : texts.save
    return [
      drawing.field(
        texts.password, .password, in: state, hint: "Ctrl-R \(reveal)",
        hintAction: .revealToggled, state.newPassword.password),
      drawing.field(
        drawing.context.texts.register.confirmation, .confirmation, in: state,
        state.newPassword.confirmation),
    ] + advice + [
      .space(1),
      drawing.button(
        label, working: texts.saving, .save, in: state, isReady: isPasswordReady(state)),
    ] + drawing.faults(of: .save, in: state) + [
      .space(1), drawing.link(texts.back, .login, in: state),
    ]
  }

  private static func isPasswordReady(_ state: State) -> Bool {
    [.password, .confirmation].allSatisfy { fault(of: $0, in: state) == nil }
  }
}
