import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("Making an account")
struct RegisterScreenTests {
  typealias Focus = RegisterScreen.Focus

  /// A password of which nothing has to be said.
  private static let strong = "ocho gatos en el tejado"

  @Test(
    "Enter goes from field to field and sends at the last, Escape goes back",
    arguments: [
      (Focus.name, .focusMoved(by: 1)), (.email, .focusMoved(by: 1)),
      (.university, .focusMoved(by: 1)), (.password, .focusMoved(by: 1)),
      (.confirmation, .submitted), (.phrase, .phraseChosen), (.remember, .focusMoved(by: 1)),
      (.create, .submitted), (.haveAccount, .loginChosen),
    ] as [(Focus, RegisterScreen.Action)])
  func acceptance(focus: Focus, action: RegisterScreen.Action) {
    var state = RegisterScreen.State()
    state.focus = focus
    #expect(RegisterScreen.action(for: .enter, in: state) == action)
    #expect(RegisterScreen.action(for: .escape, in: state) == .loginChosen)
    #expect(RegisterScreen.action(for: .tab, in: state) == .focusMoved(by: 1))
    #expect(RegisterScreen.action(for: .backTab, in: state) == .focusMoved(by: -1))
    #expect(RegisterScreen.action(for: .character("r", .control), in: state) == .revealToggled)
    #expect(RegisterScreen.action(for: .character("g", .control), in: state) == .phraseChosen)
    let isButton = RegisterScreen.judgedFields.contains(focus) == false
    let chosen = focus == .remember ? .rememberToggled : action
    #expect(
      RegisterScreen.action(for: .space, in: state) == (isButton ? chosen : .keyTyped(.space)))
    #expect(
      RegisterScreen.action(for: .character("?"), in: state)
        == (isButton ? nil : .keyTyped(.character("?"))))
    #expect(
      RegisterScreen.action(for: .character("r"), in: state)
        == (isButton ? nil : .keyTyped(.character("r"))))
  }

  @Test("an address that was refused stays refused until it is another, whatever key comes")
  func refusedAddress() {
    var state = filled()
    state.isCreating = true
    state = expect(.registrationFailed(.emailTaken), in: state) {
      $0.isCreating = false
      $0.faults = [.email: .emailTaken]
      $0.focus = .email
    }
    // An impatient Enter stays where the refusal is read.
    #expect(RegisterScreen.action(for: .enter, in: state) == .focused(.email))
    expect(.focused(.email), in: state)
    expect(.focusMoved(by: 1), in: state) { $0.focus = .university }
    let other = expect(.keyTyped(.character("x")), in: state) {
      $0.email = TextField("ana@uniquindio.edu.cox")
      $0.faults = [:]
    }
    #expect(RegisterScreen.action(for: .enter, in: other) == .focusMoved(by: 1))
  }

  @Test("letters go into the field that has the focus")
  func typing() {
    var state = RegisterScreen.State(email: "ana@b.c")
    expect(.keyTyped(.character("A")), in: state) { $0.name = TextField("A") }
    state.focus = .email
    expect(.keyTyped(.character("o")), in: state) { $0.email = TextField("ana@b.co") }
    state.focus = .university
    expect(.pasted("UQ"), in: state) { $0.university = TextField("UQ") }
    state.focus = .password
    expect(.pasted("secreto"), in: state) {
      $0.newPassword.password = PasswordField(typed: "secreto")
    }
    state.focus = .create
    expect(.keyTyped(.character("o")), in: state)
  }

  @Test("showing the password shows both, and hiding hides both")
  func reveal() {
    let shown = expect(.revealToggled, in: filled()) {
      $0.newPassword.password.isRevealed = true
      $0.newPassword.confirmation.isRevealed = true
    }
    expect(.revealToggled, in: shown) {
      $0.newPassword.password.isRevealed = false
      $0.newPassword.confirmation.isRevealed = false
    }
  }

  @Test("a valid form is sent once, with the language of the interface, and then rests")
  func submitting() throws {
    var state = filled()
    state.name = TextField("  Ana María ")
    state.focus = .create
    state.spinnerStep = 3
    #expect(state.isValid)
    let registration = Registration(
      displayName: "Ana María", email: .ana, university: "UQ", language: .english)
    let creating = expect(
      .submitted, in: state,
      effects: [
        .register(
          registration, password: PasswordField(typed: Self.strong).secret, isRemembered: false)
      ],
      language: .english
    ) {
      $0.isCreating = true
      $0.spinnerStep = 0
    }
    for action: RegisterScreen.Action in [
      .submitted, .keyTyped(.character("x")), .pasted("x"), .focusMoved(by: 1), .focused(.email),
      .loginChosen, .phraseChosen, .phraseProposed(AccountsScene.password("uno-dos")),
      .rememberToggled,
    ] {
      expect(action, in: creating)
    }
    expect(.ticked, in: creating) { $0.spinnerStep = 1 }
  }

  @Test("an empty form is not sent: every field says why, and the first one has the focus")
  func emptyForm() {
    var state = RegisterScreen.State()
    state.focus = .create
    #expect(!state.isValid)
    expect(.submitted, in: state) {
      $0.faults = [
        .name: .nameMissing, .email: .emailMalformed, .password: .password(.tooShort),
      ]
      $0.focus = .name
    }
  }

  @Test("a form with one fault sends the focus there")
  func oneFault() {
    var state = filled()
    state.newPassword.confirmation = PasswordField(typed: "secreta")
    state.focus = .create
    expect(.submitted, in: state) {
      $0.faults = [.confirmation: .password(.different)]
      $0.focus = .confirmation
    }
  }

  @Test(
    "a failure is said at its field, and nothing typed is erased",
    arguments: [
      (.emailTaken, Focus.email, .emailTaken), (.store(.emailTaken), .email, .emailTaken),
      (.unusablePassword, .password, .password(.tooLong)),
      (.store(.diskFull(path: "/d")), .create, .store(.diskFull(path: "/d"))),
    ] as [(SignInFailure, Focus, RegisterScreen.Fault)])
  func failures(failure: SignInFailure, focus: Focus, fault: RegisterScreen.Fault) {
    var state = filled()
    state.isCreating = true
    state.focus = .create
    expect(.registrationFailed(failure), in: state) {
      $0.isCreating = false
      $0.faults = [focus: fault]
      $0.focus = focus
    }
  }

  @Test("going back takes the address along")
  func back() {
    expect(
      .loginChosen, in: filled(), effects: [.navigate(.login(email: "ana@uniquindio.edu.co"))])
    expect(.languageChosen, in: filled(), effects: [.changeLanguage])
    expect(.quitChosen, in: filled(), effects: [.quit])
  }

  private func filled() -> RegisterScreen.State {
    var state = RegisterScreen.State(email: "ana@uniquindio.edu.co")
    state.name = TextField("Ana María")
    state.university = TextField("UQ")
    state.newPassword.password = PasswordField(typed: Self.strong)
    state.newPassword.confirmation = PasswordField(typed: Self.strong)
    return state
  }

  @discardableResult
  private func expect(
    _ action: RegisterScreen.Action, in state: RegisterScreen.State, effects: [Effect] = [],
    language: Language = .spanish, sourceLocation: SourceLocation = #_sourceLocation,
    change: (inout RegisterScreen.State) -> Void = { _ in }
  ) -> RegisterScreen.State {
    expectReduction(
      of: state, by: { RegisterScreen.reduce(&$0, action, .test(language: language)) },
      effects: effects, sourceLocation: sourceLocation, change: change)
  }
}
