import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("The forgotten password: the address and the code")
struct ForgotPasswordScreenTests {
  typealias Screen = ForgotPasswordScreen
  static let email = "ana@uniquindio.edu.co"

  @Test("it begins at the address, or at the button where the address is known")
  func beginning() {
    #expect(Screen.State().focus == .email)
    #expect(Screen.State(email: "ana@").focus == .email)
    #expect(Screen.State(email: Self.email).focus == .send)
  }

  @Test("an address is sent as it was typed, once, and everything stays until the outcome is there")
  func sending() {
    let sent = ForgotPasswordScene.expect(
      .submitted, in: Screen.State(email: Self.email),
      effects: [.recover(.begin(email: Self.email), language: .spanish)]
    ) { $0.request = .begin(email: Self.email) }
    for action: Screen.Action in [
      .submitted, .keyTyped(.character("x")), .pasted("x"), .focusMoved(by: 1), .focused(.email),
      .savedCodeChosen, .mailedCodeChosen, .sendAgainChosen, .renewChosen,
    ] {
      ForgotPasswordScene.expect(action, in: sent)
    }
    ForgotPasswordScene.expect(.ticked, in: sent) { $0.spinnerStep = 1 }
    ForgotPasswordScene.expect(.languageChosen, in: sent, effects: [.changeLanguage])
    ForgotPasswordScene.expect(.quitChosen, in: sent, effects: [.quit])
  }

  @Test("nobody has to wait until a mail is sent: what comes of it then is dropped")
  func leavingWhileSending() {
    let login = [Effect.navigate(.login(email: Self.email))]
    for action: Screen.Action in [.backChosen, .loginChosen] {
      let left = ForgotPasswordScene.expect(
        action, in: ForgotPasswordScene.sent(), effects: login
      ) { $0.request = nil }
      ForgotPasswordScene.expect(.recovered(.failed(.mailFailed)), in: left)
    }
    let again = ForgotPasswordScene.reduced(ForgotPasswordScene.mailed(), .sendAgainChosen)
    ForgotPasswordScene.expect(.backChosen, in: again) {
      $0.request = nil
      $0.step = .address
      $0.focus = .email
    }
    // A code that is being checked is waited for.
    for action: Screen.Action in [.backChosen, .loginChosen] {
      ForgotPasswordScene.expect(action, in: ForgotPasswordScene.checking())
    }
  }

  @Test("where no mail is sent that is known before anything is asked, and a saved code comes next")
  func withoutMail() {
    let state = ForgotPasswordScene.expect(
      .mailLookedUp(sendsMail: false), in: Screen.State(email: Self.email)
    ) { $0.sendsMail = false }
    ForgotPasswordScene.expect(.submitted, in: state) {
      $0.step = .code(.savedCode)
      $0.focus = .code
    }
    ForgotPasswordScene.expect(.mailedCodeChosen, in: state)
    var malformed = state
    malformed.email = TextField("ana@")
    ForgotPasswordScene.expect(.submitted, in: malformed) {
      $0.faults = [.email: .emailMalformed]
      $0.focus = .email
    }
    var seen: [Screen.Focus] = []
    var round = state
    for _ in 0..<3 {
      round = ForgotPasswordScene.reduced(round, .focusMoved(by: 1))
      seen.append(round.focus)
    }
    #expect(seen == [.login, .email, .send])
  }

  @Test("who asks for another code too soon is told to wait, and may type the one before")
  func tooSoon() {
    var state = ForgotPasswordScene.mailed()
    state.mailedCode = CodeField("0123")
    let sent = ForgotPasswordScene.reduced(state, .sendAgainChosen)
    let refused = ForgotPasswordScene.expect(
      .recovered(.failed(.mustWait(milliseconds: 8_000))), in: sent
    ) {
      $0.request = nil
      $0.focus = .sendAgain
      $0.requestWaits.begin(for: Self.email, milliseconds: 8_000, at: 10_000)
    }
    #expect(refused.requestCountdown(at: 17_999) == Countdown(end: 18_000))
    #expect(refused.requestCountdown(at: 18_000) == nil)
    #expect(refused.countdown(at: 10_000) == nil)
    ForgotPasswordScene.expect(.sendAgainChosen, in: refused)
    let code = ForgotPasswordScene.reduced(
      refused, .focused(.code), .keyTyped(KeyPress(.end)), .pasted("456789abcdefghjk"))
    let check = RecoveryRequest.check(
      email: Self.email, code: "0123-4567-89AB-CDEF-GHJK", way: .mail)
    ForgotPasswordScene.expect(
      .submitted, in: code, effects: [.recover(check, language: .spanish)]
    ) { $0.request = check }
    let first = ForgotPasswordScene.expect(
      .recovered(.failed(.mustWait(milliseconds: 8_000))), in: ForgotPasswordScene.sent()
    ) {
      $0.request = nil
      $0.focus = .send
      $0.requestWaits.begin(for: Self.email, milliseconds: 8_000, at: 10_000)
    }
    ForgotPasswordScene.expect(.submitted, in: first)
  }

  @Test("what is no address is not sent, and neither does it lead to a code")
  func malformed() {
    for action: Screen.Action in [.submitted, .savedCodeChosen, .mailedCodeChosen] {
      ForgotPasswordScene.expect(action, in: Screen.State(email: "ana@")) {
        $0.faults = [.email: .emailMalformed]
        $0.focus = .email
      }
    }
  }

