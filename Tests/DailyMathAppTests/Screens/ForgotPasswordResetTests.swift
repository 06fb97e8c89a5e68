import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("The forgotten password: the new one, and what came of it")
struct ForgotPasswordResetTests {
  private static let email = "ana@uniquindio.edu.co"
  private static let new = PasswordField(typed: "cometa-papel-rio-lento").secret

  @Test("a right code leads to the new password")
  func permitted() {
    ForgotPasswordScene.expect(
      .recovered(.permitted(.ana)), in: ForgotPasswordScene.checking()
    ) {
      $0.request = nil
      $0.step = .password(.ana)
      $0.focus = .password
    }
  }

  @Test("a right code ends the waiting, so that signing in with the new password need not wait")
  func waitingEnds() {
    var checking = ForgotPasswordScene.checking()
    checking.waits.begin(for: Self.email, milliseconds: 300_000, at: 10_000)
    let permitted = ForgotPasswordScene.reduced(checking, .recovered(.permitted(.ana)))
    #expect(permitted.waits.countdown(for: Self.email, at: 10_000) == nil)
  }

  @Test("an outcome that answers something else opens no step")
  func late() {
    let permit = RecoveryPermit(
      account: AccountID("eva"), email: .ana, way: .savedCode, codeHash: "hash")
    for outcome: RecoveryOutcome in [
      .began(.mail), .began(.savedCode), .reset(remainingCodes: 3), .codesRenewed([]),
      .permitted(permit),
    ] {
      ForgotPasswordScene.expect(.recovered(outcome), in: ForgotPasswordScene.checking())
    }
    // Where nothing is under way nothing comes of anything.
    for outcome: RecoveryOutcome in [
      .began(.mail), .permitted(.ana), .reset(remainingCodes: 3), .failed(.mailFailed),
    ] {
      ForgotPasswordScene.expect(.recovered(outcome), in: ForgotPasswordScene.mailed())
    }
  }

  @Test("the same password twice is set, with the permit that the code gave")
  func setting() {
    let reset = RecoveryRequest.reset(.ana, password: Self.new)
    ForgotPasswordScene.expect(
      .submitted, in: ForgotPasswordScene.chosen(),
      effects: [.recover(reset, language: .spanish)]
    ) { $0.request = reset }
  }

  @Test("a password that is too short, or repeated otherwise, is not set")
  func faults() {
    ForgotPasswordScene.expect(.submitted, in: ForgotPasswordScene.permitted()) {
      $0.faults = [.password: .password(.tooShort)]
    }
    let short = ForgotPasswordScene.reduced(
      ForgotPasswordScene.permitted(), .pasted("12345"), .focusMoved(by: 1))
    #expect(short.faults == [.password: .password(.tooShort)])
    let other = ForgotPasswordScene.reduced(
      ForgotPasswordScene.permitted(), .pasted("123456"), .focusMoved(by: 1), .pasted("12345"))
    #expect(other.faults.isEmpty)
    ForgotPasswordScene.expect(.submitted, in: other) {
      $0.faults = [.confirmation: .password(.different)]
    }
    let long = ForgotPasswordScene.chosen(String(repeating: "a", count: 129))
    #expect(ForgotPasswordScene.reduced(long, .submitted).faults[.password] == .password(.tooLong))
  }

  @Test("a password that is easy to guess is asked about once, and another one anew")
  func advice() {
    let weak = ForgotPasswordScene.chosen("secreto2")
    let advised = ForgotPasswordScene.expect(.submitted, in: weak) {
      $0.newPassword.advice = .weak(.short)
      $0.newPassword.confirmedWeakness = .short
      $0.focus = .save
    }
    let secret = PasswordField(typed: "secreto2").secret
    let reset = RecoveryRequest.reset(.ana, password: secret)
    ForgotPasswordScene.expect(
      .submitted, in: advised, effects: [.recover(reset, language: .spanish)]
    ) { $0.request = reset }
    let changed = ForgotPasswordScene.reduced(
      advised, .focused(.password), .keyTyped(.character("x")))
    #expect(changed.newPassword.advice == nil)
  }

