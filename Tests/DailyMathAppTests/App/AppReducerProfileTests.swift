import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The profile in the program")
struct AppReducerProfileTests {
  private static let key = KeyPress.character("6", .alt)

  @Test("Alt-6 leads to the profile, and from the quiz and the editor nothing is lost")
  func sixthTab() {
    var scene = AppScene(Learner(cards: "a"))
    scene.press(Self.key)
    #expect(scene.profile == ProfileScreen.State(page: .progress))
    scene.expect(.key(Self.key))
    scene.press(.character("1", .alt))
    #expect(scene.today != nil)
    scene.press(.enter, Self.key)
    #expect(scene.profile != nil)
    scene.press(.character("1"), .character("6"))
    #expect(scene.profile != nil)
    scene.press(.character("1"), .character("n"), Self.key)
    #expect(scene.profile != nil)
    scene.press(.character("1"), .character("n"), .character("x"), Self.key)
    #expect(scene.editor?.isAskingToDiscard == true)
  }

  @Test("while the account is changed no tab leads away, and new codes are shown wherever one is")
  func renewedCodes() {
    var scene = AppScene.profile()
    scene.press(.character("c"))
    scene.type("secreto")
    scene.press(.enter)
    scene.press(.character("1", .alt), KeyPress(.function(1)))
    #expect(scene.profile?.isWorking == true)
    let codes = [OneTimeCode(.recovery)]
    var account = Learner.account
    account.recoveryCodes = ["hash"]
    scene.act(.accountChanged(.codesRenewed(account, codes)))
    #expect(
      scene.state.screen
        == .recoveryCodes(
          RecoveryCodesScreen.State(
            codes: codes, origin: .profile, email: account.email.text, at: 10_000)))
    #expect(scene.state.help == nil)
    #expect(scene.state.signedIn?.account == account)
    scene.act(.screen(.recoveryCodes(.savedChosen)))
    scene.act(.screen(.recoveryCodes(.questionAnswered(confirm: true))))
    #expect(scene.profile?.item == .recoveryCodes)
  }

  @Test("a deleted account is forgotten, and the program asks who studies")
  func deleted() {
    var scene = AppScene.profile()
    scene.state.registrationDraft = RegisterScreen.State(email: "luis@b.co")
    scene.state.accountCount = 2
    scene.expect(.accountChanged(.deleted)) {
      $0.signedIn = nil
      $0.lastToday = nil
      $0.registrationDraft = nil
      $0.accountCount = 1
      $0.screen = .login(LoginScreen.State(accountCount: 1))
      $0.toast = PassingNotice(.accountDeleted, at: 10_000)
    }
  }

  @Test("an account that another window deleted leads to the beginning too, whatever notices it")
  func gone() {
    for action in [AppAction.accountGone, .accountChanged(.failed(.store(.accountMissing)))] {
      var scene = AppScene.profile()
      scene.expect(action) {
        $0.signedIn = nil
        $0.lastToday = nil
        $0.accountCount = 0
        $0.screen = .login(LoginScreen.State(accountCount: 0))
        $0.toast = PassingNotice(.accountGone(loses: nil), at: 10_000)
      }
      scene.expect(.accountGone)
    }
  }

  @Test("an answer in hand is lost with the account, and that is said")
  func answerGone() {
    var scene = AppScene(Learner(cards: "a"))
    scene.press(.enter)
    let right = scene.quiz?.session.showing?.options.firstIndex(where: \.isRight) ?? 0
    scene.act(.screen(.quiz(.optionChosen(right, by: nil))))
    scene.act(.accountGone)
    #expect(scene.state.toast?.notice == .accountGone(loses: .answer))
    #expect(scene.state.signedIn == nil)
    #expect(scene.frame().canvas.text(row: 22).contains("Tu respuesta no se guardó."))
  }

  @Test("typed text is lost with the account, and that is said whole, whatever the window")
  func textGone() {
    for (size, language) in [
      (Size(columns: 80, rows: 24), Language.spanish), (Size(columns: 64, rows: 20), .english),
      (Size(columns: 40, rows: 12), .spanish), (Size(columns: 40, rows: 12), .english),
    ] {
      var scene = AppScene.profile(size, language)
      scene.press(.character("n"))
      scene.type(" Gómez")
      scene.act(.accountGone)
      #expect(scene.state.toast?.notice == .accountGone(loses: .text))
      let canvas = scene.frame().canvas
      let foot = (size.rows - 4..<size.rows - 1).map { canvas.text(row: $0) }
        .joined(separator: " ").split(separator: " ").joined(separator: " ")
      #expect(foot.contains(Texts.of(language).profile.goneWithText))
    }
    var untouched = AppScene.profile()
    untouched.press(.character("n"))
    untouched.act(.accountGone)
    #expect(untouched.state.toast?.notice == .accountGone(loses: nil))
  }

  @Test("what is said of a deleted account outlives the typing that goes on, but no later key")
  func guardedNotice() {
    var scene = AppScene.profile()
    scene.act(.accountGone)
    #expect(scene.state.toastDeadline == nil)
    scene.press(.character("z"))
    #expect(scene.state.toast != nil)
    scene.stamp = Self.stamp(hour: 13)
    scene.press(.character("z"))
    #expect(scene.state.toast == nil)
  }

  @Test("with something typed, a tab or the end of the program asks first, and then it is left")
  func asksFirst() {
    for key in [KeyPress.character("1", .alt), .character("c", .control)] {
      var scene = AppScene.profile()
      scene.press(.character("n"))
      scene.type("x")
      scene.expect(.key(key)) { $0.screen = Self.asking($0.screen) }
    }
    var scene = AppScene.profile()
    scene.press(.character("n"))
    scene.type("x")
    let quit = KeyPress.character("c", .control)
    scene.press(quit)
    scene.expect(.key(quit), effects: [.quit])
  }

  private static func asking(_ screen: Screen) -> Screen {
    guard case .profile(var profile) = screen else { return screen }
    profile.dialog?.isAskingToDiscard = true
    return .profile(profile)
  }

  @Test("a setting holds as soon as it is saved")
  func settings() {
    var scene = AppScene.profile()
    scene.save(.key(KeyPress(.right)))
    #expect(scene.state.language == .english)
    scene.press(KeyPress(.down))
    scene.save(.key(KeyPress(.right)))
    #expect(scene.state.appearance.theme == .dark)
    scene.press(.character("h"))
    scene.type("12")
    // It is noon: the study day goes on until then, and the new one begins at that hour.
    scene.save(.key(.enter))
    #expect(scene.state.rollover.hour == 12)
    #expect(scene.state.stamp.day == Learner.today)
  }

  @Test("a name that is saved is in the head of the page, and that it is saved in its foot")
  func savedName() {
    for size in [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)] {
      var scene = AppScene.profile(size)
      scene.press(.character("n"))
      scene.type(" Gómez")
      scene.save(.key(.enter))
      #expect(scene.state.signedIn?.library.profile.displayName == "Ana María Rojas Gómez")
      #expect(scene.frame().canvas.text(row: size.rows - 2).contains("✓ Perfil guardado."))
    }
  }

  @Test("another rollover hour counts from now on, and never changes the day of what was done")
  func rollover() {
    var learner = Learner(cards: "a")
    learner.review("a", .good)
    var scene = AppScene(learner)
    scene.stamp = Self.stamp(hour: 11)
    scene.press(Self.key, .character("o"), .character("h"))
    scene.type("12")
    scene.save(.key(.enter))
    #expect(scene.state.stamp.day == Learner.today.adding(days: -1))
    #expect(scene.state.signedIn?.library.tally(on: Learner.today).answers == 1)
  }

  /// That hour of the day of the tests in Bogotá, counted from four in the morning.
  private static func stamp(hour: Int, minute: Int = 0) -> Stamp {
    let noon = Stamp.at()
    let minutes = Int64((hour - 12) * 60 + minute)
    return Stamp(
      moment: Moment(
        instant: Instant(
          milliseconds: noon.moment.instant.milliseconds + minutes * 60_000),
        offset: noon.moment.offset, rollover: .standard), monotonic: minutes * 60_000)
  }

  private static func remindable(reviewed: Bool = false, cards: Bool = true) -> AppScene {
    var learner = cards ? Learner(cards: "a", "b") : Learner()
    if reviewed { learner.review("a", .good) }
    learner.write(.settings(SettingsChange(reminder: .daily(.usual))))
    var scene = AppScene(learner)
    scene.stamp = stamp(hour: 19)
    scene.act(.resized(Size(columns: 80, rows: 24)))
    return scene
  }

  @Test("at the time of the reminder the program says how many cards wait, once")
  func reminder() {
    var scene = Self.remindable()
    let halfAnHour: Int64 = 30 * 60_000
    #expect(scene.state.nextDeadline == scene.state.stamp.monotonic + halfAnHour)
    scene.stamp = Self.stamp(hour: 19, minute: 30)
    scene.act(.deadlineReached)
    #expect(scene.state.toast == PassingNotice(.reminder(cards: 2), at: scene.stamp.monotonic))
    // It calls for an act, so it stands until a key.
    #expect(scene.state.toastDeadline == nil)
    scene.press(.tab)
    #expect(scene.state.toast == nil)
    #expect(scene.state.nextDeadline == scene.state.stamp.monotonic + 86_400_000)
  }

  @Test("who has studied, has nothing to study or is in the quiz is not reminded")
  func notReminded() {
    var quiz = Self.remindable()
    quiz.press(.enter)
    let scenes = [Self.remindable(reviewed: true), Self.remindable(cards: false), quiz]
    for var scene in scenes {
      scene.stamp = Self.stamp(hour: 19, minute: 31)
      scene.act(.deadlineReached)
      #expect(scene.state.toast == nil)
    }
  }

  @Test("with reduced motion the reminder comes all the same, and stays until a key")
  func reducedMotion() {
    var scene = Self.remindable()
    scene.state.appearance.motion = .reduced
    scene.stamp = Self.stamp(hour: 19, minute: 30)
    scene.act(.deadlineReached)
    #expect(scene.state.toast?.notice == .reminder(cards: 2))
    scene.stamp = Self.stamp(hour: 20)
    scene.act(.deadlineReached)
    #expect(scene.state.toast?.notice == .reminder(cards: 2))
  }
}