  @Test("once the mail is sent the code is asked for")
  func mailed() {
    let state = ForgotPasswordScene.sent()
    let mailed = ForgotPasswordScene.expect(.recovered(.began(.mail)), in: state) {
      $0.request = nil
      $0.step = .code(.mail)
      $0.focus = .code
      $0.mailedTo = .ana
    }
    #expect(mailed.hasMailedCode)
  }

  @Test("where no mail is configured one of the saved codes is asked for, and why is known")
  func noMail() {
    ForgotPasswordScene.expect(.recovered(.began(.savedCode)), in: ForgotPasswordScene.sent()) {
      $0.request = nil
      $0.step = .code(.savedCode)
      $0.focus = .code
      $0.sendsMail = false
    }
  }

  @Test("a mail that fails is said, and Enter tries again and leads nowhere else")
  func mailFailed() {
    ForgotPasswordScene.expect(.recovered(.failed(.mailFailed)), in: ForgotPasswordScene.sent()) {
      $0.request = nil
      $0.faults = [.send: .mailFailed]
      $0.focus = .send
    }
  }

  @Test("what keeps the accounts from being read is said at the button")
  func store() {
    let error = StoreError.busy(path: "/d")
    ForgotPasswordScene.expect(
      .recovered(.failed(.store(error))), in: ForgotPasswordScene.sent()
    ) {
      $0.request = nil
      $0.faults = [.send: .store(error)]
      $0.focus = .send
    }
  }

  @Test(
    "a code that cannot be one costs no try",
    arguments: [
      ("", .codeIncomplete(typed: 0, wanted: 20)),
      ("0123456789abcde", .codeIncomplete(typed: 15, wanted: 20)),
      ("0123456789abcdeu", .codeUnreadable),
      ("0123456789abcdefghjkm", .codeIncomplete(typed: 21, wanted: 20)),
      ("0123456789abcdefghju", .codeUnreadable),
    ] as [(String, ForgotPasswordScreen.Fault)])
  func incomplete(code: String, fault: ForgotPasswordScreen.Fault) {
    var state = ForgotPasswordScene.mailed()
    state.mailedCode = CodeField(code)
    ForgotPasswordScene.expect(.submitted, in: state) { $0.faults = [.code: fault] }
  }

  @Test("a whole code is checked, of either kind, however it was written")
  func checking() {
    var mailed = ForgotPasswordScene.mailed()
    mailed.mailedCode = CodeField("o123 4567 89ab cdef ghjk")
    let check = RecoveryRequest.check(
      email: Self.email, code: "O123-4567-89AB-CDEF-GHJK", way: .mail)
    ForgotPasswordScene.expect(
      .submitted, in: mailed, effects: [.recover(check, language: .spanish)]
    ) { $0.request = check }
    var saved = ForgotPasswordScene.expect(.savedCodeChosen, in: mailed) {
      $0.step = .code(.savedCode)
    }
    saved.savedCode = CodeField("0123456789abcdef")
    let savedCheck = RecoveryRequest.check(
      email: Self.email, code: "0123-4567-89AB-CDEF", way: .savedCode)
    ForgotPasswordScene.expect(
      .submitted, in: saved, effects: [.recover(savedCheck, language: .spanish)]
    ) { $0.request = savedCheck }
  }

  @Test("a wrong code is said under it, and the next one has to wait where it has to")
  func wrongCode() {
    let checking = ForgotPasswordScene.reduced(
      .init(email: Self.email), .savedCodeChosen, .pasted("0123456789abcdef"), .submitted)
    let wrong = ForgotPasswordScene.expect(
      .recovered(.failed(.wrongCode(waitMilliseconds: 4_000))), in: checking
    ) {
      $0.request = nil
      $0.faults = [.code: .wrongCode(.savedCode)]
      $0.waits.begin(for: Self.email, milliseconds: 4_000, at: 10_000)
    }
    ForgotPasswordScene.expect(.submitted, in: wrong)
    #expect(wrong.countdown(at: 13_999) == Countdown(end: 14_000))
    #expect(wrong.countdown(at: 14_000) == nil)
    ForgotPasswordScene.expect(.keyTyped(KeyPress(.backspace)), in: wrong) {
      $0.savedCode = CodeField("0123456789abcde")
      $0.faults = [:]
    }
    ForgotPasswordScene.expect(
      .recovered(.failed(.mustWait(milliseconds: 4_000))), in: checking
    ) {
      $0.request = nil
      $0.faults = [.code: .mustWait]
      $0.waits.begin(for: Self.email, milliseconds: 4_000, at: 10_000)
    }
  }

  @Test("a mailed code does not wait for what went wrong before it, unless it was refused itself")
  func mailedCodeWaits() {
    var state = ForgotPasswordScene.mailed()
    state.waits.begin(for: Self.email, milliseconds: 4_000, at: 10_000)
    #expect(state.countdown(at: 10_000) == nil)
    let refused = ForgotPasswordScene.reduced(
      ForgotPasswordScene.checking(), .recovered(.failed(.mustWait(milliseconds: 4_000))))
    #expect(refused.countdown(at: 10_000) == Countdown(end: 14_000))
  }
}
