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
    let state = LoginScreen.State(isFirstStart: true)
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
}
