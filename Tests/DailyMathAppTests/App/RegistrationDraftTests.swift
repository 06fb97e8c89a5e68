import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("A registration that is left")
struct RegistrationDraftTests {
  private let register = KeyPress(.function(3))

  private func written() -> AppScene {
    var scene = AppScene(size: Size(columns: 80, rows: 24))
    scene.act(.prepared(.ready(accountCount: 0)))
    scene.press(register)
    scene.type("Ana Rojas")
    scene.press(.tab)
    scene.type("ana@uq.co")
    scene.press(.tab)
    scene.type("Uniquindío")
    scene.press(.tab)
    scene.type("secreta")
    scene.press(.tab)
    scene.type("otra")
    return scene
  }

  private func form(in scene: AppScene) -> RegisterScreen.State? {
    if case .register(let state) = scene.state.screen { state } else { nil }
  }

  @Test("is there again on coming back, without the passwords and what was wrong with them")
  func comingBack() {
    var scene = written()
    #expect(form(in: scene)?.faults.isEmpty == false)
    scene.press(.escape)
    #expect(form(in: scene) == nil)
    scene.press(register)
    let form = form(in: scene)
    #expect(form?.name.text == "Ana Rojas")
    #expect(form?.email.text == "ana@uq.co")
    #expect(form?.university.text == "Uniquindío")
    #expect(
      form?.newPassword.password.isEmpty == true && form?.newPassword.confirmation.isEmpty == true)
    #expect(form?.faults == [:])
    #expect(form?.focus == .password)
    #expect(scene.state.registrationDraft?.newPassword.password.isEmpty == true)
  }

  @Test("takes the address that was written at the sign-in meanwhile")
  func otherAddress() {
    var scene = written()
    scene.press(.escape, .backTab)
    scene.type("m")
    scene.press(register)
    #expect(form(in: scene)?.email.text == "ana@uq.com")
    #expect(form(in: scene)?.name.text == "Ana Rojas")
  }

  @Test("is forgotten once somebody is signed in, also for who signs out again")
  func forgotten() {
    var scene = written()
    scene.press(.escape)
    scene.act(.signInSucceeded(Learner(cards: "a").signedIn, damagedLines: 0))
    #expect(scene.state.registrationDraft == nil)
    scene.press(.character("x"), .enter, register)
    #expect(form(in: scene) == RegisterScreen.State())
  }

  @Test("an empty one is not kept")
  func empty() {
    var scene = AppScene(.register(RegisterScreen.State(email: "ana@uq.co")))
    scene.press(.escape)
    #expect(scene.state.registrationDraft == nil)
  }

  @Test("until there is an account, the sign-in says how to make one, and with which key")
  func firstStart() {
    var scene = AppScene()
    scene.act(.prepared(.ready(accountCount: 0)))
    let byEnter = "¿Primera vez aquí? Presiona Enter para crear tu cuenta."
    let byKey = "¿Primera vez aquí? Presiona F3 para crear tu cuenta."
    #expect(scene.frame().shows(byEnter))
    scene.type("a")
    #expect(!scene.frame().shows(byEnter))
    #expect(scene.frame().shows(byKey))
    scene.press(KeyPress(.function(4)), .escape)
    #expect(scene.frame().shows(byKey))
    scene.press(register, .escape)
    #expect(scene.frame().shows(byKey))
    scene.act(.signInSucceeded(Learner(cards: "a").signedIn, damagedLines: 0))
    scene.press(.character("x"), .enter)
    #expect(!scene.frame().shows("¿Primera vez aquí?"))
  }
}
