import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("Judging the registration form")
struct RegisterScreenJudgingTests {
  typealias Focus = RegisterScreen.Focus

  @Test("a form that is walked over without a word is not scolded")
  func walkingOver() {
    var state = RegisterScreen.State()
    // Nothing is said of the password, so that there is no link to a phrase.
    for focus in Focus.allCases.dropFirst().filter({ $0 != .phrase }) + [.name] {
      state = expect(.focusMoved(by: 1), in: state) { $0.focus = focus }
    }
  }

  @Test(
    "a name is judged as its field is left",
    arguments: [
      ("Ana", nil), (" ", .nameMissing), (String(repeating: "ñ", count: 80), nil),
      (String(repeating: "ñ", count: 81), .nameTooLong), ("🙂", nil),
    ] as [(String, RegisterScreen.Fault?)])
  func name(text: String, fault: RegisterScreen.Fault?) {
    var state = RegisterScreen.State()
    state.name = TextField(text)
    expect(.focusMoved(by: 1), in: state) {
      $0.focus = .email
      $0.faults[.name] = fault
    }
  }

  @Test("the university may stay empty, but not be too long")
  func university() {
    var state = RegisterScreen.State()
    state.focus = .university
    expect(.focusMoved(by: 1), in: state) { $0.focus = .password }
    state.university = TextField(String(repeating: "u", count: 81))
    expect(.focusMoved(by: 1), in: state) {
      $0.focus = .password
      $0.faults = [.university: .nameTooLong]
    }
  }

  @Test(
    "an address is judged by the grammar as its field is left",
    arguments: [
      ("ana@b.co", nil), ("ANA@B.CO", nil), (" ana@b.co ", nil), ("ana", .emailMalformed),
      ("ana@b", .emailMalformed), ("ana@b.c", .emailMalformed), ("aña@b.co", .emailMalformed),
    ] as [(String, RegisterScreen.Fault?)])
  func email(text: String, fault: RegisterScreen.Fault?) {
    var state = RegisterScreen.State(email: text)
    state.focus = .email
    expect(.focusMoved(by: -1), in: state) {
      $0.focus = .name
      $0.faults[.email] = fault
    }
  }

  @Test(
    "a password has 6 to 128 characters, counted as code points",
    arguments: [
      ("12345", .password(.tooShort), nil), ("123456", nil, .common), ("ñandús", nil, .short),
      ("ñandú", .password(.tooShort), nil), (String(repeating: "a", count: 128), nil, .pattern),
      (String(repeating: "a", count: 129), .password(.tooLong), nil),
    ] as [(String, RegisterScreen.Fault?, PasswordWeakness?)])
  func password(text: String, fault: RegisterScreen.Fault?, weakness: PasswordWeakness?) {
    var state = RegisterScreen.State()
    state.focus = .password
    state.newPassword.password = PasswordField(typed: text)
    expect(.focusMoved(by: 1), in: state) {
      $0.focus = .confirmation
      $0.faults[.password] = fault
      $0.newPassword.advice = weakness.map { .weak($0) }
    }
  }

  @Test("a fault goes as soon as it is mended, and not before")
  func mending() {
    var state = RegisterScreen.State()
    state.focus = .password
    state.newPassword.password = PasswordField(typed: "1234")
    state.faults = [.password: .password(.tooShort)]
    let five = expect(.keyTyped(.character("5")), in: state) {
      $0.newPassword.password = PasswordField(typed: "12345")
    }
    expect(.keyTyped(.character("6")), in: five) {
      $0.newPassword.password = PasswordField(typed: "123456")
      $0.faults = [:]
    }
  }

  @Test("nothing is judged while it is typed for the first time")
  func firstTyping() {
    var state = RegisterScreen.State()
    state.focus = .password
    expect(.keyTyped(.character("1")), in: state) {
      $0.newPassword.password = PasswordField(typed: "1")
    }
    state.focus = .email
    expect(.keyTyped(.character("a")), in: state) { $0.email = TextField("a") }
  }

