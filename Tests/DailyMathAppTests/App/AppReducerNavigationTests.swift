import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("Going from screen to screen")
struct AppReducerNavigationTests {
  @Test("once the data folder is ready the sign-in is there, and a late word changes nothing")
  func prepared() {
    var scene = AppScene()
    scene.expect(.prepared(.ready(accountCount: 1))) {
      $0.accountCount = 1
      $0.screen = .login(LoginScreen.State(accountCount: 1))
    }
    scene.press(.character("a"))
    scene.expect(.prepared(.ready(accountCount: 1)))
  }

  @Test("where nobody has an account yet, Enter leads to making one")
  func firstStart() {
    var scene = AppScene()
    scene.expect(.prepared(.ready(accountCount: 0))) {
      $0.accountCount = 0
      $0.screen = .login(LoginScreen.State(accountCount: 0))
    }
    scene.expect(.key(KeyPress(.enter))) {
      $0.screen = .register(RegisterScreen.State(email: "", isAlone: true))
    }
  }

  @Test("a data folder that cannot be used is said on the splash")
  func notPrepared() {
    var scene = AppScene()
    let error = StoreError.newerFormat(found: 9, path: "/d")
    scene.expect(.prepared(.failed(error))) {
      $0.screen = .splash(SplashScreen.State(failure: error))
    }
    scene.expect(.key(.character("q")), effects: [.quit])
  }

  @Test("the address goes along between signing in, registering and the forgotten password")
  func signedOutRoutes() {
    var scene = AppScene(.login(LoginScreen.State(email: "ana@b.co")))
    scene.expect(.screen(.login(.createAccountChosen))) {
      $0.screen = .register(RegisterScreen.State(email: "ana@b.co"))
    }
    scene.expect(.key(.escape)) { $0.screen = .login(LoginScreen.State(email: "ana@b.co")) }
    scene.expect(.screen(.login(.forgotPasswordChosen)), effects: [.lookUpMail]) {
      $0.screen = .forgotPassword(ForgotPasswordScreen.State(email: "ana@b.co"))
    }
    scene.expect(.key(.escape)) { $0.screen = .login(LoginScreen.State(email: "ana@b.co")) }
  }

  @Test("signing in opens the day in the learner's language and study day")
  func signedIn() {
    var learner = Learner(cards: "a")
    let noon = RolloverHour(clamping: 13)
    learner.write(.settings(SettingsChange(language: .english, rollover: noon)))
    let signedIn = learner.signedIn
    var scene = AppScene(.login(LoginScreen.State()))
    let stamp = scene.stamp
    scene.expect(.signInSucceeded(signedIn, damagedLines: 0)) {
      // It is noon, and this learner's day begins at one.
      let moment = Moment(
        instant: stamp.moment.instant, offset: stamp.moment.offset,
        day: Learner.today.adding(days: -1))
      $0.stamp = Stamp(moment: moment, monotonic: stamp.monotonic)
      $0.language = .english
      $0.signedIn = signedIn
      $0.screen = .today(
        TodayScreen.State(library: signedIn.library, day: Learner.today.adding(days: -1)))
    }
    #expect(scene.state.rollover == noon)
  }

  @Test("without a language of the learner's own the one at hand stays")
  func languageStays() {
    var scene = AppScene(.login(LoginScreen.State()))
    scene.state.language = .english
    let signedIn = Learner(cards: "a").signedIn
    scene.expect(.signInSucceeded(signedIn, damagedLines: 2)) {
      var today = TodayScreen.State(library: signedIn.library, day: Learner.today)
      today.notice = .damaged(lines: 2)
      $0.signedIn = signedIn
      $0.screen = .today(today)
    }
    #expect(scene.state.rollover == .standard)
  }

  @Test("a failure to sign in is told to the screen that waits, and to no other")
  func signInFailed() {
    var login = AppScene(.login(LoginScreen.State()))
    login.expect(.signInFailed(.wrongCredentials())) {
      var state = LoginScreen.State()
      state.failure = .wrongCredentials()
      state.focus = .password
      $0.screen = .login(state)
    }
    var register = AppScene(.register(RegisterScreen.State()))
    register.expect(.signInFailed(.emailTaken)) {
      var state = RegisterScreen.State()
      state.faults = [.email: .emailTaken]
      state.focus = .email
      $0.screen = .register(state)
    }
    var splash = AppScene()
    splash.expect(.signInFailed(.wrongCredentials()))
  }

  @Test("an account without recovery codes is told where to make some")
  func noRecoveryCodes() {
    var account = Learner.account
    for codes in [[], ["hash"]] {
      account.recoveryCodes = codes
      var scene = AppScene(.login(LoginScreen.State()))
      let signedIn = SignedIn(account: account, library: Learner(cards: "a").library)
      scene.act(.signInSucceeded(signedIn, damagedLines: 0))
      #expect(scene.today?.notice == (codes.isEmpty ? .noRecoveryCodes : nil))
      #expect(scene.frame().shows("Créalos en Perfil (6).") == codes.isEmpty)
    }
  }

