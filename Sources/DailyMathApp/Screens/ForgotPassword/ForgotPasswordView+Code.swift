import DailyMathTerminal

extension ForgotPasswordScreen {
  /// The second step after a mail: where the code arrives, its field, and what to do where it does not arrive.
  static func mailedCodeItems(of state: State, _ drawing: Drawing) -> [Form<Action>.Item] {
    let texts = drawing.texts
    return mailedCodeLines(of: state, texts).enumerated().map { index, line in
      drawing.text(line, style: index == 0 ? .text : .secondary, isNote: index > 0)
    } + [.space(1)] + codeItems(of: state, drawing, label: texts.mailedCode, state.mailedCode) + [
      .space(1),
      drawing.link(texts.notArrived, short: texts.useSavedCode, .savedCode, in: state),
      drawing.link(texts.sendAgain, .sendAgain, in: state),
    ] + drawing.faults(of: .send, in: state) + [drawing.link(texts.back, .login, in: state)]
  }

  /// What is said about the code from the mail: it was sent just now, or before this run.
  static func mailedCodeLines(of state: State, _ texts: ForgotPasswordTexts) -> [String] {
    let address = state.email.text.trimmed
    guard state.hasMailedCode else { return [texts.enterMailedCode(address)] }
    return [texts.checkInbox(address), state.isMailedAgain ? texts.sentAgain : texts.codeArrives]
  }

  /// The second step with a code of the learner's own; where mail was hoped for, it says that there is none.
  static func savedCodeItems(of state: State, _ drawing: Drawing) -> [Form<Action>.Item] {
    let texts = drawing.texts
    let reason = state.sendsMail ? [] : [drawing.warning(texts.sendsNoMail)]
    let mailed =
      state.sendsMail ? [drawing.link(texts.useMailedCode, .mailedCode, in: state)] : []
    return reason + [
      drawing.text(texts.savedExplanation, isNote: true),
      drawing.text(
        texts.account(state.email.text.trimmed), style: .secondary, isNote: true),
      .space(1),
    ] + codeItems(of: state, drawing, label: texts.savedCode, state.savedCode)
      + [.space(1)] + mailed + [drawing.link(texts.back, .login, in: state)]
  }

  private static func codeItems(
    of state: State, _ drawing: Drawing, label: String, _ code: CodeField
  ) -> [Form<Action>.Item] {
    [
      drawing.field(label, .code, in: state, code), .space(1),
      drawing.button(
        drawing.texts.check, working: workingLabel(of: state, drawing.texts), .check, in: state,
        isReady: !code.isEmpty),
    ] + drawing.faults(of: .check, in: state)
  }

  /// The label of the button while something is under way: the code is checked, or another mail is sent.
  private static func workingLabel(of state: State, _ texts: ForgotPasswordTexts) -> String {
    state.request.map { texts.words(for: $0) } ?? texts.checking
  }
}
