import DailyMathTerminal

extension ForgotPasswordScreen {
  /// The last step: what came of it, how many codes are left, and the ways on.
  static func doneItems(
    of state: State, _ drawing: Drawing, _ remainingCodes: Int
  ) -> [Form<Action>.Item] {
    let texts = drawing.texts
    return [
      drawing.text(texts.sessionsEnded), .space(1),
      remainingCodes < 2
        ? drawing.warning(texts.remaining(remainingCodes))
        : drawing.text(texts.remaining(remainingCodes)),
      .space(1),
      drawing.button(
        drawing.context.texts.login.signIn, working: "", .login, in: state,
        isReady: !state.isWorking),
      .space(1),
      drawing.button(texts.renew, working: texts.renewing, .renew, in: state),
    ] + drawing.faults(of: .renew, in: state)
  }
}
