package import DailyMathTerminal

extension RegisterScreen {
  /// The action of a key.
  package static func action(for key: KeyPress, in state: State) -> Action? {
    if let command = FormKeys.command(for: key) {
      switch command {
      case .move(let step): return .focusMoved(by: step)
      case .reveal: return .revealToggled
      case .accept: return acceptance(of: state.focus)
      case .leave: return .loginChosen
      }
    }
    if key == FormKeys.proposing { return .phraseChosen }
    switch state.focus {
    case .phrase, .remember, .create, .haveAccount:
      switch key.key {
      case .character(" "): return acceptance(of: state.focus)
      case .character("r"): return .rememberToggled
      default: return nil
      }
    case .name, .email, .university, .password, .confirmation: return .keyTyped(key)
    }
  }

  /// What Enter does on each item: it goes on to the next, sends the form, or does what the item stands for.
  static func acceptance(of focus: Focus) -> Action {
    switch focus {
    case .name, .email, .university, .password: .focusMoved(by: 1)
    case .confirmation, .create: .submitted
    case .phrase: .phraseChosen
    case .remember: .rememberToggled
    case .haveAccount: .loginChosen
    }
  }

  /// The item that many steps further on; what is not there is passed over.
  static func focus(movedBy step: Int, in state: State) -> Focus {
    let focus = state.focus.moved(by: step)
    return focus == .phrase && state.newPassword.advice == nil
      ? focus.moved(by: step.signum()) : focus
  }
}
