import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("Signing in")
struct LoginScreenTests {
  typealias Focus = LoginScreen.Focus

  @Test("the form begins at the address, or at the password where the address is known")
  func beginning() {
    #expect(LoginScreen.State().focus == .email)
    #expect(LoginScreen.State(email: "a@b.co").focus == .password)
    #expect(LoginScreen.State(email: "a@b.co").email.text == "a@b.co")
  }

  @Test(
    "the keys of the form mean the same on every item",
    arguments: [
      (.tab, .focusMoved(by: 1)), (.backTab, .focusMoved(by: -1)),
      (KeyPress(.down), .focusMoved(by: 1)), (KeyPress(.up), .focusMoved(by: -1)),
      (.character("r", .control), .revealToggled),
    ] as [(KeyPress, LoginScreen.Action)])
  func formKeys(key: KeyPress, action: LoginScreen.Action) {
    for focus in Focus.allCases {
      #expect(LoginScreen.action(for: key, in: state(focus)) == action)
    }
  }

  @Test(
    "Enter goes on, sends or follows the link, and so does the space bar on a button",
    arguments: [
      (Focus.email, .focusMoved(by: 1), .keyTyped(.space)),
      (.password, .submitted, .keyTyped(.space)),
      (.remember, .focusMoved(by: 1), .rememberToggled), (.signIn, .submitted, .submitted),
      (.forgotPassword, .forgotPasswordChosen, .forgotPasswordChosen),
      (.createAccount, .createAccountChosen, .createAccountChosen),
    ] as [(Focus, LoginScreen.Action, LoginScreen.Action)])
  func acceptance(focus: Focus, enter: LoginScreen.Action, space: LoginScreen.Action) {
    #expect(LoginScreen.action(for: .enter, in: state(focus)) == enter)
    #expect(LoginScreen.action(for: .space, in: state(focus)) == space)
  }

  @Test("letters are text wherever the focus is, the question mark too")
  func letters() {
    for character in "q?1u" {
      let key = KeyPress.character(character)
      #expect(LoginScreen.action(for: key, in: state(.email)) == .keyTyped(key))
      #expect(LoginScreen.action(for: key, in: state(.password)) == .keyTyped(key))
      #expect(LoginScreen.action(for: key, in: state(.signIn)) == .keyTyped(key))
    }
    #expect(LoginScreen.action(for: .escape, in: state(.email)) == nil)
  }

  @Test("the focus goes round at both ends")
  func goingRound() {
    expect(.focusMoved(by: -1), in: state(.email)) { $0.focus = .createAccount }
    expect(.focusMoved(by: 1), in: state(.createAccount)) { $0.focus = .email }
    expect(.focused(.signIn), in: state(.email)) { $0.focus = .signIn }
  }

  @Test("the address is judged as its field is left, an empty one not at all")
  func malformedAddress() {
    var state = LoginScreen.State()
    expect(.focusMoved(by: 1), in: state) { $0.focus = .password }
    state.email = TextField("ana@")
    let left = expect(.focusMoved(by: 1), in: state) {
      $0.focus = .password
      $0.isEmailMalformed = true
    }
    let back = expect(.focused(.email), in: left) { $0.focus = .email }
    let mended = expect(.keyTyped(.character("b")), in: back) {
      $0.email = TextField("ana@b")
      $0.isEmailMalformed = false
    }
    // Moving from the field to itself, as a click does, leaves it alone.
    expect(.focused(.email), in: mended)
  }

  @Test("typing takes the failure away, moving the cursor leaves the rest")
  func typing() {
    var state = filled()
    state.failure = .wrongCredentials()
    expect(.keyTyped(.character("x")), in: state) {
      $0.password = PasswordField(typed: "secretox")
      $0.failure = nil
    }
    expect(.keyTyped(KeyPress(.function(5))), in: state)
    state.focus = .email
    expect(.keyTyped(.character("x")), in: state) {
      $0.email = TextField("ana@uniquindio.edu.cox")
      $0.failure = nil
    }
    state.focus = .createAccount
    // Whoever begins to write on a button means the form.
    expect(.keyTyped(.character("x")), in: state) {
      $0.focus = .email
      $0.email = TextField("ana@uniquindio.edu.cox")
      $0.failure = nil
    }
  }

  @Test("what is pasted goes into the field that has the focus")
  func pasting() {
    let state = LoginScreen.State()
    let pasted = expect(.pasted("ana@b.co\n"), in: state) { $0.email = TextField("ana@b.co ") }
    let atPassword = expect(.focused(.password), in: pasted) { $0.focus = .password }
    expect(.pasted("pass\nword"), in: atPassword) { $0.password = PasswordField(typed: "password") }
    let atButton = expect(.focused(.signIn), in: atPassword) { $0.focus = .signIn }
    expect(.pasted("x"), in: atButton)
  }

