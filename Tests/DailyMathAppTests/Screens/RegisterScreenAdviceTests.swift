import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("Advice on the password of a new account")
struct RegisterScreenAdviceTests {
  private let phrase = AccountsScene.password("tigre-luna-rio-verde")

  private func filled(_ password: String, isAlone: Bool = false) -> RegisterScreen.State {
    var state = RegisterScreen.State(email: "ana@uniquindio.edu.co", isAlone: isAlone)
    state.name = TextField("Ana María")
    state.newPassword.password = PasswordField(typed: password)
    state.newPassword.confirmation = PasswordField(typed: password)
    state.focus = .confirmation
    return state
  }

  private func registration(_ password: String, isRemembered: Bool = false) -> Effect {
    .register(
      Registration(
        displayName: "Ana María", email: .ana, university: "", language: .spanish),
      password: AccountsScene.password(password), isRemembered: isRemembered)
  }

  @Test(
    "a weak password is named, and taken where the form is sent once more",
    arguments: [
      ("contraseña", .common), ("anamaria7", .personal), ("lmnopqrs", .pattern),
      ("mi gata Luna", .short),
    ] as [(String, PasswordWeakness)])
  func weak(password: String, weakness: PasswordWeakness) {
    let asked = expect(.submitted, in: filled(password)) {
      $0.newPassword.advice = .weak(weakness)
      $0.newPassword.confirmedWeakness = weakness
      $0.focus = .create
    }
    expect(.submitted, in: asked, effects: [registration(password)]) {
      $0.isCreating = true
    }
  }

  @Test("nothing is said of a strong one, and the form is sent at once")
  func strong() {
    let password = "ocho gatos en el tejado"
    expect(.submitted, in: filled(password), effects: [registration(password)]) {
      $0.isCreating = true
    }
  }

  @Test(
    "a password is judged as its field is left, not while it is typed, and then not asked about")
  func leaving() {
    var state = filled("qwerty")
    state.focus = .password
    state = expect(.keyTyped(.character("1")), in: state) {
      $0.newPassword.password = PasswordField(typed: "qwerty1")
      $0.faults = [.confirmation: .password(.different)]
    }
    state = expect(.focusMoved(by: 1), in: state) {
      $0.focus = .confirmation
      $0.newPassword.advice = .weak(.common)
    }
    #expect(!state.newPassword.isAskingToConfirm)
    var short = filled("corta")
    short.focus = .password
    expect(.focusMoved(by: 1), in: short) {
      $0.focus = .confirmation
      // What is refused needs no advice.
      $0.faults = [.password: .password(.tooShort)]
    }
  }

  @Test("another password takes the advice along, and is asked about anew")
  func changing() {
    var state = filled("contraseña")
    state.newPassword.advice = .weak(.common)
    state.newPassword.confirmedWeakness = .common
    state.focus = .password
    let changed = reduced(.keyTyped(.character("x")), state)
    #expect(changed.newPassword.advice == nil && !changed.newPassword.isAskingToConfirm)
    // A key that changes nothing leaves everything as it is.
    #expect(reduced(.keyTyped(KeyPress(.left)), state).newPassword.isAskingToConfirm)
    // What is weak for another reason than the name stays so under any name.
    for focus: RegisterScreen.Focus in [.name, .email, .university] {
      state.focus = focus
      #expect(reduced(.keyTyped(.character("x")), state).newPassword.isAskingToConfirm)
    }
  }

  @Test("a password that was like the name is judged anew once the name is another")
  func otherName() {
    var state = filled("anamaria77")
    state.newPassword.advice = .weak(.personal)
    state.newPassword.confirmedWeakness = .personal
    state.focus = .name
    let changed = reduced(.keyTyped(.character("x")), state)
    #expect(changed.newPassword.advice == nil && !changed.newPassword.isAskingToConfirm)
    #expect(reduced(.submitted, changed).newPassword.advice == .weak(.short))
  }

  @Test("a phrase goes into both fields in clear, and is sent without being asked about")
  func phraseTaken() {
    var state = filled("corta")
    state.faults = [.password: .password(.tooShort), .confirmation: .password(.different)]
    expect(.phraseChosen, in: state, effects: [.proposePassphrase(.spanish)])
    let proposed = expect(.phraseProposed(phrase), in: state) {
      $0.newPassword.password.replace(with: phrase)
      $0.newPassword.confirmation.replace(with: phrase)
      $0.newPassword.password.isRevealed = true
      $0.newPassword.confirmation.isRevealed = true
      $0.newPassword.advice = .proposed
      $0.faults = [:]
      $0.focus = .create
    }
    expect(
      .submitted, in: proposed, effects: [registration("tigre-luna-rio-verde")]
    ) { $0.isCreating = true }
    var changed = proposed
    changed.focus = .password
    #expect(reduced(.keyTyped(.character("x")), changed).newPassword.advice == nil)
  }

  @Test("the link to a phrase is passed over where nothing is said of the password")
  func link() {
    var state = filled("ocho gatos en el tejado")
    expect(.focusMoved(by: 1), in: state) { $0.focus = .remember }
    state.focus = .remember
    expect(.focusMoved(by: -1), in: state) { $0.focus = .confirmation }
    state.newPassword.advice = .weak(.short)
    expect(.focusMoved(by: -1), in: state) { $0.focus = .phrase }
  }

  @Test(
    "being remembered is preselected for who is alone, and can be changed",
    arguments: [true, false])
  func remembered(isAlone: Bool) {
    let state = filled("ocho gatos en el tejado", isAlone: isAlone)
    #expect(state.isRemembered == isAlone)
    let toggled = expect(.rememberToggled, in: state) { $0.isRemembered = !isAlone }
    expect(
      .submitted, in: toggled,
      effects: [registration("ocho gatos en el tejado", isRemembered: !isAlone)]
    ) { $0.isCreating = true }
  }

  @Test("whether somebody is alone comes from the number of accounts in the folder")
  func alone() {
    for count in [0, 1] {
      var scene = AppScene()
      scene.act(.prepared(.ready(accountCount: count)))
      scene.press(KeyPress(.function(3)))
      guard case .register(let form) = scene.state.screen else {
        Issue.record("no form")
        continue
      }
      #expect(form.isAlone == (count == 0) && form.isRemembered == (count == 0))
      #expect(scene.frame().shows("quien abra DailyMath") == (count == 1))
    }
  }

  @Test("a phrase that comes when the form is gone changes nothing")
  func late() {
    var scene = AppScene(.login(LoginScreen.State()))
    scene.expect(.passphraseProposed(phrase))
  }

  private func reduced(
    _ action: RegisterScreen.Action, _ state: RegisterScreen.State
  ) -> RegisterScreen.State {
    var state = state
    _ = RegisterScreen.reduce(&state, action, .test())
    return state
  }

  @discardableResult
  private func expect(
    _ action: RegisterScreen.Action, in state: RegisterScreen.State, effects: [Effect] = [],
    sourceLocation: SourceLocation = #_sourceLocation,
    change: (inout RegisterScreen.State) -> Void = { _ in }
  ) -> RegisterScreen.State {
    expectReduction(
      of: state, by: { RegisterScreen.reduce(&$0, action, .test()) }, effects: effects,
      sourceLocation: sourceLocation, change: change)
  }
}
