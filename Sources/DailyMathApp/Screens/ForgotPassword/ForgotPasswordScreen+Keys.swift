package import DailyMathTerminal

extension ForgotPasswordScreen {
  /// The action of a key.
  package static func action(for key: KeyPress, in state: State) -> Action? {
    if let shortcut = shortcut(for: key, in: state) { return shortcut }
    if let command = FormKeys.command(for: key) {
      switch command {
      case .move(let step): return .focusMoved(by: step)
      case .reveal: return .revealToggled
      case .accept: return acceptance(of: state.focus)
      case .leave: return .backChosen
      }
    }
    switch state.focus {
    case .email, .code, .password, .confirmation: return .keyTyped(key)
    case .send, .mailedCode, .savedCode, .check, .sendAgain, .phrase, .save, .renew, .login:
      return key.key == .character(" ") ? acceptance(of: state.focus) : nil
    }
  }

  /// What Enter does on each item.
  static func acceptance(of focus: Focus) -> Action {
    switch focus {
    case .password: .focusMoved(by: 1)
    case .email, .send, .code, .check, .confirmation, .save: .submitted
    case .mailedCode: .mailedCodeChosen
    case .savedCode: .savedCodeChosen
    case .sendAgain: .sendAgainChosen
    case .phrase: .phraseChosen
    case .renew: .renewChosen
    case .login: .loginChosen
    }
  }

  /// The keys that do the same wherever the focus is.
  private static func shortcut(for key: KeyPress, in state: State) -> Action? {
    if case .password = state.step, key == FormKeys.proposing { return .phraseChosen }
    return switch (state.step, key.key, key.modifiers) {
    case (.address, .function(3), []), (.code(.mail), .function(3), []): .savedCodeChosen
    case (.address, .function(4), []) where state.sendsMail: .mailedCodeChosen
    case (.code(.savedCode), .function(3), []) where state.sendsMail: .mailedCodeChosen
    case (.code(.mail), .function(4), []): .sendAgainChosen
    case (.done, .character("c"), []): .renewChosen
    default: nil
    }
  }
}