  @Test("Ctrl-G proposes a phrase where the password is asked for, and nowhere else")
  func phrase() {
    let key = KeyPress.character("g", .control)
    let state = ForgotPasswordScene.chosen("secreto2")
    #expect(ForgotPasswordScreen.action(for: key, in: state) == .phraseChosen)
    #expect(
      ForgotPasswordScreen.action(for: key, in: ForgotPasswordScene.done()) != .phraseChosen)
    ForgotPasswordScene.expect(
      .phraseChosen, in: state, effects: [.proposePassphrase(.spanish)])
    let phrase = PasswordField(typed: "tigre-luna-rio-verde").secret
    let proposed = ForgotPasswordScene.expect(.phraseProposed(phrase), in: state) {
      $0.newPassword.password.replace(with: phrase)
      $0.newPassword.confirmation.replace(with: phrase)
      $0.newPassword.password.isRevealed = true
      $0.newPassword.confirmation.isRevealed = true
      $0.newPassword.advice = .proposed
      $0.focus = .save
    }
    #expect(proposed.newPassword.password.isRevealed)
    let reset = RecoveryRequest.reset(.ana, password: phrase)
    ForgotPasswordScene.expect(
      .submitted, in: proposed, effects: [.recover(reset, language: .spanish)]
    ) { $0.request = reset }
    // A phrase that comes late finds no field.
    ForgotPasswordScene.expect(.phraseProposed(phrase), in: ForgotPasswordScene.done())
  }

  @Test("a right code is not given up without a word", arguments: [true, false])
  func leaving(isEscape: Bool) {
    let action: ForgotPasswordScreen.Action = isEscape ? .backChosen : .loginChosen
    let asked = ForgotPasswordScene.expect(action, in: ForgotPasswordScene.chosen()) {
      $0.isAskingToLeave = true
    }
    ForgotPasswordScene.expect(
      action, in: asked, effects: [.navigate(.login(email: Self.email))])
    // Anything else means to stay.
    ForgotPasswordScene.expect(.stayChosen, in: asked) { $0.isAskingToLeave = false }
    ForgotPasswordScene.expect(.focused(.password), in: asked) {
      $0.isAskingToLeave = false
      $0.focus = .password
    }
    ForgotPasswordScene.expect(.ticked, in: asked) { $0.spinnerStep += 1 }
  }

  @Test("the new password holds: the codes are counted and nothing of the way is kept")
  func done() {
    let sent = ForgotPasswordScene.reduced(ForgotPasswordScene.chosen(), .submitted)
    ForgotPasswordScene.expect(.recovered(.reset(remainingCodes: 7)), in: sent) {
      $0.request = nil
      $0.step = .done(.ana, remainingCodes: 7)
      $0.focus = .login
      $0.mailedTo = nil
      $0.mailedCode = CodeField()
      $0.newPassword.confirmation = PasswordField()
    }
    #expect(ForgotPasswordScene.done(remainingCodes: 0).focus == .renew)
  }

  @Test("a code that ended meanwhile is asked for again, and the new password stays")
  func codeEnded() {
    let sent = ForgotPasswordScene.reduced(ForgotPasswordScene.chosen(), .submitted)
    ForgotPasswordScene.expect(.recovered(.failed(.wrongCode())), in: sent) {
      $0.request = nil
      $0.step = .code(.mail)
      $0.focus = .code
      $0.faults = [.code: .wrongCode(.mail)]
    }
  }

  @Test(
    "what kept the password from being set is said where it can be mended",
    arguments: [
      (.unusablePassword, .password, .password(.tooLong)),
      (.store(.diskFull(path: "/d")), .save, .store(.diskFull(path: "/d"))),
    ] as [(RecoveryFailure, ForgotPasswordScreen.Focus, ForgotPasswordScreen.Fault)])
  func failures(
    failure: RecoveryFailure, focus: ForgotPasswordScreen.Focus,
    fault: ForgotPasswordScreen.Fault
  ) {
    let sent = ForgotPasswordScene.reduced(ForgotPasswordScene.chosen(), .submitted)
    ForgotPasswordScene.expect(.recovered(.failed(failure)), in: sent) {
      $0.request = nil
      $0.faults = [focus: fault]
      $0.focus = focus
      // What was refused is typed over.
      guard focus == .password else { return }
      $0.newPassword.password.select()
      $0.newPassword.confirmation.select()
    }
  }

  @Test("from the end Enter signs in, and c makes new codes, which are shown")
  func renewing() {
    let done = ForgotPasswordScene.done()
    #expect(ForgotPasswordScreen.action(for: .enter, in: done) == .loginChosen)
    ForgotPasswordScene.expect(
      .loginChosen, in: done, effects: [.navigate(.login(email: Self.email))])
    #expect(ForgotPasswordScreen.action(for: .character("c"), in: done) == .renewChosen)
    let renew = RecoveryRequest.renewCodes(.ana, password: Self.new)
    let sent = ForgotPasswordScene.expect(
      .renewChosen, in: done, effects: [.recover(renew, language: .spanish)]
    ) { $0.request = renew }
    let codes = [OneTimeCode(.recovery)]
    ForgotPasswordScene.expect(
      .recovered(.codesRenewed(codes)), in: sent,
      effects: [.navigate(.recoveryCodes(codes, .recovery(email: Self.email)))]
    ) { $0.request = nil }
    ForgotPasswordScene.expect(.recovered(.failed(.wrongCode())), in: sent) {
      $0.request = nil
      $0.faults = [.renew: .notRenewed]
      $0.focus = .renew
    }
    ForgotPasswordScene.expect(.recovered(.failed(.mustWait(milliseconds: 2_000))), in: sent) {
      $0.request = nil
      $0.faults = [.renew: .mustWait]
      $0.focus = .renew
      $0.waits.begin(for: Self.email, milliseconds: 2_000, at: 10_000)
    }
  }
}
