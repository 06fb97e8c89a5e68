package import DailyMathTerminal

extension LoginScreen {
  /// The action of a key.
  package static func action(for key: KeyPress, in state: State) -> Action? {
    if key == KeyPress(.function(3)) { return .createAccountChosen }
    if key == KeyPress(.function(4)) { return .forgotPasswordChosen }
    if let command = FormKeys.command(for: key) {
      switch command {
      case .move(let step): return .focusMoved(by: step)
      case .reveal: return .revealToggled
      case .accept: return acceptance(of: state.focus)
      case .leave: return nil
      }
    }
    switch state.focus {
    case .email, .password: return .keyTyped(key)
    case .remember, .signIn, .forgotPassword, .createAccount:
      if key.key == .character(" ") {
        return state.focus == .remember ? .rememberToggled : acceptance(of: state.focus)
      }
      // Whoever begins to write here means the form.
      return key.typedCharacter == nil ? nil : .keyTyped(key)
    }
  }

  /// What Enter does on each item: it goes on to the next, sends the form, or does what the item stands for.
  ///
  /// From the choice to be remembered it goes on as from a field, so that nobody changes it in passing.
  static func acceptance(of focus: Focus) -> Action {
    switch focus {
    case .email, .remember: .focusMoved(by: 1)
    case .password, .signIn: .submitted
    case .forgotPassword: .forgotPasswordChosen
    case .createAccount: .createAccountChosen
    }
  }
}
