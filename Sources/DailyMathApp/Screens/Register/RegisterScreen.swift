package import DailyMathCore
package import DailyMathTerminal

/// Making an account.
package enum RegisterScreen {
  /// What the keyboard acts on, in the order of Tab.
  package enum Focus: Int, CaseIterable, Sendable {
    case name
    case email
    case university
    case password
    case confirmation
    case create
    case haveAccount
  }

  /// What is wrong with a field, or was wrong when the form was sent.
  package enum Fault: Equatable, Sendable {
    case nameMissing
    case nameTooLong
    case emailMalformed
    case emailTaken
    case passwordTooShort
    case passwordTooLong
    case passwordsDiffer
    case store(StoreError)
  }

  /// The longest name and university, in characters.
  package static let longestName = 80
  /// The fewest characters of a password, in code points.
  package static let shortestPassword = 6
  /// The most characters of a password, in code points.
  package static let longestPassword = 128

  /// Where the screen stands.
  package struct State: Equatable, Sendable {
    package var name = TextField()
    package var email: TextField
    package var university = TextField()
    package var password = PasswordField()
    package var confirmation = PasswordField()
    package var focus = Focus.name
    /// The faults shown, each under its field.
    package var faults: [Focus: Fault] = [:]
    /// Whether the account is being made.
    package var isCreating = false
    /// Counts the spinner's steps while the account is made.
    package var spinnerStep = 0

    /// Makes the state at the start, with an address that is known already.
    package init(email: String = "") {
      self.email = TextField(email)
    }

    /// Whether everything is filled in as it must be, so that the form can be sent.
    package var isValid: Bool {
      RegisterScreen.judgedFields.allSatisfy { RegisterScreen.fault(of: $0, in: self) == nil }
    }
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
    case focusMoved(by: Int)
    case focused(Focus)
    case keyTyped(KeyPress)
    case pasted(String)
    case revealToggled
    case submitted
    case loginChosen
    case languageChosen
    case ticked
    case registrationFailed(SignInFailure)
  }

  /// The action of a key.
  package static func action(for key: KeyPress, in state: State) -> Action? {
    if let command = FormKeys.action(for: key) {
      switch command {
      case .move(let step): return .focusMoved(by: step)
      case .language: return .languageChosen
      case .reveal: return .revealToggled
      case .accept: return acceptance(of: state.focus)
      case .leave: return .loginChosen
      }
    }
    switch state.focus {
    case .create, .haveAccount:
      return key.key == .character(" ") ? acceptance(of: state.focus) : nil
    default: return .keyTyped(key)
    }
  }

  private static func acceptance(of focus: Focus) -> Action {
    switch focus {
    case .confirmation, .create: .submitted
    case .haveAccount: .loginChosen
    default: .focusMoved(by: 1)
    }
  }

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
      state.password.isRevealed.toggle()
      state.confirmation.isRevealed = state.password.isRevealed
    case .languageChosen:
      return [.changeLanguage]
    case _ where state.isCreating:
      // While the account is made, the form stays as it was sent.
      break
    case .focusMoved(let step):
      leave(for: state.focus.moved(by: step), in: &state)
    case .focused(let focus):
      leave(for: focus, in: &state)
    case .keyTyped(let key):
      if edit(&state, { $0.handle(key) }, { $0.handle(key) }) { judgeWhileTyping(&state) }
    case .pasted(let text):
      _ = edit(
        &state, { $0.insert(pasted: text) }, { $0.insert(pasted: text) })
      judgeWhileTyping(&state)
    case .submitted:
      return submit(&state, context)
    case .loginChosen:
      return [.navigate(.login(email: state.email.text))]
    }
    return []
  }
}
