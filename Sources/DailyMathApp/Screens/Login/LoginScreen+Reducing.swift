import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

extension LoginScreen {
  /// Carries out an action.
  package static func reduce(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    switch action {
    case .ticked:
      state.spinnerStep += 1
    case .signInFailed(let failure):
      fail(failure, in: &state, at: context.stamp.monotonic)
    case .revealToggled:
      state.password.isRevealed.toggle()
    case .languageChosen:
      return [.changeLanguage]
    case .quitChosen:
      return [.quit]
    case _ where state.isChecking:
      // While the password is checked, the form stays as it was sent.
      break
    case .focusMoved(let step):
      move(to: state.focus.moved(by: step), in: &state)
    case .focused(let focus):
      move(to: focus, in: &state)
    case .placed(let focus, let place):
      move(to: focus, in: &state)
      if focus == .email { state.email.moveCursor(to: place) }
    case .keyTyped(let key):
      type(key, into: &state)
    case .pasted(let text):
      paste(text, into: &state)
    case .passwordEntered(let secret):
      state.password.replace(with: secret)
      state.failure = nil
    case .rememberToggled:
      state.isRemembered.toggle()
      state.focus = .remember
    case .submitted:
      return submit(&state, at: context.stamp.monotonic)
    case .forgotPasswordChosen:
      return [.navigate(.forgotPassword(email: state.email.text))]
    case .createAccountChosen:
      // Nobody makes an account with the address of the one that was left.
      let isLeft = state.email.text == state.signedOutEmail
      return [.navigate(.register(email: isLeft ? "" : state.email.text))]
    }
    return []
  }

  private static func move(to focus: Focus, in state: inout State) {
    if state.focus == .email, focus != .email, !state.email.text.isEmpty {
      state.isEmailMalformed = EmailAddress(state.email.text) == nil
    }
    state.focus = focus
  }

  private static func type(_ key: KeyPress, into state: inout State) {
    switch state.focus {
    case .email:
      if state.email.handle(key) {
        state.isEmailMalformed = false
        state.failure = nil
      }
    case .password:
      if state.password.handle(key) { state.failure = nil }
    case .remember, .signIn, .forgotPassword, .createAccount:
      state.focus = .email
      type(key, into: &state)
    }
  }

  private static func paste(_ text: String, into state: inout State) {
    switch state.focus {
    case .email:
      state.email.insert(pasted: text)
      state.isEmailMalformed = false
    case .password: state.password.insert(pasted: text)
    case .remember, .signIn, .forgotPassword, .createAccount: break
    }
    state.failure = nil
  }

  /// Shows why nobody is signed in, and lets the address wait where it has to.
  private static func fail(_ failure: SignInFailure, in state: inout State, at now: Int64) {
    state.isChecking = false
    state.failure = failure
    state.focus = .password
    switch failure {
    case .wrongCredentials(let milliseconds), .mustWait(let milliseconds):
      state.password.select()
      // While the password is checked the address cannot be changed: it is the one that was tried.
      state.waits.begin(for: state.email.text, milliseconds: milliseconds, at: now)
    case .unusablePassword: state.password.select()
    case .emailTaken, .store: break
    }
  }

  private static func submit(_ state: inout State, at now: Int64) -> [Effect] {
    // Whoever has to wait keeps everything that was typed.
    guard state.countdown(at: now) == nil else { return [] }
    guard state.canSignIn(at: now) else {
      // The button is inactive; the keyboard goes where something is missing.
      state.focus = state.email.text.isEmpty ? .email : .password
      return []
    }
    guard EmailAddress(state.email.text) != nil else {
      state.isEmailMalformed = true
      state.focus = .email
      return []
    }
    state.isChecking = true
    state.spinnerStep = 0
    state.failure = nil
    return [
      .signIn(
        email: state.email.text, password: state.password.secret,
        isRemembered: state.isRemembered)
    ]
  }
}
