import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("Waiting for the next attempt, and what the folder says of itself")
struct AppReducerWaitingTests {
  private func refused() -> AppScene {
    var scene = AppScene()
    scene.act(.prepared(.ready(accountCount: 2)))
    scene.type("ana@b.co")
    scene.press(.tab)
    scene.type("secreto")
    scene.press(.enter)
    scene.act(.signInFailed(.wrongCredentials(waitMilliseconds: 2_500)))
    return scene
  }

  @Test("the countdown asks to be woken once a second, until it is over")
  func ticking() {
    var scene = refused()
    #expect(scene.state.nextDeadline == 10_500)
    for (now, next) in [(10_500, 11_500), (11_500, 12_500), (12_500, nil)] as [(Int64, Int64?)] {
      scene.stamp = .at(now)
      scene.act(.deadlineReached)
      #expect(scene.state.nextDeadline == next)
    }
    #expect(scene.press(.enter).count == 1)
  }

  @Test("the wait for another code is told second by second, and outlasts a look at signing in")
  func anotherCode() {
    var scene = AppScene()
    scene.act(.prepared(.ready(accountCount: 2)))
    scene.type("ana@b.co")
    #expect(scene.press(KeyPress(.function(4))) == [.lookUpMail])
    scene.press(.enter)
    scene.recovered(.failed(.mustWait(milliseconds: 2_500)))
    #expect(scene.state.nextDeadline == 10_500)
    #expect(scene.frame().shows("✗ Ya pediste un código. Puedes pedir otro en 3 s."))
    scene.press(.escape)
    #expect(scene.state.nextDeadline == nil)
    scene.press(KeyPress(.function(4)))
    #expect(scene.state.nextDeadline == 10_500)
    #expect(scene.press(.enter).isEmpty)
    scene.stamp = .at(12_500)
    scene.act(.deadlineReached)
    #expect(scene.state.nextDeadline == nil)
    #expect(scene.press(.enter).count == 1)
  }

  @Test("what comes of a mail that nobody waited for is not taken for another's")
  func lateOutcome() {
    var scene = AppScene()
    scene.act(.prepared(.ready(accountCount: 2)))
    scene.type("ana@b.co")
    scene.press(KeyPress(.function(4)))
    scene.press(.enter)
    scene.press(.escape)
    scene.press(.backTab)
    scene.type("m")
    scene.press(KeyPress(.function(4)))
    scene.press(.enter)
    let sending = scene.state
    scene.act(.recovered(.failed(.mailFailed), of: .begin(email: "ana@b.co")))
    #expect(scene.state.screen == sending.screen)
    scene.act(.recovered(.began(.mail), of: .begin(email: "ana@b.com")))
    #expect(scene.frame().shows("Revisa tu bandeja de entrada en ana@b.com."))
  }

  @Test("with reduced motion only the end wakes the program")
  func reduced() {
    var scene = refused()
    scene.state.appearance.motion = .reduced
    #expect(scene.state.nextDeadline == 12_500)
    scene.stamp = .at(12_500)
    scene.act(.deadlineReached)
    #expect(scene.state.nextDeadline == nil)
  }

  @Test("another address is not affected, and costs no wake-up; the first one still waits")
  func otherAddress() {
    var scene = refused()
    scene.press(.backTab)
    scene.type("m")
    #expect(scene.state.nextDeadline == nil)
    #expect(scene.frame().shows("[ Iniciar sesión ]"))
    scene.press(KeyPress(.backspace))
    #expect(scene.state.nextDeadline == 10_500)
    #expect(scene.frame().shows("[ Espera 3 s ]"))
  }

  @Test("a notice and a countdown each go at their own time")
  func both() {
    var scene = refused()
    scene.act(.key(KeyPress(.function(6))))
    #expect(scene.state.nextDeadline == 10_500)
    scene.stamp = .at(13_000)
    scene.act(.deadlineReached)
    // 34 characters are read in 2,000 + 34 × 60 ms.
    #expect(scene.state.nextDeadline == 14_040)
    #expect(scene.state.toast != nil)
  }

  @Test("who waits is known on the way through the other forms and back")
  func otherForms() {
    var scene = refused()
    for key in [KeyPress(.function(3)), KeyPress(.function(4))] {
      scene.press(key)
      scene.press(.escape)
      #expect(scene.state.nextDeadline == 10_500)
      #expect(scene.frame().shows("[ Espera 3 s ]"))
    }
  }

  @Test("the code of an account that waits waits too, and its mail does not")
  func code() {
    var scene = refused()
    scene.press(KeyPress(.function(4)))
    #expect(scene.state.nextDeadline == nil)
    scene.press(KeyPress(.function(3)))
    #expect(scene.state.nextDeadline == 10_500)
  }

  @Test("a wrong password in the profile ticks like one at the sign-in, and is not sent meanwhile")
  func profile() {
    var scene = AppScene.profile()
    scene.press(.character("c"))
    scene.type("falso")
    scene.press(.enter)
    scene.act(.accountChanged(.failed(.wrongPassword(waitMilliseconds: 2_500))))
    #expect(scene.state.nextDeadline == 10_500)
    #expect(scene.frame().shows("[ Espera 3 s ]"))
    #expect(scene.press(.enter) == [])
    // Another form of the same account has to wait, too; one without a password does not.
    scene.press(.escape, .character("e"))
    #expect(scene.state.nextDeadline == 10_500)
    scene.press(.escape, .character("n"))
    #expect(scene.state.nextDeadline == nil)
    scene.press(.escape, .character("p"))
    scene.stamp = .at(12_500)
    scene.act(.deadlineReached)
    #expect(scene.state.nextDeadline == nil)
    #expect(!scene.frame().shows("Espera"))
  }

  @Test("after signing out, the form knows the address and offers what it offered at the start")
  func signedOut() {
    var scene = AppScene(Learner(cards: "a"))
    scene.state.accountCount = 1
    scene.press(.character("x"))
    let effects = scene.press(.enter)
    #expect(effects.contains(.forgetSignIn(Learner.account.id)))
    #expect(
      scene.state.screen
        == .login(
          LoginScreen.State(
            signedOutEmail: Learner.account.email.text, accountCount: 1)))
  }

  @Test("a folder that others could read is spoken of, whether or not somebody is let in")
  func tightened() {
    var scene = AppScene()
    scene.act(.prepared(.ready(accountCount: 1, isTightened: true)))
    #expect(scene.state.toast == PassingNotice(.folderTightened, at: 10_000))
    #expect(scene.frame().shows("▲ Otros podían leer tus datos. Ya no."))
    var resumed = AppScene()
    let signedIn = Learner(cards: "a").signedIn
    resumed.act(
      .prepared(.resumed(signedIn, damagedLines: 0, accountCount: 1, isTightened: true)))
    #expect(resumed.today != nil)
    #expect(resumed.frame().shows("▲ Otros podían leer tus datos. Ya no."))
    var usual = AppScene()
    usual.act(.prepared(.ready(accountCount: 1)))
    #expect(usual.state.toast == nil)
  }
}
