import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

extension ForgotPasswordScreen {
  /// Carries out an action.
  package static func reduce(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    let wasAskingToLeave = state.isAskingToLeave
    switch action {
    case .ticked:
      state.spinnerStep += 1
    case .recovered(let outcome):
      return take(outcome, in: &state, at: context.stamp.monotonic)
    case .revealToggled:
      state.newPassword.toggleReveal()
    case .languageChosen:
      return [.changeLanguage]
    case .quitChosen:
      return [.quit]
    case .mailLookedUp(let sendsMail):
      state.sendsMail = sendsMail
    case .backChosen where state.isSending, .loginChosen where state.isSending:
      // What comes of it is dropped; a code that arrives all the same can be typed in.
      state.request = nil
      return leave(&state, action, isConfirmed: wasAskingToLeave)
    case _ where state.isWorking:
      // What was sent stays as it is, so that the outcome finds what it belongs to.
      break
    case .backChosen, .loginChosen:
      return leave(&state, action, isConfirmed: wasAskingToLeave)
    default:
      state.isAskingToLeave = false
      return edit(&state, action) ?? go(&state, action, context)
    }
    return []
  }

  /// Lets an action act that concerns one field or the focus only; `nil` where it is another.
  private static func edit(_ state: inout State, _ action: Action) -> [Effect]? {
    switch action {
    case .focusMoved(let step): move(by: step, in: &state)
    case .focused(let focus): move(to: focus, in: &state)
    case .placed(let focus, let place):
      move(to: focus, in: &state)
      placeCursor(before: place, in: &state)
    case .keyTyped(let key): type(key, into: &state)
    case .pasted(let text): paste(text, into: &state)
    case .passwordEntered(let secret):
      switch state.focus {
      case .password: state.newPassword.password.replace(with: secret)
      case .confirmation: state.newPassword.confirmation.replace(with: secret)
      default: return []
      }
      judgeWhileTyping(&state)
    default: return nil
    }
    return []
  }

  /// Takes a step forward, or to another kind of code.
  private static func go(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    switch action {
    case .submitted: return submit(&state, context)
    case .phraseChosen:
      guard case .password = state.step else { return [] }
      return [.proposePassphrase(context.language)]
    case .phraseProposed(let phrase):
      guard case .password = state.step else { return [] }
      state.newPassword.take(phrase)
      state.faults = [:]
      state.focus = .save
    case .mailedCodeChosen:
      if state.sendsMail, hasAddress(&state) { askForCode(.mail, in: &state) }
    case .savedCodeChosen:
      if hasAddress(&state) { askForCode(.savedCode, in: &state) }
    case .sendAgainChosen:
      guard case .code(.mail) = state.step else { return [] }
      return requestMail(&state, context)
    case .renewChosen:
      let now = context.stamp.monotonic
      guard case .done(let permit, _) = state.step, state.countdown(at: now) == nil else {
        return []
      }
      return send(
        .renewCodes(permit, password: state.newPassword.password.secret), in: &state, context)
    default: break
    }
    return []
  }

  /// Goes one step back, or all the way; a right code is not given up without a word.
  private static func leave(
    _ state: inout State, _ action: Action, isConfirmed: Bool
  ) -> [Effect] {
    let login = Effect.navigate(.login(email: state.email.text))
    switch state.step {
    case .password where !isConfirmed:
      state.isAskingToLeave = true
      return []
    case .code(let way) where action == .backChosen:
      if way == .savedCode, state.hasMailedCode {
        askForCode(.mail, in: &state)
      } else {
        state.step = .address
        state.faults = [:]
        state.focus = .email
      }
      return []
    case .address, .code, .password, .done: return [login]
    }
  }

  /// Asks for a mail, unless the one before is so fresh that another has to wait.
  static func requestMail(_ state: inout State, _ context: ReduceContext) -> [Effect] {
    guard state.requestCountdown(at: context.stamp.monotonic) == nil else { return [] }
    return send(.begin(email: state.email.text), in: &state, context)
  }

  /// Asks for a code of that kind.
  static func askForCode(_ way: RecoveryWay, in state: inout State) {
    state.step = .code(way)
    state.faults = [:]
    state.focus = .code
  }

  /// Begins to do something outside.
  static func send(
    _ request: RecoveryRequest, in state: inout State, _ context: ReduceContext
  ) -> [Effect] {
    state.request = request
    state.spinnerStep = 0
    state.faults = [:]
    return [.recover(request, language: context.language)]
  }

  /// Tells whether there is an address in the field; where not, says so under it.
  static func hasAddress(_ state: inout State) -> Bool {
    if EmailAddress(state.email.text) != nil { return true }
    state.faults[.email] = .emailMalformed
    state.focus = .email
    return false
  }

  private static func move(by step: Int, in state: inout State) {
    let order = order(in: state)
    guard let index = order.firstIndex(of: state.focus) else { return }
    move(to: order[((index + step) % order.count + order.count) % order.count], in: &state)
  }

  private static func move(to focus: Focus, in state: inout State) {
    guard order(in: state).contains(focus) else { return }
    if focus != state.focus { judge(state.focus, in: &state) }
    state.focus = focus
  }

  private static func placeCursor(before place: Int, in state: inout State) {
    switch (state.focus, state.step) {
    case (.email, _): state.email.moveCursor(to: place)
    case (.code, .code(.mail)): state.mailedCode.moveCursor(to: place)
    case (.code, _): state.savedCode.moveCursor(to: place)
    default: break
    }
  }

  private static func type(_ key: KeyPress, into state: inout State) {
    let isTaken =
      switch (state.focus, state.step) {
      case (.email, _): state.email.handle(key)
      case (.code, .code(.mail)): state.mailedCode.handle(key)
      case (.code, _): state.savedCode.handle(key)
      case (.password, _): state.newPassword.password.handle(key)
      case (.confirmation, _): state.newPassword.confirmation.handle(key)
      default: false
      }
    if isTaken { judgeWhileTyping(&state) }
  }

  private static func paste(_ text: String, into state: inout State) {
    switch (state.focus, state.step) {
    case (.email, _): state.email.insert(pasted: text)
    case (.code, .code(.mail)): state.mailedCode.insert(pasted: text)
    case (.code, _): state.savedCode.insert(pasted: text)
    case (.password, _): state.newPassword.password.insert(pasted: text)
    case (.confirmation, _): state.newPassword.confirmation.insert(pasted: text)
    default: return
    }
    judgeWhileTyping(&state)
  }
}