  @Test("a whole password takes the place of the one that failed")
  func passwordEntered() {
    var state = state(.password)
    state.password = PasswordField(typed: "antes")
    state.failure = .wrongCredentials()
    let secret = PasswordField(typed: "secreto").secret
    expect(.passwordEntered(secret), in: state) {
      $0.password = PasswordField(typed: "secreto")
      $0.failure = nil
    }
    state.isChecking = true
    expect(.passwordEntered(secret), in: state)
  }

  @Test("a key shows and hides the password")
  func reveal() {
    let shown = expect(.revealToggled, in: filled()) { $0.password.isRevealed = true }
    expect(.revealToggled, in: shown) { $0.password.isRevealed = false }
  }

  @Test("a form that lacks something is not sent, and the focus goes to what is missing")
  func incomplete() {
    expect(.submitted, in: state(.signIn)) { $0.focus = .email }
    var state = LoginScreen.State(email: "ana@b.co")
    state.focus = .signIn
    #expect(!state.canSignIn(at: 10_000))
    expect(.submitted, in: state) { $0.focus = .password }
  }

  @Test("a malformed address is not sent")
  func malformedIsNotSent() {
    var state = filled()
    state.email = TextField("ana")
    expect(.submitted, in: state) {
      $0.isEmailMalformed = true
      $0.focus = .email
    }
  }

  @Test("a complete form is sent once, and stays as it was sent while it is checked")
  func submitting() {
    var state = filled()
    state.failure = .wrongCredentials()
    state.spinnerStep = 4
    #expect(state.canSignIn(at: 10_000))
    let checking = expect(
      .submitted, in: state,
      effects: [
        .signIn(
          email: "ana@uniquindio.edu.co", password: PasswordField(typed: "secreto").secret,
          isRemembered: false)
      ]
    ) {
      $0.isChecking = true
      $0.spinnerStep = 0
      $0.failure = nil
    }
    #expect(!checking.canSignIn(at: 10_000))
    for action: LoginScreen.Action in [
      .submitted, .keyTyped(.character("x")), .pasted("x"), .focusMoved(by: 1), .focused(.email),
      .forgotPasswordChosen, .createAccountChosen,
    ] {
      expect(action, in: checking)
    }
    expect(.ticked, in: checking) { $0.spinnerStep = 1 }
    expect(.languageChosen, in: checking, effects: [.changeLanguage])
  }

  @Test("a failure comes back to the password, which stays until something is typed over it")
  func failure() {
    var checking = filled()
    checking.isChecking = true
    checking.focus = .signIn
    let failed = expect(.signInFailed(.wrongCredentials()), in: checking) {
      $0.isChecking = false
      $0.failure = .wrongCredentials()
      $0.focus = .password
      $0.password.select()
    }
    expect(.keyTyped(.character("x")), in: failed) {
      $0.failure = nil
      $0.password = PasswordField(typed: "x")
    }
    expect(.pasted("otra"), in: failed) {
      $0.failure = nil
      $0.password = PasswordField(typed: "otra")
    }
    expect(.keyTyped(KeyPress(.backspace)), in: failed) {
      $0.failure = nil
      $0.password = PasswordField(typed: "secret")
    }
    // What was no fault of the password's leaves it as it is.
    expect(.signInFailed(.store(.busy(path: "/d"))), in: checking) {
      $0.isChecking = false
      $0.failure = .store(.busy(path: "/d"))
      $0.focus = .password
    }
  }

  @Test("the links take the address along")
  func links() {
    let state = filled()
    let email = "ana@uniquindio.edu.co"
    expect(.forgotPasswordChosen, in: state, effects: [.navigate(.forgotPassword(email: email))])
    expect(.createAccountChosen, in: state, effects: [.navigate(.register(email: email))])
    expect(.languageChosen, in: state, effects: [.changeLanguage])
    expect(.quitChosen, in: state, effects: [.quit])
  }

  func state(_ focus: Focus) -> LoginScreen.State {
    var state = LoginScreen.State()
    state.focus = focus
    return state
  }

  func filled() -> LoginScreen.State {
    var state = LoginScreen.State(email: "ana@uniquindio.edu.co")
    state.password = PasswordField(typed: "secreto")
    return state
  }

  @discardableResult
  func expect(
    _ action: LoginScreen.Action, in state: LoginScreen.State, effects: [Effect] = [],
    sourceLocation: SourceLocation = #_sourceLocation,
    change: (inout LoginScreen.State) -> Void = { _ in }
  ) -> LoginScreen.State {
    expectReduction(
      of: state, by: { LoginScreen.reduce(&$0, action, .usual) }, effects: effects,
      sourceLocation: sourceLocation, change: change)
  }
}
