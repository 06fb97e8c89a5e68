import DailyMathTerminal

extension ForgotPasswordScreen {
  /// The third step: the new password, twice, with a word of advice where it is easy to guess.
  static func passwordItems(of state: State, _ drawing: Drawing) -> [Form<Action>.Item] {
    let texts = drawing.texts
    let login = drawing.context.texts.login
    let reveal = state.password.isRevealed ? login.hide : login.reveal
    let advice = state.advice.map { [drawing.warning(texts.advice($0))] } ?? []
    return [
      drawing.field(
        texts.password, .password, in: state, hint: "Ctrl-R \(reveal)",
        hintAction: .revealToggled, state.password),
      drawing.field(
        drawing.context.texts.register.confirmation, .confirmation, in: state,
        state.confirmation),
    ] + advice + [
      .space(1),
      drawing.button(
        state.advice == nil ? texts.save : texts.saveAnyway, working: texts.saving, .save,
        in: state, isReady: isPasswordReady(state)),
    ] + drawing.faults(of: .save, in: state) + [
      .space(1), drawing.link(texts.back, .login, in: state),
    ]
  }

  private static func isPasswordReady(_ state: State) -> Bool {
    [.password, .confirmation].allSatisfy { fault(of: $0, in: state) == nil }
  }
}
