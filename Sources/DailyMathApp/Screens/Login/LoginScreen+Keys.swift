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
      if key.key == .character(" ") { return acceptance(of: state.focus) }
      // Whoever begins to write here means the form.
      return key.typedCharacter == nil ? nil : .keyTyped(key)
    }
  }

  /// What Enter does on each item: it goes on to the password, sends the form, or does what the item stands for.
  static func acceptance(of focus: Focus) -> Action {
    switch focus {
    case .email: .focusMoved(by: 1)
    case .password, .signIn: .submitted
    case .remember: .rememberToggled
    case .forgotPassword: .forgotPasswordChosen
    case .createAccount: .createAccountChosen
    }
  }
}
