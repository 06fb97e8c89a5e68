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
    /// The link that proposes a phrase, which is there while something is said about the password.
    case phrase
    /// The choice whether this computer keeps the learner signed in.
    case remember
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
    /// The password, or its repetition, cannot be taken.
    case password(NewPassword.Fault)
    /// The account could not be written.
    case store(StoreError)
  }

  /// The longest name and university, in characters.
  static let longestName = 80
  /// Where the screen stands.
  package struct State: Equatable, Sendable {
    /// The full name as it is typed so far.
    package var name = TextField()
    /// The address as it is typed so far, whether or not it can be one.
    package var email: TextField
    /// The university as it is typed so far.
    package var university = TextField()
    /// The password as it is typed so far, with what is said about it.
    package var newPassword = NewPassword()
    /// What the keyboard acts on now.
    package var focus = Focus.name
    /// The faults shown, each under its field.
    package var faults: [Focus: Fault] = [:]
    /// Whether this computer keeps the learner signed in.
    package var isRemembered: Bool
    /// Whether the data folder holds no account yet, so that nobody else could be meant.
    package let isAlone: Bool
    /// Whether the account is being made.
    package var isCreating = false
    /// Counts the spinner's steps while the account is made.
    package var spinnerStep = 0

    /// Makes the state at the start, with an address that is known already.
    ///
    /// - Parameter isAlone: whether the data folder holds no account yet.
    package init(email: String = "", isAlone: Bool = false) {
      self.email = TextField(email)
      self.isAlone = isAlone
      isRemembered = isAlone
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
    /// The learner wants a phrase to be proposed.
    case phraseChosen
    /// A phrase was drawn.
    case phraseProposed(SecretBytes)
    /// The learner wants to be remembered on this computer, or does not any more.
    case rememberToggled
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
}
