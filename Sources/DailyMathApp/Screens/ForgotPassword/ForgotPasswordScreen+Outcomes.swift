import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

extension ForgotPasswordScreen {
  /// Takes what came of the request; what answers another one than is under way is late and dropped.
  static func take(
    _ outcome: RecoveryOutcome, in state: inout State, at now: Int64
  ) -> [Effect] {
    guard let request = state.request else { return [] }
    switch (request, outcome) {
    case (.begin, .began(let way)):
      begin(way, in: &state)
    case (.check(let email, _, let way), .permitted(let permit)):
      guard permit.email == EmailAddress(email), permit.way == way else { return [] }
      state.step = .password(permit)
      // A code that is right takes back what went wrong before it, at signing in too.
      state.waits.end(for: permit.email)
      state.focus = .password
    case (.reset(let permit, _), .reset(let remainingCodes)):
      finish(permit, remainingCodes, in: &state)
    case (.renewCodes(let permit, _), .codesRenewed(let codes)):
      state.request = nil
      return [.navigate(.recoveryCodes(codes, .recovery(email: permit.email.text)))]
    case (_, .failed(let failure)):
      fail(failure, of: request, in: &state, at: now)
    default: return []
    }
    state.request = nil
    return []
  }

  /// A mail is on its way, or this computer sends none.
  private static func begin(_ way: RecoveryWay, in state: inout State) {
    switch way {
    case .mail:
      state.isMailedAgain = state.step == .code(.mail)
      state.mailedTo = EmailAddress(state.email.text)
      state.mailedCode = CodeField()
      state.sendsMail = true
    case .savedCode:
      state.mailedTo = nil
      state.sendsMail = false
    }
    askForCode(way, in: &state)
  }

  /// The new password holds; it is kept for as long as new codes can be asked for here.
  private static func finish(
    _ permit: RecoveryPermit, _ remainingCodes: Int, in state: inout State
  ) {
    state.step = .done(permit, remainingCodes: remainingCodes)
    state.mailedTo = nil
    state.mailedCode = CodeField()
    state.savedCode = CodeField()
    state.newPassword.confirmation = PasswordField()
    state.newPassword.password.isRevealed = false
    state.newPassword.forgetAdvice()
    // Without a code, making new ones is what comes next.
    state.focus = remainingCodes == 0 ? .renew : .login
  }

  /// Shows why a step was not taken, under what can mend it, and takes the focus there.
  private static func fail(
    _ failure: RecoveryFailure, of request: RecoveryRequest, in state: inout State, at now: Int64
  ) {
    if case (.begin, .mustWait(let milliseconds)) = (request, failure) {
      state.requestWaits.begin(for: state.email.text, milliseconds: milliseconds, at: now)
      state.focus = focus(at: .send, in: state)
      return
    }
    let fault: Fault
    switch failure {
    case .wrongCode(let milliseconds):
      fault = request.codeWay.map { .wrongCode($0) } ?? .notRenewed
      state.waits.begin(for: state.email.text, milliseconds: milliseconds, at: now)
    case .mustWait(let milliseconds):
      fault = .mustWait
      state.waits.begin(for: state.email.text, milliseconds: milliseconds, at: now)
    case .mailFailed: fault = .mailFailed
    case .unusablePassword:
      state.newPassword.select()
      fault = .password(.tooLong)
    case .store(let error): fault = .store(error)
    }
    let place = place(of: fault, for: request)
    if case (.reset(let permit, _), .wrongCode) = (request, fault) {
      // The code ended while the password was chosen; what was chosen stays.
      askForCode(permit.way, in: &state)
    }
    state.faults[place] = fault
    state.focus = focus(at: place, in: state)
  }

  /// Under what a fault is shown.
  private static func place(of fault: Fault, for request: RecoveryRequest) -> Focus {
    switch (request, fault) {
    case (.begin, _): .send
    case (.check, .wrongCode), (.check, .mustWait), (.reset, .wrongCode): .code
    case (.check, _): .check
    case (.reset, .password(.tooLong)): .password
    case (.reset, _): .save
    case (.renewCodes, _): .renew
    }
  }

  /// What the keyboard acts on once something is said at a place: that place, where Enter tries again.
  ///
  /// It leads nowhere else, so that an impatient Enter does not take away what nobody has read.
  private static func focus(at place: Focus, in state: State) -> Focus {
    let order = order(in: state)
    if order.contains(place) { return place }
    if place == .send, order.contains(.sendAgain) { return .sendAgain }
    return order.contains(.code) ? .code : order[0]
  }
}

extension RecoveryRequest {
  /// By what kind of code it is permitted; `nil` where it needs none.
  fileprivate var codeWay: RecoveryWay? {
    switch self {
    case .check(_, _, let way): way
    case .reset(let permit, _): permit.way
    case .begin, .renewCodes: nil
    }
  }
}
