import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

extension RegisterConversation {
  /// What can be done once every field is filled in.
  enum Choice: Equatable, Sendable {
    /// Make the account.
    case submit
    /// Propose a phrase.
    case propose
    /// Write another password.
    case rewrite
    /// Go back to signing in.
    case leave
  }

  /// What is said about the password, and what can be done about it or after a failure.
  static func closingQuestion(_ state: RegisterScreen.State, _ texts: Texts) -> PlainQuestion {
    let menu = menu(state, texts)
    let advice =
      state.faults[.create] == nil
      ? NewPasswordConversation.statements(about: state.newPassword, texts.password) : []
    return PlainQuestion(statements: advice + menu.lines, prompt: menu.prompt(texts.plain))
  }

  /// What a choice leads to.
  static func closingReply(
    to answer: PlainAnswer, _ state: RegisterScreen.State, _ texts: Texts
  ) -> PlainReply {
    switch menu(state, texts).meaning(of: answer) {
    // The form is sent by the answer to the last question, unless that was given already and only sending it failed.
    case .submit: .go(.register(advice(in: state) == nil ? .submitted : .focused(.remember)))
    case .propose: .go(.register(.phraseChosen))
    case .rewrite: .go(.register(.focused(.password)))
    case .leave: .go(.register(.loginChosen))
    case nil: .again(texts.plain.noSuchChoice)
    }
  }

  /// Whether this computer keeps the learner signed in.
  static func rememberQuestion(_ state: RegisterScreen.State, _ texts: Texts) -> PlainQuestion {
    let menu = rememberMenu(state, texts)
    return PlainQuestion(
      statements: [texts.register.rememberQuestion]
        + (state.isAlone ? [] : [texts.register.rememberMeaning]) + menu.lines,
      prompt: menu.prompt(texts.plain))
  }

  /// The answer to that, after which the form is sent.
  static func rememberReply(
    to answer: PlainAnswer, _ state: RegisterScreen.State, _ texts: Texts
  ) -> PlainReply {
    guard let isRemembered = rememberMenu(state, texts).meaning(of: answer) else {
      return .again(texts.plain.noSuchChoice)
    }
    let change: [RegisterScreen.Action] =
      isRemembered == state.isRemembered ? [] : [.rememberToggled]
    let sending: [RegisterScreen.Action] = change + [.focused(.create), .submitted]
    return .go(sending.map { .screen(.register($0)) })
  }

  private static func rememberMenu(
    _ state: RegisterScreen.State, _ texts: Texts
  ) -> PlainMenu<Bool> {
    PlainMenu(
      choices: [
        .init(1, texts.register.yes, true, "s", "y"), .init(2, texts.register.no, false, "n"),
      ], usual: state.isRemembered)
  }

  private static func menu(_ state: RegisterScreen.State, _ texts: Texts) -> PlainMenu<Choice> {
    let leave = PlainMenu<Choice>.Choice(0, texts.plain.back, .leave, "q")
    guard let advice = advice(in: state) else {
      return PlainMenu(choices: [.init(1, texts.plain.tryAgain, .submit), leave], usual: .submit)
    }
    return NewPasswordConversation.menu(
      after: advice, texts.password, submit: .submit, propose: .propose, rewrite: .rewrite,
      leave: leave)
  }

  /// What is said about the password; nothing more once it was taken and only the account could not be made.
  private static func advice(in state: RegisterScreen.State) -> NewPassword.Advice? {
    state.faults[.create] == nil ? state.newPassword.advice : nil
  }
}
