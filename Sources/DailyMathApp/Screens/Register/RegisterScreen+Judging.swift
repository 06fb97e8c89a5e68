import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

extension RegisterScreen {
  /// The fields that can be wrong.
  static let judgedFields: [Focus] = [.name, .email, .university, .password, .confirmation]

  /// What is wrong with the text of a field; `nil` where nothing is.
  static func fault(of field: Focus, in state: State) -> Fault? {
    switch field {
    case .name:
      if state.name.text.allSatisfy(\.isWhitespace) { return .nameMissing }
      return state.name.text.count > longestName ? .nameTooLong : nil
    case .university:
      return state.university.text.count > longestName ? .nameTooLong : nil
    case .email:
      return EmailAddress(state.email.text) == nil ? .emailMalformed : nil
    case .password:
      return state.newPassword.passwordFault.map { .password($0) }
    case .confirmation:
      return state.newPassword.confirmationFault.map { .password($0) }
    case .phrase, .remember, .create, .haveAccount:
      return nil
    }
  }

  /// Changes the field that has the focus; returns whether anything changed.
  static func edit(
    _ state: inout State, _ text: (inout TextField) -> Bool, _ secret: (inout PasswordField) -> Bool
  ) -> Bool {
    switch state.focus {
    case .name: text(&state.name)
    case .email: text(&state.email)
    case .university: text(&state.university)
    case .password: secret(&state.newPassword.password)
    case .confirmation: secret(&state.newPassword.confirmation)
    case .phrase, .remember, .create, .haveAccount: false
    }
  }

  /// Takes the focus to another item and judges the field that is left.
  ///
  /// A field that was passed without a word is left in peace: whoever walks over the form is not scolded.
  static func leave(for focus: Focus, in state: inout State) {
    let left = state.focus
    // Only another address mends one that was refused.
    if focus != left, !isEmpty(left, in: state), state.faults[left] != .emailTaken {
      state.faults[left] = fault(of: left, in: state)
      // The advice comes when the password is written, not with its every letter.
      if left == .password, state.faults[left] == nil, let weakness = weakness(in: state) {
        state.newPassword.advice = .weak(weakness)
      }
    }
    state.focus = focus
  }

  /// Takes a fault away once it is mended, and names a confirmation that can no longer become right.
  static func judgeWhileTyping(_ state: inout State) {
    // What kept the account from being made is old once the form says something else.
    state.faults[.create] = nil
    if state.faults[state.focus] != nil {
      state.faults[state.focus] = fault(of: state.focus, in: state)
    }
    state.faults[.confirmation] = state.newPassword.faultWhileTyping(
      isInConfirmation: state.focus == .confirmation
    ).map { .password($0) }
  }

  /// Why the password is easy to guess; `nil` where it is not.
  static func weakness(in state: State) -> PasswordWeakness? {
    state.newPassword.weakness(
      displayName: state.name.text, email: state.email.text.trimmed)
  }

  /// Sends the form where it is right; else shows every fault and takes the focus to the first.
  ///
  /// With a weak password it says so and asks once more, with the focus on the button, which says what it does now.
  static func submit(_ state: inout State, _ context: ReduceContext) -> [Effect] {
    let wrong = judgedFields.filter { fault(of: $0, in: state) != nil }
    guard wrong.isEmpty, let email = EmailAddress(state.email.text) else {
      for field in judgedFields { state.faults[field] = fault(of: field, in: state) }
      state.focus = wrong.first ?? .email
      return []
    }
    if state.newPassword.advise(displayName: state.name.text, email: email.text) {
      state.faults = [:]
      state.focus = .create
      return []
    }
    state.isCreating = true
    state.spinnerStep = 0
    state.faults = [:]
    let registration = Registration(
      displayName: state.name.text.trimmed, email: email,
      university: state.university.text.trimmed, language: context.language)
    return [
      .register(
        registration, password: state.newPassword.password.secret, isRemembered: state.isRemembered)
    ]
  }

  /// Shows why no account was made, under the field that can mend it, and takes the focus there.
  static func show(_ failure: SignInFailure, in state: inout State) {
    state.isCreating = false
    switch failure {
    case .emailTaken, .store(.emailTaken):
      state.faults[.email] = .emailTaken
      state.focus = .email
    case .unusablePassword, .wrongCredentials, .mustWait:
      state.faults[.password] = .password(.tooLong)
      state.focus = .password
    case .store(let error):
      state.faults[.create] = .store(error)
      state.focus = .create
    }
  }

  private static func isEmpty(_ field: Focus, in state: State) -> Bool {
    switch field {
    case .name: state.name.text.isEmpty
    case .email: state.email.text.isEmpty
    case .university: state.university.text.isEmpty
    case .password: state.newPassword.password.isEmpty
    case .confirmation: state.newPassword.confirmation.isEmpty
    case .phrase, .remember, .create, .haveAccount: true
    }
  }
}