  @Test("signing out saves the account and asks who studies next")
  func signingOut() {
    let learner = Learner(cards: "a")
    var scene = AppScene(learner)
    scene.press(.character("x"))
    scene.expect(
      .key(.enter), effects: [.closeAccount(learner.signedIn), .forgetSignIn(Learner.account.id)]
    ) {
      $0.signedIn = nil
      $0.screen = .login(LoginScreen.State(signedOutEmail: Learner.account.email.text))
    }
    // Who comes next has an address of their own.
    scene.press(KeyPress(.function(3)))
    #expect(scene.state.screen == .register(RegisterScreen.State()))
  }

  @Test("the quiz opens over what waits, and Escape comes back to a fresh list")
  func quiz() {
    let learner = Learner(cards: "a", "b")
    var scene = AppScene(learner)
    scene.press(.enter)
    #expect(scene.quiz?.session.showing?.card == CardID("a"))
    #expect(scene.quiz?.session.plannedCount == 2)
    scene.expect(.key(.escape)) {
      $0.screen = .today(TodayScreen.State(library: learner.library, day: Learner.today))
    }
  }

  @Test("a new card gets a name of its own each time")
  func newCards() {
    var scene = AppScene(Learner(cards: "a"))
    scene.press(.character("n"))
    let first = scene.editor
    #expect(first?.isEditing == false)
    #expect(first?.card.text.count == 26)
    scene.press(.escape, .character("n"))
    #expect(scene.editor != nil)
    #expect(scene.editor?.card != first?.card)
  }

  @Test("coming back to the list finds the search and the selected card again")
  func comingBack() throws {
    var scene = AppScene(Learner(cards: "a", "b", "ab"))
    scene.press(.character("/"), .character("b"), KeyPress(.enter), KeyPress(.down))
    let before = try #require(scene.today)
    #expect(before.list.selected == 1)
    let selected = try #require(before.selectedCard)
    for key in [KeyPress.character("e"), .character("n")] {
      scene.press(key, KeyPress(.escape))
      #expect(scene.today?.selectedCard == selected)
      #expect(scene.today?.filter == before.filter)
      #expect(scene.today?.rows == before.rows)
    }
  }

  @Test("Control-C with an unsaved card asks first, and ends the program the second time")
  func unsavedCard() {
    var scene = AppScene(Learner(cards: "a"))
    scene.press(.character("n"), .character("x"))
    #expect(scene.press(.character("c", .control)) == [])
    #expect(scene.editor?.isAskingToDiscard == true)
    #expect(scene.press(.character("c", .control)) == [.quit])
    var untouched = AppScene(Learner(cards: "a"))
    untouched.press(.character("n"))
    #expect(untouched.press(.character("c", .control)) == [.quit])
  }

  @Test("Control-C gives up what is typed into the decks, and ends the program the second time")
  func typingInDecks() {
    var learner = Learner(cards: "a")
    let move = learner.library.payloads(for: .move(.own("Parcial")), of: [CardID("a")])
    for payload in move { learner.write(payload) }
    for key in [Character("7"), "r"] {
      var scene = AppScene(learner)
      scene.press(.character("g"))
      scene.press(KeyPress(.down), .character(key))
      #expect(scene.decks?.isTyping == true)
      #expect(scene.press(.character("c", .control)) == [])
      #expect(scene.decks?.isTyping == false)
      #expect(scene.press(.character("c", .control)) == [.quit])
    }
  }

  @Test(
    "a language chosen before signing in holds and is stored, one from the command line only holds",
    arguments: [
      (LanguageSource.setting, Language.spanish, false), (.option, .english, false),
      (.key, .english, true),
    ])
  func languageBeforeSigningIn(source: LanguageSource, language: Language, isStored: Bool) throws {
    var learner = Learner(cards: "a")
    learner.write(.settings(SettingsChange(language: .spanish)))
    let signedIn = try #require(AppScene(learner).state.signedIn)
    var scene = AppScene(.login(LoginScreen.State()))
    scene.state.language = .english
    scene.state.languageSource = source
    let effects = scene.act(.signInSucceeded(signedIn, damagedLines: 0))
    #expect(scene.state.language == language)
    let change = SettingsChange(language: language)
    #expect(effects == (isStored ? [.append([.settings(change)], for: .settings)] : []))
  }

  @Test("an existing card opens as it is, and one that is gone opens nothing")
  func editing() throws {
    let learner = Learner(cards: "a", "b")
    var scene = AppScene(learner)
    scene.press(KeyPress(.down))
    let card = try #require(learner.library.card(CardID("b")))
    scene.expect(.key(.character("e"))) {
      if case .today(let today) = $0.screen { $0.lastToday = today.memory(of: learner.library) }
      $0.screen = .cardEditor(CardEditorScreen.State(editing: card, library: learner.library))
    }
    var empty = AppScene(Learner())
    empty.expect(.key(.character("e")))
  }
}
