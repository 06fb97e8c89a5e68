import DailyMathCore
import DailyMathSystem
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The forgotten password as a conversation")
struct ForgotPasswordConversationTests {
  private typealias Screen = ForgotPasswordScreen

  private func session(_ state: ForgotPasswordScreen.State) -> PlainSession {
    var app = AppState(
      language: .english, size: Size(columns: 80, rows: 24), stamp: .at(10_000), seed: 1)
    app.screen = .forgotPassword(state)
    return PlainSession(app)
  }

  /// Answers one question after another; returns what the last answer asks for, and the session after it.
  private func answered(
    _ state: ForgotPasswordScreen.State, _ answers: PlainAnswer...
  ) -> (effects: [Effect], session: PlainSession) {
    var session = session(state)
    var effects: [Effect] = []
    for answer in answers {
      guard case .go(let actions, _, _) = session.take(answer) else {
        Issue.record("\(answer) is not understood")
        break
      }
      effects = actions.flatMap { session.reduce($0, at: .at(10_000)) }
    }
    return (effects, session)
  }

  private func secret(_ text: String) -> PlainAnswer { .secret(AccountsScene.password(text)) }

  @Test("the address that is known is kept with Enter, or another is typed")
  func address() {
    let state = Screen.State(email: "ana@b.co")
    #expect(session(state).question.prompt == "Email (Enter: no change)")
    #expect(
      answered(state, .text("")).session.question.statements == [
        "1. Send the link", "2. I have the code from the mail", "3. Use a recovery code", "0. Back",
      ])
    #expect(
      answered(state, .text(""), .text("")).effects
        == [.recover(.begin(email: "ana@b.co"), language: .english)])
    #expect(
      answered(state, .text("eva@b.co"), .text("1")).effects
        == [.recover(.begin(email: "eva@b.co"), language: .english)])
    let coded = answered(state, .text(""), .text("2")).session.question
    #expect(coded.statements == ["Type your code", "It is in the message that came to ana@b.co."])
    #expect(coded.prompt == "Code from the mail")
    #expect(answered(state, .text(""), .text("3")).session.question.prompt == "Recovery code")
    var session = session(state)
    #expect(
      session.take(.text("eva")) == .again("Write an email address like ana@uniquindio.edu.co."))
    let left = answered(state, .text(".")).session
    #expect(left.state.screen == .login(LoginScreen.State(email: "ana@b.co")))
  }

  @Test("after the mail the code is asked for, and 1 and 2 are the other ways")
  func mailed() {
    let state = ForgotPasswordScene.mailed()
    var session = session(state)
    #expect(
      session.takeLines().suffix(5) == [
        "Mail sent!", "Check your inbox at ana@uniquindio.edu.co.",
        "If that email has an account, the code arrives in a moment. It works for 15 minutes.",
        "1. Nothing there? Use a recovery code", "2. Send another",
      ])
    #expect(session.question.prompt == "Code from the mail")
    #expect(
      session.take(.text("0123")) == .again("The code has 20 letters and digits; you wrote 4."))
    let check = RecoveryRequest.check(
      email: "ana@uniquindio.edu.co", code: "0123-4567-89AB-CDEF-GHJK", way: .mail)
    #expect(
      answered(state, .text("0123 4567 89ab cdef ghjk")).effects
        == [.recover(check, language: .english)])
    #expect(answered(state, .text("1")).session.question.prompt == "Recovery code")
    #expect(answered(state, .text("1"), .text("1")).session.question.prompt == "Code from the mail")
    #expect(
      answered(state, .text("2")).effects
        == [.recover(.begin(email: "ana@uniquindio.edu.co"), language: .english)])
  }

  @Test("a wrong code is said with the time to wait, and without what was said before")
  func wrongCode() {
    let wrong = ForgotPasswordScene.reduced(
      .init(email: "ana@b.co"), .savedCodeChosen, .pasted("0123456789abcdef"), .submitted,
      .recovered(.failed(.wrongCode(waitMilliseconds: 4_000))))
    #expect(
      session(wrong).question.statements == [
        "That code is not right or was used already.", "Wait 4 s to try again.",
      ])
  }

  @Test("a mail that fails leaves the choice of a saved code")
  func mailFailed() {
    var session = answered(Screen.State(email: "ana@b.co"), .text(""), .text("1")).session
    let begin = RecoveryRequest.begin(email: "ana@b.co")
    _ = session.reduce(.recovered(.failed(.mailFailed), of: begin), at: .at(10_000))
    #expect(
      session.question.statements == [
        "The mail could not be sent. Use a recovery code or try again later.",
        "1. Try again", "2. I have the code from the mail", "3. Use a recovery code", "0. Back",
      ])
  }

  @Test("who asks for too many codes is told when the next can be asked for")
  func tooSoon() {
    let refused = ForgotPasswordScene.reduced(
      ForgotPasswordScene.mailed(), .sendAgainChosen,
      .recovered(.failed(.mustWait(milliseconds: 8_000))))
    #expect(
      session(refused).question.statements.first
        == "You have asked for a code. You can ask for another in 8 s.")
    #expect(answered(refused, .text("2")).effects.isEmpty)
  }

  @Test("a computer that sends no mail says so")
  func noMail() {
    let none = ForgotPasswordScene.reduced(
      ForgotPasswordScene.sent(), .recovered(.began(.savedCode)))
    #expect(session(none).question.statements.first == "This computer sends no mail.")
    var known = Screen.State(email: "ana@b.co")
    known.sendsMail = false
    let asked = answered(known, .text(""))
    #expect(asked.effects.isEmpty)
    #expect(asked.session.question.prompt == "Recovery code")
  }

  @Test("the new password is asked for twice, hidden, and anew where the two differ")
  func password() {
    let state = ForgotPasswordScene.permitted()
    #expect(session(state).question.isSecret)
    var short = session(state)
    #expect(short.take(secret("12345")) == .again("Use at least 6 characters."))
    let phrase = "cometa-papel-rio-lento"
    let reset = RecoveryRequest.reset(.ana, password: AccountsScene.password(phrase))
    #expect(
      answered(state, secret(phrase), secret(phrase)).effects
        == [.recover(reset, language: .english)])
    let other = answered(state, secret("mistyped"), secret("other"))
    #expect(other.session.question.prompt == "New password (6 or more)")
    #expect(
      answered(state, secret("mistyped"), secret("other"), secret(phrase), secret(phrase)).effects
        == [.recover(reset, language: .english)])
  }

  @Test("a password that is easy to guess may be changed, or taken all the same")
  func advice() {
    let weak = secret("secreto2")
    let state = ForgotPasswordScene.permitted()
    let advised = answered(state, weak, weak).session
    #expect(
      advised.question.statements == [
        "Under 15 characters it is guessed sooner.", "1. Use this one anyway",
        "2. Suggest a phrase of four words", "3. Write another password",
      ])
    let reset = RecoveryRequest.reset(.ana, password: AccountsScene.password("secreto2"))
    #expect(
      answered(state, weak, weak, .text("1")).effects == [.recover(reset, language: .english)])
    #expect(
      answered(state, weak, weak, .text("2")).effects == [.proposePassphrase(.english)])
    let anew = answered(state, weak, weak, .text("3"), secret("cometa-papel-rio-lento"))
    #expect(anew.session.question.statements.isEmpty)
    #expect(anew.session.question.prompt == "Repeat the password")
  }

  @Test("before a right code is given up it is asked")
  func leaving() {
    let state = ForgotPasswordScene.permitted()
    let asked = answered(state, secret("."))
    #expect(
      asked.session.question.statements == [
        "If you leave now, your password stays as it was.", "1. Stay here",
        "0. Leave without changing it",
      ])
    #expect(answered(state, secret("."), .text("")).session.question.isSecret)
    let left = answered(state, secret("."), .text("0")).session
    #expect(left.state.screen == .login(LoginScreen.State(email: "ana@uniquindio.edu.co")))
  }

  @Test("at the end the codes that are left are counted, and Enter signs in")
  func done() {
    let done = ForgotPasswordScene.done()
    #expect(
      session(done).question.statements == [
        "Your password was changed.",
        "Nobody comes in without the password now: remembered sign-ins have ended.",
        "You have 7 recovery codes left.", "1. Sign in", "2. Make new codes",
      ])
    let left = answered(done, .text("")).session
    #expect(left.state.screen == .login(LoginScreen.State(email: "ana@uniquindio.edu.co")))
    let renew = RecoveryRequest.renewCodes(
      .ana, password: AccountsScene.password("cometa-papel-rio-lento"))
    #expect(answered(done, .text("2")).effects == [.recover(renew, language: .english)])
  }
}
