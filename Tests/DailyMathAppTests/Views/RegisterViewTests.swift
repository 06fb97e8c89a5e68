import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("How the registration looks")
struct RegisterViewTests {
  private func scene(_ columns: Int, _ rows: Int, _ language: Language) -> AppScene {
    var scene = AppScene(size: Size(columns: columns, rows: rows), language: language)
    scene.act(.prepared(.ready(accountCount: 1)))
    scene.press(KeyPress(.function(3)))
    return scene
  }

  @Test(
    "in the smallest window the button and the link stand whole, each on its own row if need be")
  func smallest() throws {
    var english = scene(40, 12, .english)
    english.press(.backTab)
    let button = try #require(english.frame().place(of: "[ Create the account ]"))
    let link = try #require(english.frame().place(of: "I already have an account"))
    #expect(link.row == button.row + 1)
    var spanish = scene(40, 12, .spanish)
    spanish.press(.backTab)
    #expect(
      spanish.frame().place(of: "[ Crear cuenta ]")?.row
        == spanish.frame().place(of: "Ya tengo cuenta")?.row)
  }

  @Test(
    "with faults in every row the notes go, and the boxes and the blank row above the rest stay")
  func faults() throws {
    var scene = scene(80, 24, .spanish)
    scene.press(.tab)
    scene.type("ana")
    for _ in 0..<5 { scene.press(.tab) }
    scene.press(.enter)
    let frame = scene.frame()
    #expect(frame.shows("✗ Escribe tu nombre."))
    #expect(frame.shows("✗ Escribe un correo: ana@uq.edu.co."))
    #expect(frame.shows("✗ Usa al menos 6 caracteres."))
    #expect(frame.shows("┏") && frame.shows("╭"))
    #expect(!frame.shows("La cuenta separa"))
    let button = try #require(frame.place(of: "[ Crear cuenta ]"))
    // The choice whether to be remembered stands between, with what it would mean.
    #expect(frame.canvas.text(row: button.row - 3).isEmpty)
  }

  @Test(
    "a click on the hint beside a password shows it and hides it again", arguments: [true, false])
  func reveal(isRegistering: Bool) throws {
    var scene = AppScene(
      isRegistering ? .register(RegisterScreen.State()) : .login(LoginScreen.State()))
    for (hint, isRevealed) in [("Ctrl-R ver", true), ("Ctrl-R ocultar", false)] {
      let place = try #require(scene.frame().place(of: hint))
      scene.act(.clicked(try #require(scene.frame().action(at: place))))
      switch scene.state.screen {
      case .register(let state): #expect(state.newPassword.password.isRevealed == isRevealed)
      case .login(let state): #expect(state.password.isRevealed == isRevealed)
      default: Issue.record("another screen")
      }
    }
  }
}
