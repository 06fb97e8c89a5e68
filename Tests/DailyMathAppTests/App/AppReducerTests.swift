import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("The keys that hold everywhere")
struct AppReducerTests {
  @Test("every action brings its stamp, and a size is kept")
  func stampAndSize() {
    var scene = AppScene()
    scene.stamp = .at(99)
    let stamp = scene.stamp
    scene.expect(.resized(Size(columns: 20, rows: 5))) {
      $0.size = Size(columns: 20, rows: 5)
      $0.stamp = stamp
    }
  }

  @Test("Ctrl-C and Ctrl-Q end the program on every screen, the help too", arguments: ["c", "q"])
  func quitting(character: Character) {
    let key = KeyPress.character(character, .control)
    for screen in Self.signedOutScreens {
      var scene = AppScene(screen)
      scene.expect(.key(key), effects: [.quit])
    }
    var scene = AppScene(Learner(cards: "a"))
    scene.expect(.key(key), effects: [.quit])
    scene.press(.character("?"))
    #expect(scene.state.help != nil)
    scene.expect(.key(key), effects: [.quit])
  }

  @Test("Ctrl-Z stops the program on every screen")
  func suspending() {
    for screen in Self.signedOutScreens {
      var scene = AppScene(screen)
      scene.expect(.key(.character("z", .control)), effects: [.suspend])
    }
  }

  @Test("in a field q, c, z and the question mark are text")
  func lettersAreText() {
    var scene = AppScene(.login(LoginScreen.State()))
    for character in "qcz?" { scene.press(.character(character)) }
    guard case .login(let login) = scene.state.screen else {
      Issue.record("the screen changed")
      return
    }
    #expect(login.email == TextField("qcz?"))
  }

  @Test("the help lies over the screen, takes the keys, and goes without a trace")
  func help() {
    var scene = AppScene(Learner(cards: "a", "b"), size: Size(columns: 40, rows: 12))
    let before = scene.state
    scene.expect(.key(.character("?"))) { $0.help = HelpScreen.State() }
    scene.expect(.key(KeyPress(.down))) { $0.help?.scroll = ScrollState(offset: 1) }
    scene.expect(.paste("text"))
    scene.expect(.key(.character("d"))) { $0.help = nil }
    #expect(scene.state.screen == before.screen)
    scene.expect(.screen(.help(.closed)))
  }

  @Test("signed out, the language changes at once and nothing is stored")
  func languageSignedOut() {
    for screen in Self.signedOutScreens.dropFirst() {
      var scene = AppScene(screen)
      scene.expect(.key(KeyPress(.function(2)))) {
        $0.language = .english
        $0.languageSource = .key
      }
      scene.expect(.key(KeyPress(.function(2)))) { $0.language = .spanish }
    }
  }

  @Test("signed in, the language changes at once and is stored as a setting")
  func languageSignedIn() {
    var scene = AppScene(Learner(cards: "a"))
    scene.expect(
      .key(KeyPress(.function(2))),
      effects: [.append([.settings(SettingsChange(language: .english))], for: .settings)]
    ) { $0.language = .english }
  }

  @Test("Alt-1 leads to the day's cards from the quiz, and asks in an editor with changes")
  func firstTab() {
    let key = KeyPress.character("1", .alt)
    var scene = AppScene(Learner(cards: "a"))
    scene.expect(.key(key))
    scene.press(.enter)
    #expect(scene.quiz != nil)
    scene.press(key)
    #expect(scene.today != nil)
    scene.press(.character("n"), key)
    #expect(scene.today != nil)
    scene.press(.character("n"), .character("x"), key)
    #expect(scene.editor?.isAskingToDiscard == true)
  }

  @Test("Alt-1 closes the help too")
  func firstTabClosesHelp() {
    var scene = AppScene(Learner(cards: "a"))
    scene.press(.character("?"))
    scene.expect(.key(.character("1", .alt))) { $0.help = nil }
  }

  @Test("tabs that are not there, and tabs for somebody signed out, do nothing")
  func otherTabs() {
    var scene = AppScene(Learner(cards: "a"))
    for tab in "035789" { scene.expect(.key(.character(tab, .alt))) }
    scene.expect(.screen(.tab(7)))
    for screen in Self.signedOutScreens {
      var scene = AppScene(screen)
      scene.expect(.key(.character("1", .alt)))
    }
  }

  @Test("what is pasted goes to the screen at hand")
  func pasting() {
    var login = AppScene(.login(LoginScreen.State()))
    login.expect(.paste("ana")) {
      var state = LoginScreen.State()
      state.email = TextField("ana")
      $0.screen = .login(state)
    }
    var splash = AppScene(Self.signedOutScreens[0])
    splash.expect(.paste("ana"))
    var forgotten = AppScene(.forgotPassword(ForgotPasswordScreen.State()))
    forgotten.expect(.paste("ana")) {
      var state = ForgotPasswordScreen.State()
      state.email = TextField("ana")
      $0.screen = .forgotPassword(state)
    }
    var today = AppScene(Learner(cards: "x1", "x2"))
    today.press(.character("/"))
    today.act(.paste("x2"))
    #expect(today.today?.rows.map(\.card.text) == ["x2"])
    today.press(.escape, .enter)
    today.expect(.paste("1"))
  }

  @Test("time passes only where something moves")
  func ticking() {
    var checking = LoginScreen.State(email: "a@b.co")
    checking.isChecking = true
    var scene = AppScene(.login(checking))
    #expect(scene.state.isAnimated)
    checking.spinnerStep = 1
    scene.expect(.ticked) { [checking] in $0.screen = .login(checking) }
    var creating = RegisterScreen.State()
    creating.isCreating = true
    #expect(AppScene(.register(creating)).state.isAnimated)
    var today = AppScene(Learner(cards: "a"))
    #expect(!today.state.isAnimated)
    today.expect(.ticked)
  }

  @Test("an action that belongs to another screen is late and changes nothing")
  func lateActions() {
    var scene = AppScene(Learner(cards: "a"))
    for action: ScreenAction in [
      .login(.submitted), .register(.submitted), .quiz(.takenBack), .cardEditor(.saveChosen),
      .splash(.quitChosen), .forgotPassword(.backChosen), .help(.scrolled(by: 1)),
    ] {
      scene.expect(.screen(action))
    }
  }

  static let signedOutScreens: [Screen] = [
    .splash(SplashScreen.State()), .login(LoginScreen.State()),
    .register(RegisterScreen.State()), .forgotPassword(ForgotPasswordScreen.State(email: "a")),
  ]
}
