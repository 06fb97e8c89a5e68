import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("How the forgotten password looks")
struct ForgotPasswordViewTests {
  private static let sizes = [
    Size(columns: 40, rows: 12), Size(columns: 64, rows: 20), Size(columns: 80, rows: 24),
    Size(columns: 120, rows: 40),
  ]

  private func scene(
    _ state: ForgotPasswordScreen.State, _ size: Size = Size(columns: 80, rows: 24),
    _ language: Language = .spanish
  ) -> AppScene {
    var scene = AppScene(size: size, language: language)
    scene.state.screen = .forgotPassword(state)
    return scene
  }

  @Test("in every window each item is in sight while it has the focus", arguments: sizes)
  func focus(size: Size) {
    let states = [
      ForgotPasswordScene.reduced(.init(email: "ana@"), .submitted),
      ForgotPasswordScene.reduced(
        ForgotPasswordScene.sent(), .recovered(.failed(.mailFailed))),
      ForgotPasswordScene.reduced(
        .init(email: "ana@uniquindio.edu.co"), .savedCodeChosen, .pasted("0123456789abcdef"),
        .submitted, .recovered(.failed(.wrongCode(waitMilliseconds: 299_000)))),
      ForgotPasswordScene.reduced(ForgotPasswordScene.chosen("secreto2"), .submitted),
      ForgotPasswordScene.done(remainingCodes: 0),
    ]
    for language in Language.allCases {
      for state in states {
        var scene = scene(state, size, language)
        for _ in 0..<6 {
          #expect(scene.frame().shows("▸"))
          #expect(scene.frame().cursor != nil)
          scene.press(.tab)
        }
      }
    }
  }

  @Test("the inbox is that of what was typed, and nothing says whether it has an account")
  func inbox() {
    let frame = scene(ForgotPasswordScene.mailed()).frame()
    #expect(frame.shows("✓ ¡Correo enviado!"))
    #expect(frame.shows("Revisa tu bandeja de entrada en ana@uniquindio.edu.co."))
    #expect(frame.shows("Si hay una cuenta con ese correo"))
  }

  @Test("a computer that sends no mail says so, and who chose a saved code is not told that")
  func noMail() {
    let words = "Este computador no envía correos."
    let none = ForgotPasswordScene.reduced(
      ForgotPasswordScene.sent(), .recovered(.began(.savedCode)))
    #expect(scene(none).frame().shows(words))
    let chosen = ForgotPasswordScene.reduced(.init(email: "ana@b.co"), .savedCodeChosen)
    #expect(!scene(chosen).frame().shows(words))
  }

  @Test("where no mail is sent that is said before the address, and nothing is promised")
  func withoutMail() {
    var state = ForgotPasswordScreen.State(email: "ana@b.co")
    state.sendsMail = false
    for size in Self.sizes {
      let frame = scene(state, size).frame()
      #expect(frame.shows("Este computador no envía correos."))
      #expect(!frame.shows("Enviar"))
      #expect(frame.shows("Continuar"))
    }
  }

  @Test("beside the button stands that a code comes, and the way to one that came before")
  func codeComes() {
    for size in Self.sizes {
      let frame = scene(ForgotPasswordScreen.State(email: "ana@b.co"), size).frame()
      #expect(frame.shows("El mensaje trae un código"))
      #expect(frame.shows("Ya tengo el código del correo"))
    }
    var scene = scene(.init(email: "ana@b.co"))
    scene.press(KeyPress(.function(4)))
    #expect(scene.frame().shows("Escribe tu código"))
    #expect(!scene.frame().shows("enviado"))
  }

  @Test("a code that did not do is told what to do where it was tried too often", arguments: sizes)
  func triedTooOften(size: Size) {
    let wrong = ForgotPasswordScene.reduced(
      ForgotPasswordScene.checking(), .recovered(.failed(.wrongCode())))
    #expect(scene(wrong, size).frame().shows("pide otro."))
  }

  @Test("how many codes are left is said in numbers and in words", arguments: [0, 1, 7])
  func remaining(count: Int) {
    let frame = scene(ForgotPasswordScene.done(remainingCodes: count)).frame()
    let words = [
      0: "▲ No te quedan códigos de recuperación: crea otros.",
      1: "▲ Te queda 1 código de recuperación.", 7: "  Te quedan 7 códigos de recuperación.",
    ]
    #expect(frame.shows(words[count] ?? ""))
  }

  @Test("the word before leaving fits into the smallest window", arguments: Language.allCases)
  func leaving(language: Language) {
    let asked = ForgotPasswordScene.reduced(ForgotPasswordScene.permitted(), .backChosen)
    let frame = scene(asked, Size(columns: 40, rows: 12), language).frame()
    #expect(frame.canvas.text(row: 10).contains("▲"))
    #expect(!frame.canvas.text(row: 10).contains("…"))
  }

  @Test("a click into the code puts the cursor there, on a hyphen too")
  func click() throws {
    var scene = scene(ForgotPasswordScene.mailed())
    scene.type("01234567")
    let place = try #require(scene.frame().place(of: "0123-4567"))
    scene.act(.clicked(try #require(scene.frame().action(at: place.offset(columns: 4)))))
    scene.type("x")
    #expect(scene.frame().shows("0123-X456-7"))
  }
}
