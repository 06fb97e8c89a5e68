import DailyMathCore
import DailyMathSystem
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("Signing in as a conversation")
struct LoginConversationTests {
  private func context(_ place: PlainPlace) -> PlainContext {
    let state = AppState(
      language: .english, size: Size(columns: 80, rows: 24), stamp: .at(), seed: 1)
    return PlainContext(state, place: place)
  }

  @Test(
    "the menu takes numbers, or an address at once",
    arguments: [
      ("1", .go([.screen(.login(.focused(.email)))], to: .form)),
      ("2", .go(.login(.createAccountChosen))), ("3", .go(.login(.forgotPasswordChosen))),
      ("4", .go(.login(.languageChosen))), ("0", .go([.endRequested])),
      ("q", .go([.endRequested])), ("", .again("Write one of the numbers in the list.")),
      ("7", .again("Write one of the numbers in the list.")),
      ("ana@", .again("Write an email address like ana@uniquindio.edu.co.")),
    ] as [(String, PlainReply)])
  func menu(text: String, expected: PlainReply) {
    let reply = LoginConversation.reply(to: .text(text), LoginScreen.State(), context(.menu))
    #expect(reply == expected)
  }

  @Test("on the first start Enter makes an account")
  func firstStart() {
    let state = LoginScreen.State(accountCount: 0)
    let reply = LoginConversation.reply(to: .text(""), state, context(.menu))
    #expect(reply == .go(.login(.createAccountChosen)))
    let question = LoginConversation.question(state, context(.menu))
    #expect(question.heading.last == "First time here? Press Enter to create your account.")
    #expect(question.prompt == "Choose a number (Enter: Create an account)")
  }

  @Test("the address that is typed takes the place of the old one, and Enter keeps that")
  func email() {
    var state = LoginScreen.State(email: "a@b.co")
    state.focus = .email
    func actions(_ email: String) -> PlainReply {
      .go(
        [
          .focused(.email), .keyTyped(.character("u", .control)), .pasted(email),
          .focusMoved(by: 1),
        ].map { .screen(.login($0)) }, to: .form)
    }
    #expect(
      LoginConversation.reply(to: .text(" c@d.co "), state, context(.form)) == actions("c@d.co"))
    #expect(LoginConversation.reply(to: .text(""), state, context(.form)) == actions("a@b.co"))
    #expect(LoginConversation.reply(to: .text("."), state, context(.form)) == .go([], to: .menu))
    #expect(
      LoginConversation.reply(to: .text("c"), state, context(.form))
        == .again("Write an email address like ana@uniquindio.edu.co."))
  }

  @Test("a password is taken whole; none leads to the address, a dot or Escape to the menu")
  func password() {
    let state = LoginScreen.State(email: "a@b.co")
    #expect(LoginConversation.question(state, context(.form)).isSecret)
    func reply(_ text: String) -> PlainReply {
      LoginConversation.reply(
        to: .secret(AccountsScene.password(text)), state, context(.form))
    }
    let secret = AccountsScene.password(" se creto ")
    #expect(reply(" se creto ") == .go(.login(.passwordEntered(secret)), .login(.submitted)))
    #expect(reply("") == .go(.login(.focused(.email))))
    #expect(reply(".") == .go([], to: .menu))
    #expect(reply("\u{1B}") == .go([], to: .menu))
  }

  @Test("one of the choices says whether this computer remembers, and warns where others study too")
  func remember() {
    let shared = LoginScreen.State(accountCount: 2)
    let question = LoginConversation.question(shared, context(.menu))
    #expect(question.statements.contains("5. Remember me on this computer: no"))
    #expect(
      LoginConversation.reply(to: .text("5"), shared, context(.menu))
        == .go(
          [.screen(.login(.rememberToggled))],
          saying: ["Whoever opens DailyMath here is in your account."]))
    let alone = LoginScreen.State(accountCount: 1)
    #expect(
      LoginConversation.question(alone, context(.menu)).statements.contains(
        "5. Remember me on this computer: yes"))
    #expect(
      LoginConversation.reply(to: .text("5"), alone, context(.menu))
        == .go(.login(.rememberToggled)))
    // Without an account there is nobody to be remembered.
    let first = LoginScreen.State(accountCount: 0)
    #expect(
      LoginConversation.reply(to: .text("5"), first, context(.menu))
        == .again("Write one of the numbers in the list."))
  }

  @Test("who has to wait hears for how long before the password is asked again")
  func waiting() {
    var state = LoginScreen.State(email: "a@b.co")
    state.failure = .wrongCredentials(waitMilliseconds: 4_000)
    state.waits.begin(for: "a@b.co", milliseconds: 4_000, at: 0)
    #expect(
      LoginConversation.question(state, context(.form)).statements == [
        "The email or the password is not right.", "Wait 4 s to try again.",
        "Enter takes you back to the email.",
      ])
    state.failure = .mustWait(milliseconds: 4_000)
    #expect(
      LoginConversation.question(state, context(.form)).statements == [
        "Wait 4 s to try again.", "Enter takes you back to the email.",
      ])
  }
}
