package import DailyMathCore
package import DailyMathSystem
package import DailyMathTerminal

/// The way from a forgotten password to a new one: the address, a code, the new password, and what came of it.
package enum ForgotPasswordScreen {
  /// How far the learner is.
  package enum Step: Equatable, Sendable {
    /// The address of the account is asked for.
    case address
    /// A code is asked for.
    case code(RecoveryWay)
    /// The code was right, and the new password is asked for, twice.
    case password(RecoveryPermit)
    /// The new password holds, and so many recovery codes are left.
    case done(RecoveryPermit, remainingCodes: Int)
  }

  /// What the keyboard acts on.
  package enum Focus: Hashable, Sendable {
    /// The field of the address.
    case email
    /// The button that asks for a code by mail.
    case send
    /// The link to the code that was mailed already.
    case mailedCode
    /// The link to the codes that the learner keeps.
    case savedCode
    /// The field of the code.
    case code
    /// The button that has the code checked.
    case check
    /// The link that asks for another mail.
    case sendAgain
    /// The field of the new password.
    case password
    /// The field in which the new password is repeated.
    case confirmation
    /// The link that proposes a phrase, which is there while something is said about the password.
    case phrase
    /// The button that sets the new password.
    case save
    /// The button that makes new recovery codes.
    case renew
    /// The way back to signing in.
    case login
  }

  /// What is wrong with a field, or kept a step from being taken.
  package enum Fault: Equatable, Sendable {
    /// The text is no email address.
    case emailMalformed
    /// The code has so many digits and needs others.
    case codeIncomplete(typed: Int, wanted: Int)
    /// The code has a character that none has.
    case codeUnreadable
    /// The code, of that kind, is not right, was used or expired.
    case wrongCode(RecoveryWay)
    /// The next attempt has to wait.
    case mustWait
    /// The mail could not be sent.
    case mailFailed
    /// The new password, or its repetition, cannot be taken.
    case password(NewPassword.Fault)
    /// New codes were not made, because the password was changed elsewhere meanwhile.
    case notRenewed
    /// The accounts could not be read or written.
    case store(StoreError)
  }

  /// Where the screen stands.
  package struct State: Equatable, Sendable {
    /// How far the learner is.
    package var step = Step.address
    /// The address as it is typed so far, whether or not it can be one.
    package var email: TextField
    /// The code from the mail as it is typed so far.
    package var mailedCode = CodeField()
    /// The code of those that the learner keeps, as it is typed so far.
    package var savedCode = CodeField()
    /// The new password as it is typed so far, with what is said about it.
    package var newPassword = NewPassword()
    /// What the keyboard acts on now.
    package var focus: Focus
    /// The faults shown, each under its field or button.
    package var faults: [Focus: Fault] = [:]
    /// What is being done outside; `nil` where nothing is.
    package var request: RecoveryRequest?
    /// Counts the spinner's steps meanwhile.
    package var spinnerStep = 0
    /// To whom a code was mailed last; `nil` before that.
    package var mailedTo: EmailAddress?
    /// Whether the mail was asked for again, so that an older code is worth nothing.
    package var isMailedAgain = false
    /// Whether a code can be asked for by mail.
    package var sendsMail = true
    /// Whether the learner was asked if they want to leave without a new password.
    package var isAskingToLeave = false
    /// Who has to wait before the next attempt.
    package var waits: AttemptWaits
    /// Who has to wait before another code is sent.
    package var requestWaits: AttemptWaits

    /// Makes the state at the start, with an address that is known already.
    package init(
      email: String = "", waits: AttemptWaits = AttemptWaits(),
      requestWaits: AttemptWaits = AttemptWaits()
    ) {
      self.email = TextField(email)
      self.waits = waits
      self.requestWaits = requestWaits
      focus = EmailAddress(email) == nil ? .email : .send
    }

    /// Whether something is being done outside.
    package var isWorking: Bool { request != nil }

    /// Whether a mail is being sent, for which nobody has to wait.
    package var isSending: Bool {
      if case .begin = request { true } else { false }
    }

    /// Whether a code was mailed to the address in the field, in this run.
    package var hasMailedCode: Bool {
      mailedTo != nil && EmailAddress(email.text) == mailedTo
    }

    /// The time until another code can be sent to the address in the field, where one can be asked for.
    package func requestCountdown(at now: Int64) -> Countdown? {
      guard sendsMail, step == .address || step == .code(.mail) else { return nil }
      return requestWaits.countdown(for: email.text, at: now)
    }

    /// The time until the next attempt with the address in the field, where it keeps this step from being taken.
    package func countdown(at now: Int64) -> Countdown? {
      switch step {
      // Saved codes share their attempts with signing in.
      case .code(.savedCode): waits.countdown(for: email.text, at: now)
      // The others have their own count, unless one of them was refused.
      case .address, .code(.mail), .password, .done:
        faults.values.contains(.mustWait) ? waits.countdown(for: email.text, at: now) : nil
      }
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
    /// The learner wants the step taken with what is in its fields.
    case submitted
    /// The learner has a code in the mail.
    case mailedCodeChosen
    /// The learner takes one of the codes that they keep.
    case savedCodeChosen
    /// The learner wants another mail.
    case sendAgainChosen
    /// The learner wants new recovery codes.
    case renewChosen
    /// The learner goes one step back.
    case backChosen
    /// The learner goes to the form to sign in with.
    case loginChosen
    /// The learner stays, after being asked.
    case stayChosen
    /// The learner asked for the other language.
    case languageChosen
    /// The learner leaves the program.
    case quitChosen
    /// A tenth of a second passed, so that the spinner takes a step.
    case ticked
    /// A code can be asked for by mail, or this computer sends none.
    case mailLookedUp(sendsMail: Bool)
    /// What was being done outside ended.
    case recovered(RecoveryOutcome)
  }

  /// What the keyboard can act on in this state, in the order of Tab.
  static func order(in state: State) -> [Focus] {
    let phrase: [Focus] = state.newPassword.advice == nil ? [] : [.phrase]
    // A code that came by mail may be from another run, so that the way to it is always there.
    let mailedCode: [Focus] = state.sendsMail ? [.mailedCode] : []
    return switch state.step {
    case .address: [.email, .send] + mailedCode + (state.sendsMail ? [.savedCode] : []) + [.login]
    case .code(.mail): [.code, .check, .savedCode, .sendAgain, .login]
    case .code(.savedCode): [.code, .check] + mailedCode + [.login]
    case .password: [.password, .confirmation] + phrase + [.save, .login]
    case .done: [.login, .renew]
    }
  }
}
