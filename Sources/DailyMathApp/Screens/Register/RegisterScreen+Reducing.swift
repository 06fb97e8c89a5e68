import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

extension RegisterScreen {
  /// Carries out an action.
  package static func reduce(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    switch action {
    case .ticked:
      state.spinnerStep += 1
    case .registrationFailed(let failure):
      show(failure, in: &state)
    case .revealToggled:
      state.newPassword.toggleReveal()
    case .languageChosen:
      return [.changeLanguage]
    case .quitChosen:
      return [.quit]
    case _ where state.isCreating:
      // While the account is made, the form stays as it was sent.
      break
    case .focusMoved(let step):
      leave(for: focus(movedBy: step, in: state), in: &state)
    case .focused(let focus):
      leave(for: focus, in: &state)
    case .placed(let focus, let place):
      leave(for: focus, in: &state)
      let move = { (field: inout TextField) in
        field.moveCursor(to: place)
        return true
      }
      _ = edit(&state, move, { _ in false })
    case .keyTyped(let key):
      let before = state
      if edit(&state, { $0.handle(key) }, { $0.handle(key) }) {
        judgeEdit(of: &state, since: before)
      }
    case .pasted(let text):
      let before = state
      _ = edit(&state, { $0.insert(pasted: text) }, { $0.insert(pasted: text) })
      judgeEdit(of: &state, since: before)
    case .passwordEntered(let secret):
      let before = state
      let replace = { (field: inout PasswordField) in
        field.replace(with: secret)
        return true
      }
      _ = edit(&state, { _ in false }, replace)
      judgeEdit(of: &state, since: before)
    case .phraseChosen:
      return [.proposePassphrase(context.language)]
    case .phraseProposed(let phrase):
      take(phrase, in: &state)
    case .rememberToggled:
      state.isRemembered.toggle()
    case .submitted:
      return submit(&state, context)
    case .loginChosen:
      return [.navigate(.login(email: state.email.text))]
    }
    return []
  }

  /// Judges what was changed; what was said about the password goes with it, and with the names that made it weak.
  private static func judgeEdit(of state: inout State, since before: State) {
    let isOther = state.newPassword.password.secret != before.newPassword.password.secret
    if isOther || isMended(in: state) {
      state.newPassword.forgetAdvice()
    }
    judgeWhileTyping(&state)
  }

  /// Whether the name or the address is another, so that the password is not weak in the way that was told.
  private static func isMended(in state: State) -> Bool {
    guard state.focus == .name || state.focus == .email,
      case .weak(let told) = state.newPassword.advice
    else { return false }
    return weakness(in: state) != told
  }

  /// Puts a phrase into both fields, in clear, because nobody has seen it yet.
  private static func take(_ phrase: SecretBytes, in state: inout State) {
    state.newPassword.take(phrase)
    for field in [Focus.password, .confirmation, .create] { state.faults[field] = nil }
    state.focus = .create
  }
}
