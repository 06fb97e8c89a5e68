import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

extension LoginScreenTests {
  @Test("the choice to be remembered is made with a key or a click, and sent along")
  func remembering() {
    var state = filled()
    let chosen = expect(.rememberToggled, in: state) {
      $0.isRemembered = true
      $0.focus = .remember
    }
    expect(
      .submitted, in: chosen,
      effects: [
        .signIn(
          email: "ana@uniquindio.edu.co", password: PasswordField(typed: "secreto").secret,
          isRemembered: true)
      ]
    ) { $0.isChecking = true }
    expect(.rememberToggled, in: chosen) { $0.isRemembered = false }
    // Whoever begins to write on it means the form.
    state.focus = .remember
    expect(.keyTyped(.character("x")), in: state) {
      $0.focus = .email
      $0.email = TextField("ana@uniquindio.edu.cox")
    }
  }

  @Test(
    "only who has the folder to themselves is remembered without asking for it",
    arguments: [(nil, false, false), (0, false, false), (1, true, false), (2, false, true)]
      as [(Int?, Bool, Bool)])
  func preselected(accounts: Int?, isRemembered: Bool, isShared: Bool) {
    let state = LoginScreen.State(accountCount: accounts)
    #expect(state.isRemembered == isRemembered)
    #expect(state.isShared == isShared)
    #expect(state.isFirstStart == (accounts == 0))
  }

  @Test(
    "an address that has to wait is not sent, and nothing that was typed goes",
    arguments: [
      SignInFailure.wrongCredentials(waitMilliseconds: 4_000), .mustWait(milliseconds: 4_000),
    ])
  func waiting(failure: SignInFailure) {
    var checking = filled()
    checking.isChecking = true
    let waiting = expect(.signInFailed(failure), in: checking) {
      $0.isChecking = false
      $0.failure = failure
      $0.focus = .password
      $0.password.select()
      $0.waits.begin(for: "ana@uniquindio.edu.co", milliseconds: 4_000, at: 10_000)
    }
    #expect(!waiting.canSignIn(at: 13_999))
    #expect(waiting.canSignIn(at: 14_000))
    expect(.submitted, in: waiting)
    // Another address has its own attempts.
    var other = waiting
    other.email = TextField("eva@b.co")
    #expect(other.canSignIn(at: 10_000))
  }
}
