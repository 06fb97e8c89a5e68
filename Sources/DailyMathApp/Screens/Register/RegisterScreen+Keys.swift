package import DailyMathTerminal

extension RegisterScreen {
  /// The action of a key.
  package static func action(for key: KeyPress, in state: State) -> Action? {
    if let command = FormKeys.command(for: key) {
      switch command {
      case .move(let step): return .focusMoved(by: step)
      case .reveal: return .revealToggled
      case .accept: return acceptance(in: state)
      case .leave: return .loginChosen
      }
    }
    if key == FormKeys.proposing { return .phraseChosen }
    switch state.focus {
    case .remember: return key.key == .character(" ") ? .rememberToggled : nil
    case .phrase, .create, .haveAccount:
      return key.key == .character(" ") ? acceptance(in: state) : nil
    case .name, .email, .university, .password, .confirmation: return .keyTyped(key)
    }
  }

  /// What Enter does on the item with the focus: it goes on to the next, sends the form, or does what the item stands for.
  ///
  /// It does not go on from an address that was refused, so that an impatient one does not take the refusal out of sight.
  static func acceptance(in state: State) -> Action {
    switch state.focus {
    case .email where state.faults[.email] == .emailTaken: .focused(.email)
    case .name, .email, .university, .password, .remember: .focusMoved(by: 1)
    case .confirmation, .create: .submitted
    case .phrase: .phraseChosen
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
