import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

extension ForgotPasswordScreenTests {
  @Test("a code is of the kind that its length tells, wherever it is typed")
  func otherKind() {
    let saved = RecoveryRequest.check(
      email: Self.email, code: "0123-4567-89AB-CDEF", way: .savedCode)
    let mailed = RecoveryRequest.check(
      email: Self.email, code: "0123-4567-89AB-CDEF-GHJK", way: .mail)
    let atMail = ForgotPasswordScene.reduced(
      ForgotPasswordScene.mailed(), .pasted("0123456789abcdef"))
    let atSaved = ForgotPasswordScene.reduced(
      .init(email: Self.email), .savedCodeChosen, .pasted("0123456789abcdefghjk"))
    for (state, request) in [(atMail, saved), (atSaved, mailed)] {
      ForgotPasswordScene.expect(
        .submitted, in: state, effects: [.recover(request, language: .spanish)]
      ) { $0.request = request }
    }
  }

  @Test("another mail ends the code before, and says so")
  func sendAgain() {
    var state = ForgotPasswordScene.mailed()
    state.mailedCode = CodeField("0123")
    let begin = RecoveryRequest.begin(email: Self.email)
    let sent = ForgotPasswordScene.expect(
      .sendAgainChosen, in: state, effects: [.recover(begin, language: .spanish)]
    ) { $0.request = begin }
    ForgotPasswordScene.expect(.recovered(.began(.mail)), in: sent) {
      $0.request = nil
      $0.mailedCode = CodeField()
      $0.isMailedAgain = true
    }
    // Where it fails the code before is still worth something.
    ForgotPasswordScene.expect(.recovered(.failed(.mailFailed)), in: sent) {
      $0.request = nil
      $0.faults = [.send: .mailFailed]
      $0.focus = .sendAgain
    }
  }

  @Test("Escape goes back step by step, and what was typed and mailed is still there")
  func back() {
    var state = ForgotPasswordScene.mailed()
    state.mailedCode = CodeField("0123")
    let saved = ForgotPasswordScene.expect(.savedCodeChosen, in: state) {
      $0.step = .code(.savedCode)
    }
    let mailed = ForgotPasswordScene.expect(.backChosen, in: saved) { $0.step = .code(.mail) }
    let address = ForgotPasswordScene.expect(.backChosen, in: mailed) {
      $0.step = .address
      $0.focus = .email
    }
    ForgotPasswordScene.expect(
      .backChosen, in: address, effects: [.navigate(.login(email: Self.email))])
    ForgotPasswordScene.expect(.mailedCodeChosen, in: address) {
      $0.step = .code(.mail)
      $0.focus = .code
    }
    // A code may have come to another address before the program was started.
    var other = address
    other.email = TextField("eva@b.co")
    let older = ForgotPasswordScene.expect(.mailedCodeChosen, in: other) {
      $0.step = .code(.mail)
      $0.focus = .code
    }
    #expect(!older.hasMailedCode)
    ForgotPasswordScene.expect(
      .loginChosen, in: mailed, effects: [.navigate(.login(email: Self.email))])
  }

  @Test("Tab goes round over what the step has, and a click reaches nothing else")
  func goingRound() {
    var state = ForgotPasswordScene.mailed()
    var seen: [Screen.Focus] = []
    for _ in 0..<5 {
      state = ForgotPasswordScene.reduced(state, .focusMoved(by: 1))
      seen.append(state.focus)
    }
    #expect(seen == [.check, .savedCode, .sendAgain, .login, .code])
    ForgotPasswordScene.expect(.focused(.password), in: state)
    ForgotPasswordScene.expect(.focusMoved(by: -1), in: state) { $0.focus = .login }
  }
}
