import DailyMathCore
import DailyMathSystem
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("Making an account as a conversation")
struct RegisterConversationTests {
  private let context = PlainContext(
    AppState(language: .spanish, size: Size(columns: 80, rows: 24), stamp: .at(), seed: 1),
    place: .menu)

  private func reply(
    _ answer: PlainAnswer, at focus: RegisterScreen.Focus,
    _ change: (inout RegisterScreen.State) -> Void = { _ in }
  ) -> PlainReply {
    var state = RegisterScreen.State()
    state.focus = focus
    change(&state)
    return RegisterConversation.reply(to: answer, state, context)
  }

  private func actions(_ actions: RegisterScreen.Action...) -> PlainReply {
    .go(actions.map { .screen(.register($0)) })
  }

  private let clearing = RegisterScreen.Action.keyTyped(.character("u", .control))

  @Test("a field that is right leads to the next, one that is wrong is asked again")
  func fields() {
    #expect(
      reply(.text(" Ana "), at: .name) == actions(clearing, .pasted("Ana"), .focusMoved(by: 1)))
    #expect(reply(.text(""), at: .name) == .again("Escribe tu nombre."))
    let long = String(repeating: "ñ", count: 81)
    #expect(reply(.text(long), at: .name) == .again("Usa como máximo 80 caracteres."))
    #expect(reply(.text(""), at: .university) == actions(.focusMoved(by: 1)))
    #expect(
      reply(.text("x"), at: .email) == .again("Escribe un correo como ana@uniquindio.edu.co."))
    #expect(reply(.text("."), at: .email) == actions(.loginChosen))
  }

  @Test("the last field that was missing sends the form, wherever it stands")
  func sending() {
    func fill(_ state: inout RegisterScreen.State) {
      state.name = TextField("Ana")
      state.email = TextField("ana@b.co")
      state.password = PasswordField(typed: "secreto")
      state.confirmation = PasswordField(typed: "secreto")
    }
    let secret = AccountsScene.password("secreto")
    #expect(
      reply(.secret(secret), at: .confirmation) {
        fill(&$0)
        $0.confirmation = PasswordField()
      } == actions(.passwordEntered(secret), .submitted))
    // The address was taken; everything else is there already.
    #expect(
      reply(.text("eva@b.co"), at: .email, fill)
        == actions(clearing, .pasted("eva@b.co"), .submitted))
    // Another password wants its repetition anew.
    let other = AccountsScene.password("otro-secreto")
    #expect(
      reply(.secret(other), at: .password, fill)
        == actions(.passwordEntered(other), .focusMoved(by: 1)))
  }

  @Test("where the repetition differs, both passwords are asked again")
  func mismatch() {
    let answer = PlainAnswer.secret(AccountsScene.password("secretx"))
    let expected = PlainReply.go(
      [.screen(.register(.focused(.password)))], saying: ["Las contraseñas no coinciden."])
    #expect(
      reply(answer, at: .confirmation) { $0.password = PasswordField(typed: "secreto") } == expected
    )
    let short = PlainAnswer.secret(AccountsScene.password("corta"))
    #expect(reply(short, at: .password) == .again("Usa al menos 6 caracteres."))
  }
}
