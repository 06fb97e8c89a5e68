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

  /// A password of which nothing has to be said.
  private static let strong = "ocho gatos en el tejado"

  @Test("what is to be said about a weak password is said before the last question, and once")
  func adviceFirst() {
    func fill(_ state: inout RegisterScreen.State) {
      state.name = TextField("Ana")
      state.email = TextField("ana@b.co")
      state.newPassword.password = PasswordField(typed: "secreto")
    }
    let secret = AccountsScene.password("secreto")
    #expect(
      reply(.secret(secret), at: .confirmation, fill)
        == actions(.passwordEntered(secret), .focused(.create), .submitted))
    let confirmed = { (state: inout RegisterScreen.State) in
      fill(&state)
      state.newPassword.confirmation = PasswordField(typed: "secreto")
      state.newPassword.confirmedWeakness = .common
    }
    #expect(
      reply(.text("eva@b.co"), at: .email, confirmed)
        == actions(clearing, .pasted("eva@b.co"), .focused(.remember)))
    // Where only making the account failed, nothing is asked again.
    #expect(
      reply(.text("1"), at: .create) {
        confirmed(&$0)
        $0.faults[.create] = .store(.diskFull(path: "/d"))
      } == actions(.submitted))
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

  @Test("the last field that was missing leads to the last question, wherever it stands")
  func sending() {
    func fill(_ state: inout RegisterScreen.State) {
      state.name = TextField("Ana")
      state.email = TextField("ana@b.co")
      state.newPassword.password = PasswordField(typed: Self.strong)
      state.newPassword.confirmation = PasswordField(typed: Self.strong)
    }
    let secret = AccountsScene.password(Self.strong)
    #expect(
      reply(.secret(secret), at: .confirmation) {
        fill(&$0)
        $0.newPassword.confirmation = PasswordField()
      } == actions(.passwordEntered(secret), .focused(.remember)))
    // The address was taken; everything else is there already.
    #expect(
      reply(.text("eva@b.co"), at: .email, fill)
        == actions(clearing, .pasted("eva@b.co"), .focused(.remember)))
    // Another password wants its repetition anew.
    let other = AccountsScene.password("otro-secreto")
    #expect(
      reply(.secret(other), at: .password, fill)
        == actions(.passwordEntered(other), .focusMoved(by: 1)))
  }

  @Test("whether to be remembered is the last question, and its answer sends the form")
  func remembering() {
    #expect(reply(.text(""), at: .remember) == actions(.focused(.create), .submitted))
    #expect(
      reply(.text("s"), at: .remember)
        == actions(.rememberToggled, .focused(.create), .submitted))
    #expect(reply(.text("7"), at: .remember) == .again("Escribe uno de los números de la lista."))
  }

  @Test("a weak password is named, and is taken, changed, or replaced by a phrase")
  func weakPassword() {
    let weak = { (state: inout RegisterScreen.State) in state.newPassword.advice = .weak(.common) }
    var state = RegisterScreen.State()
    state.focus = .create
    weak(&state)
    let said = RegisterConversation.question(state, context).statements
    #expect(said.first == "Es de las contraseñas que cualquiera prueba primero.")
    #expect(reply(.text("1"), at: .create, weak) == actions(.focused(.remember)))
    #expect(reply(.text("2"), at: .create, weak) == actions(.phraseChosen))
    #expect(reply(.text("3"), at: .create, weak) == actions(.focused(.password)))
    #expect(reply(.text("0"), at: .create, weak) == actions(.loginChosen))
    // Nothing is usual before a weak password.
    #expect(
      reply(.text(""), at: .create, weak) == .again("Escribe uno de los números de la lista."))
  }

  @Test("a proposed phrase is said, and Enter takes it")
  func phrase() {
    let proposed = { (state: inout RegisterScreen.State) in
      state.newPassword.password = PasswordField(typed: "tigre-lluvia-faro-verde")
      state.newPassword.advice = .proposed
    }
    var state = RegisterScreen.State()
    state.focus = .create
    proposed(&state)
    #expect(
      RegisterConversation.question(state, context).statements.first
        == "Tu frase: tigre-lluvia-faro-verde")
    #expect(reply(.text(""), at: .create, proposed) == actions(.focused(.remember)))
    #expect(reply(.text("2"), at: .create, proposed) == actions(.phraseChosen))
  }

  @Test("where the repetition differs, both passwords are asked again")
  func mismatch() {
    let answer = PlainAnswer.secret(AccountsScene.password("secretx"))
    let expected = PlainReply.go(
      [.screen(.register(.focused(.password)))], saying: ["Las contraseñas no coinciden."])
    #expect(
      reply(answer, at: .confirmation) { $0.newPassword.password = PasswordField(typed: "secreto") }
        == expected
    )
    let short = PlainAnswer.secret(AccountsScene.password("corta"))
    #expect(reply(short, at: .password) == .again("Usa al menos 6 caracteres."))
  }
}
