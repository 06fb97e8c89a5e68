package import DailyMathSystem
package import DailyMathTerminal

/// Signing in with an email address and a password.
package enum LoginScreen {
  /// What the keyboard acts on, in the order of Tab.
  package enum Focus: Int, CaseIterable, Sendable {
    /// The field of the address.
    case email
    /// The field of the password.
    case password
    /// The choice to be remembered on this computer.
    case remember
    /// The button that sends the form.
    case signIn
    /// The link for who forgot the password.
    case forgotPassword
    /// The link to the registration.
    case createAccount
  }

  /// Where the screen stands.
  package struct State: Equatable, Sendable {
    /// The address as it is typed so far, whether or not it can be one.
    package var email: TextField
    /// The address of who just signed out; empty where nobody did.
    package let signedOutEmail: String
    /// The password as it is typed so far.
    package var password = PasswordField()
    /// What the keyboard acts on; the password at first where the address is known already.
    package var focus = Focus.email
    /// Whether the address broke the grammar when its field was left or the form sent.
    package var isEmailMalformed = false
    /// Why the last attempt failed; `nil` before it, and again once something is changed.
    package var failure: SignInFailure?
    /// Whether the password is being checked.
    package var isChecking = false
    /// Counts the spinner's steps while the password is checked.
    package var spinnerStep = 0
    /// Whether this computer lets the learner in without the password from now on.
    package var isRemembered: Bool
    /// Who has to wait before the next attempt.
    package var waits: AttemptWaits
    /// Whether nobody has an account here yet, so that making one is what comes next.
    package let isFirstStart: Bool
    /// Whether the folder holds the accounts of several people, who could come into this one without a password.
    package let isShared: Bool

    /// Makes the state at the start, with an address that is known already, in a folder with so many accounts.
    ///
    /// Only who has the folder to themselves is remembered unless they say otherwise.
    package init(
      email: String = "", signedOutEmail: String = "", accountCount: Int? = nil,
      waits: AttemptWaits = AttemptWaits()
    ) {
      // Whoever was here last is the likeliest to come back.
      let email = signedOutEmail.isEmpty ? email : signedOutEmail
      self.email = TextField(email)
      self.signedOutEmail = signedOutEmail
      self.waits = waits
      isFirstStart = accountCount == 0
      isShared = (accountCount ?? 0) > 1
      isRemembered = accountCount == 1
      if isFirstStart, email.isEmpty {
        focus = .createAccount
      } else if !email.isEmpty {
        focus = .password
      }
    }

    /// Whether both fields have text and nobody has to wait, so that the form can be sent at that time of the monotonic clock.
    package func canSignIn(at now: Int64) -> Bool {
      !email.text.isEmpty && !password.isEmpty && !isChecking && countdown(at: now) == nil
    }

    /// The time until the next attempt with the address in the field; `nil` where there is none to wait for.
    package func countdown(at now: Int64) -> Countdown? {
      waits.countdown(for: email.text, at: now)
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
    /// A whole password was entered in the place of what its field held.
    case passwordEntered(SecretBytes)
    /// The learner wants to see the password, or to hide it again.
    case revealToggled
    /// The learner wants to be remembered on this computer, or not any more.
    case rememberToggled
    /// The learner wants to sign in with what is in the fields.
    case submitted
    /// The learner followed the link for a forgotten password.
    case forgotPasswordChosen
    /// The learner followed the link to the registration.
    case createAccountChosen
    /// The learner asked for the other language.
    case languageChosen
    /// The learner leaves the program.
    case quitChosen
    /// A tenth of a second passed, so that the spinner takes a step.
    case ticked
    /// The attempt that was being checked failed.
    case signInFailed(SignInFailure)
  }
}
