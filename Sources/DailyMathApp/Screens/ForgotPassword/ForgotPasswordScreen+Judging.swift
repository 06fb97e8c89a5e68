import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

extension ForgotPasswordScreen {
  /// The code that is asked for, as it is typed so far; `nil` in a step without one.
  static func code(in state: State) -> CodeField? {
    switch state.step {
    case .code(.mail): state.mailedCode
    case .code(.savedCode): state.savedCode
    case .address, .password, .done: nil
    }
  }

  /// What is wrong with the text of a field; `nil` where nothing is.
  static func fault(of field: Focus, in state: State) -> Fault? {
    switch field {
    case .email: return EmailAddress(state.email.text) == nil ? .emailMalformed : nil
    case .code:
      guard case .code(let way) = state.step, let code = code(in: state) else { return nil }
      return fault(of: code, way)
    case .password: return state.newPassword.passwordFault.map { .password($0) }
    case .confirmation: return state.newPassword.confirmationFault.map { .password($0) }
    default: return nil
    }
  }

  /// Why a code cannot be one; such a one is not sent, because that would cost a try.
  private static func fault(of code: CodeField, _ way: RecoveryWay) -> Fault? {
    guard self.way(of: code) == nil else { return nil }
    if OneTimeCode.Kind(rawValue: code.digitCount) != nil { return .codeUnreadable }
    let kind: OneTimeCode.Kind = way == .mail ? .mailed : .recovery
    return .codeIncomplete(typed: code.digitCount, wanted: kind.rawValue)
  }

  /// Of which kind a code is, by its length, so that either may be typed in either place; `nil` where it cannot be one.
  ///
  /// Whoever waits for a mail in vain may have a saved code at hand, and whoever was asked for one the mail of yesterday's
  /// window.
  static func way(of code: CodeField) -> RecoveryWay? {
    if OneTimeCode(.mailed, typed: code.text) != nil { return .mail }
    return OneTimeCode(.recovery, typed: code.text) == nil ? nil : .savedCode
  }

  /// Judges a field that is left; one that was passed without a word is left in peace.
  static func judge(_ field: Focus, in state: inout State) {
    let isEmpty =
      switch field {
      case .email: state.email.isEmpty
      case .code: code(in: state)?.isEmpty ?? true
      case .password: state.newPassword.password.isEmpty
      case .confirmation: state.newPassword.confirmation.isEmpty
      default: true
      }
    guard !isEmpty else { return }
    // What the desk said of the same text is not taken back by going on to the next item.
    if let fault = fault(of: field, in: state) { state.faults[field] = fault }
  }

  /// Takes back what was said about something that is different now.
  static func judgeWhileTyping(_ state: inout State) {
    for button in [Focus.send, .check, .save] { state.faults[button] = nil }
    guard state.focus == .password || state.focus == .confirmation else {
      state.faults[state.focus] = nil
      return
    }
    if state.focus == .password { state.newPassword.forgetAdvice() }
    if state.faults[state.focus] != nil {
      state.faults[state.focus] = fault(of: state.focus, in: state)
    }
    state.faults[.confirmation] = state.newPassword.faultWhileTyping(
      isInConfirmation: state.focus == .confirmation
    ).map { .password($0) }
  }

  /// Takes the step with what is in its fields, or says under them why not.
  static func submit(_ state: inout State, _ context: ReduceContext) -> [Effect] {
    // Whoever has to wait keeps everything that was typed.
    guard state.countdown(at: context.stamp.monotonic) == nil else { return [] }
    let email = state.email.text
    switch state.step {
    case .address:
      guard hasAddress(&state) else { return [] }
      guard state.sendsMail else {
        askForCode(.savedCode, in: &state)
        return []
      }
      return requestMail(&state, context)
    case .code:
      guard isRight([.code], in: &state), let code = code(in: state), let way = way(of: code)
      else { return [] }
      return send(.check(email: email, code: code.text, way: way), in: &state, context)
    case .password(let permit):
      guard isRight([.password, .confirmation], in: &state) else { return [] }
      // The name is not known before somebody is signed in.
      if state.newPassword.advise(displayName: "", email: permit.email.text) {
        state.focus = .save
        return []
      }
      return send(.reset(permit, password: state.newPassword.password.secret), in: &state, context)
    case .done: return [.navigate(.login(email: email))]
    }
  }

  /// Whether the fields are as they must be; where not, all that is wrong is shown and the focus goes to the first.
  private static func isRight(_ fields: [Focus], in state: inout State) -> Bool {
    for field in fields { state.faults[field] = fault(of: field, in: state) }
    guard let wrong = fields.first(where: { state.faults[$0] != nil }) else { return true }
    state.focus = wrong
    return false
  }
}
