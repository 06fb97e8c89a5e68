/// What the screens for a forgotten password say, from the address to the new password.
package struct ForgotPasswordTexts: Sendable {
  /// The heading of the first step and the window's title.
  package let title: String
  /// What the first step is for.
  package let explanation: String
  /// What happens once the address is sent.
  package let codeComes: String
  /// What the first step is for where no mail is sent.
  package let explanationWithoutMail: String
  /// The button that asks for a code by mail.
  package let send: String
  /// The label of that button while the mail is on its way.
  package let sending: String
  /// The link to the codes that the learner keeps.
  package let useSavedCode: String
  /// What F3 does where it leads there, in the row of keys.
  package let savedCodeKey: String
  /// The link to the code that was mailed.
  package let useMailedCode: String
  /// What F3 does where it leads there, in the row of keys.
  package let mailedCodeKey: String
  /// The link back to signing in.
  package let back: String
  /// The heading once the mail is sent.
  package let sentTitle: String
  /// Where the code arrives, from the address that was typed.
  package let checkInbox: @Sendable (String) -> String
  /// What may keep the code from arriving, and how long it is worth something.
  package let codeArrives: String
  /// The same after the mail was asked for again.
  package let sentAgain: String
  /// How long another mail has to wait.
  package let requestWaiting: WaitingTexts
  /// The heading where the code from a mail is asked for that was sent before.
  package let codeTitle: String
  /// Which code that is, from the address that was typed.
  package let enterMailedCode: @Sendable (String) -> String
  /// The label of the field for the code from the mail.
  package let mailedCode: String
  /// The link to the other kind of code, for whom the mail does not reach.
  package let notArrived: String
  /// The link that asks for another mail.
  package let sendAgain: String
  /// What F4 does, in the row of keys.
  package let sendAgainKey: String
  /// The heading where a code of those that the learner keeps is asked for.
  package let savedTitle: String
  /// That this computer sends no mail.
  package let sendsNoMail: String
  /// Which codes these are.
  package let savedExplanation: String
  /// Whose account it is, from the address.
  package let account: @Sendable (String) -> String
  /// The label of the field for such a code.
  package let savedCode: String
  /// The button that has a code checked.
  package let check: String
  /// The label of that button while the code is checked.
  package let checking: String
  /// The heading of the new password.
  package let passwordTitle: String
  /// The label of the new password's field, with the fewest characters it takes.
  package let password: String
  /// The button that sets the new password.
  package let save: String
  /// The label of that button while the password is set.
  package let saving: String
  /// What is said before a right code is given up, with the key that gives it up.
  package let leaving: String
  /// The same where the choices stand under it.
  package let leavingQuestion: String
  /// The choice that leaves, where that is asked.
  package let leave: String
  /// The choice that stays, where that is asked.
  package let stay: String
  /// What is said where the new password holds.
  package let doneTitle: String
  /// That nobody is remembered any more.
  package let sessionsEnded: String
  /// How many recovery codes are left.
  package let remaining: @Sendable (Int) -> String
  /// The button that makes new recovery codes.
  package let renew: String
  /// The label of that button while they are made.
  package let renewing: String
  /// What that key does, in the row of keys.
  package let renewKey: String
  /// What stands under a saved code that did not do; it does not say why.
  package let wrongCode: String
  /// The same under one from a mail, with what to do where it was tried too often.
  package let wrongMailedCode: String
  /// What stands under a code of another length, from how many characters it has and needs.
  package let codeIncomplete: @Sendable (Int, Int) -> String
  /// What stands under a code with a character that none has.
  package let codeUnreadable: String
  /// What is said where new codes were not made because the password was changed elsewhere.
  package let notRenewed: String
  /// What is said where the mail could not be sent.
  package let mailFailed: String

  /// What is being done, for the plain mode.
  func words(for request: RecoveryRequest) -> String {
    switch request {
    case .begin: sending
    case .check: checking
    case .reset: saving
    case .renewCodes: renewing
    }
  }
}
