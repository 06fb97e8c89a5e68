package import DailyMathCore
package import DailyMathSystem
package import DailyMathTerminal

/// Making an account.
package enum RegisterScreen {
  /// What the keyboard acts on, in the order of Tab.
  package enum Focus: Int, CaseIterable, Sendable {
    /// The field of the full name.
    case name
    /// The field of the address.
    case email
    /// The field of the university, which may stay empty.
    case university
    /// The field of the password.
    case password
    /// The field in which the password is repeated.
    case confirmation
    /// The button that makes the account.
    case create
    /// The link back to signing in.
    case haveAccount
  }

  /// What is wrong with a field, or was wrong when the form was sent.
  package enum Fault: Equatable, Sendable {
    /// There is no name, or only blanks.
    case nameMissing
    /// The name or the university has more than 80 characters.
    case nameTooLong
    /// The text is no email address.
    case emailMalformed
    /// An account with this address exists already on this computer.
    case emailTaken
    /// The password has fewer than 6 code points.
    case passwordTooShort
    /// The password has more than 128 code points, or cannot be hashed.
    case passwordTooLong
    /// The repetition is not the password.
    case passwordsDiffer
    /// The account could not be written.
    case store(StoreError)
  }

  /// The longest name and university, in characters.
  static let longestName = 80
  /// The fewest characters of a password, in code points.
  static let shortestPassword = 6
  /// The most characters of a password, in code points.
  static let longestPassword = 128

  /// Where the screen stands.
  package struct State: Equatable, Sendable {
    /// The full name as it is typed so far.
    package var name = TextField()
    /// The address as it is typed so far, whether or not it can be one.
    package var email: TextField
    /// The university as it is typed so far.
    package var university = TextField()
    /// The password as it is typed so far.
    package var password = PasswordField()
    /// The repetition of the password as it is typed so far.
    package var confirmation = PasswordField()
    /// What the keyboard acts on now.
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
    /// Tab or an arrow moved the focus by that many items, going round at both ends.
    case focusMoved(by: Int)
    /// A click took the focus to an item.
    case focused(Focus)
    /// A click took the focus to a field, and the cursor before the character with that index.
    case placed(Focus, Int)
    /// A key was pressed that belongs to the field with the focus.
    case keyTyped(KeyPress)
    /// Text was pasted into the field with the focus.
    case pasted(String)
    /// A whole password was entered in the place of what the field with the focus held.
    case passwordEntered(SecretBytes)
    /// The learner wants to see both passwords, or to hide them again.
    case revealToggled
    /// The learner wants the account made from what is in the fields.
    case submitted
    /// The learner goes back to signing in.
    case loginChosen
    /// The learner asked for the other language.
    case languageChosen
    /// The learner leaves the program.
    case quitChosen
    /// A tenth of a second passed, so that the spinner takes a step.
    case ticked
    /// The account that was being made could not be.
    case registrationFailed(SignInFailure)
  }

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
    switch state.focus {
    case .create, .haveAccount:
      return key.key == .character(" ") ? acceptance(of: state.focus) : nil
    default: return .keyTyped(key)
    }
  }

  /// What Enter does on each item: it goes on to the next, sends the form, or follows the link.
  static func acceptance(of focus: Focus) -> Action {
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
    case .quitChosen:
      return [.quit]
    case _ where state.isCreating:
      // While the account is made, the form stays as it was sent.
      break
    case .focusMoved(let step):
      leave(for: state.focus.moved(by: step), in: &state)
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
      if edit(&state, { $0.handle(key) }, { $0.handle(key) }) { judgeWhileTyping(&state) }
    case .pasted(let text):
      _ = edit(&state, { $0.insert(pasted: text) }, { $0.insert(pasted: text) })
      judgeWhileTyping(&state)
    case .passwordEntered(let secret):
      let replace = { (field: inout PasswordField) in
        field.replace(with: secret)
        return true
      }
      _ = edit(&state, { _ in false }, replace)
      judgeWhileTyping(&state)
    case .submitted:
      return submit(&state, context)
    case .loginChosen:
      return [.navigate(.login(email: state.email.text))]
    }
    return []
  }
}