  @Test("the confirmation is judged while it is typed: a beginning is right, a difference is not")
  func confirmationWhileTyping() {
    var state = RegisterScreen.State()
    state.newPassword.password = PasswordField(typed: "secreto")
    state.focus = .confirmation
    let begun = expect(.keyTyped(.character("s")), in: state) {
      $0.newPassword.confirmation = PasswordField(typed: "s")
    }
    let wrong = expect(.keyTyped(.character("x")), in: begun) {
      $0.newPassword.confirmation = PasswordField(typed: "sx")
      $0.faults = [.confirmation: .password(.different)]
    }
    expect(.keyTyped(KeyPress(.backspace)), in: wrong) {
      $0.newPassword.confirmation = PasswordField(typed: "s")
      $0.faults = [:]
    }
  }

  @Test("a whole password goes into the field with the focus, and judges the confirmation")
  func passwordEntered() {
    var state = RegisterScreen.State()
    state.newPassword.password = PasswordField(typed: "antes")
    state.focus = .confirmation
    let secret = PasswordField(typed: "secreto").secret
    state = expect(.passwordEntered(secret), in: state) {
      $0.newPassword.confirmation = PasswordField(typed: "secreto")
      $0.faults = [.confirmation: .password(.different)]
    }
    state.focus = .password
    expect(.passwordEntered(secret), in: state) {
      $0.newPassword.password = PasswordField(typed: "secreto")
      $0.faults = [:]
    }
    state.focus = .name
    expect(.passwordEntered(secret), in: state)
  }

  @Test("a confirmation that is only a beginning is wrong once it is left")
  func confirmationLeft() {
    var state = RegisterScreen.State()
    state.newPassword.password = PasswordField(typed: "secreto")
    state.newPassword.confirmation = PasswordField(typed: "secret")
    state.focus = .confirmation
    expect(.focusMoved(by: 1), in: state) {
      $0.focus = .remember
      $0.faults = [.confirmation: .password(.different)]
    }
  }

  @Test("changing the password later judges the confirmation that stands there")
  func passwordChangedLater() {
    var state = RegisterScreen.State()
    state.newPassword.password = PasswordField(typed: "secreto")
    state.newPassword.confirmation = PasswordField(typed: "secreto")
    state.focus = .password
    let differs = expect(.keyTyped(.character("s")), in: state) {
      $0.newPassword.password = PasswordField(typed: "secretos")
      $0.faults = [.confirmation: .password(.different)]
    }
    expect(.keyTyped(KeyPress(.backspace)), in: differs) {
      $0.newPassword.password = PasswordField(typed: "secreto")
      $0.faults = [:]
    }
  }

  @Test("a taken address is forgotten once it is changed")
  func takenAddress() {
    var state = RegisterScreen.State(email: "ana@b.co")
    state.focus = .email
    state.faults = [.email: .emailTaken]
    expect(.keyTyped(.character("m")), in: state) {
      $0.email = TextField("ana@b.com")
      $0.faults = [:]
    }
  }

  @Test("what kept the account from being made is forgotten once something is changed")
  func storeFault() {
    var state = RegisterScreen.State(email: "ana@b.co")
    state.focus = .email
    state.faults = [.create: .store(.diskFull(path: "/d"))]
    expect(.keyTyped(.character("m")), in: state) {
      $0.email = TextField("ana@b.com")
      $0.faults = [:]
    }
  }

  @discardableResult
  private func expect(
    _ action: RegisterScreen.Action, in state: RegisterScreen.State,
    sourceLocation: SourceLocation = #_sourceLocation,
    change: (inout RegisterScreen.State) -> Void = { _ in }
  ) -> RegisterScreen.State {
    expectReduction(
      of: state, by: { RegisterScreen.reduce(&$0, action, .test()) },
      sourceLocation: sourceLocation, change: change)
  }
}
