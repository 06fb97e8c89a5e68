import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("Registering with odd input")
struct RegistrationTroubleTests {
  let folder: StudyFolder
  let program: ProgramUnderTest

  init() throws {
    folder = try StudyFolder()
    program = try folder.start(columns: 120, rows: 40)
    try program.waitFor("Crear cuenta")
    try program.press(.f3)
    try program.waitFor("Nombre completo")
  }

  /// Fills in what comes after the name and sends the form.
  private func finish(password: String) throws {
    try program.press(.tab)
    try program.type(StudyFolder.email)
    try program.press(.tab, .tab)
    try program.type(password)
    try program.press(.tab)
    try program.type(password)
    try program.press(.enter)
  }

  @Test("control characters and emoji in a name, pasted and typed, do no harm")
  func names() throws {
    try program.paste("Eva\u{1B}]0;mal\u{07}\u{9B}31m\u{202E}\u{0}🧮 ")
    try program.type("Ñandú\u{E}\u{1D} 👩🏽‍🔬")
    try finish(password: "secreta")
    try program.waitFor("¡Hola, Eva")
    #expect(program.screen.unknownTexts == [])
    #expect(!program.screen.title.contains("mal"))
    let name = try folder.state().profile.displayName
    #expect(name.hasPrefix("Eva") && name.contains("🧮") && name.hasSuffix("Ñandú 👩🏽‍🔬"))
    let hasControls = name.unicodeScalars.contains {
      $0.properties.generalCategory == .control || $0 == "\u{202E}"
    }
    #expect(!hasControls)
  }

  @Test("a password of 500 bytes is taken where it has no more than 128 characters")
  func longPassword() throws {
    let password = String(repeating: "🧮", count: 125)
    #expect(password.utf8.count == 500)
    try program.type("Eva")
    try finish(password: password)
    try program.waitFor("¡Hola, Eva!")
    try program.press(.character("q"))
    #expect(try program.waitForExit() == .exited(0))
    let again = try folder.start()
    try again.signIn(password: password)
  }

  @Test("a password of 500 characters is refused in words, and nothing that was typed is lost")
  func tooLongPassword() throws {
    try program.type("Eva")
    try finish(password: String(repeating: "x", count: 500))
    try program.waitFor("Usa como máximo")
    #expect(program.screen.shows("Eva") && program.screen.shows(StudyFolder.email))
    #expect(try folder.store.accounts().accounts.isEmpty)
  }

  @Test("an address that somebody has is said in words")
  func taken() throws {
    try folder.register(TestDeck.payloads(1))
    try program.type("Eva")
    try finish(password: "secreta")
    try program.waitFor("Ya hay una cuenta")
    #expect(try folder.store.accounts().accounts.count == 1)
  }

  @Test("each field is judged as it is left, and the confirmation while it is typed")
  func judged() throws {
    try program.type("   ")
    try program.press(.tab)
    try program.waitFor("Escribe tu nombre.")
    try program.type("eva@")
    try program.press(.tab, .tab)
    try program.waitFor("Escribe un correo")
    try program.type("corta")
    try program.press(.tab)
    try program.waitFor("Usa al menos")
    try program.type("otra")
    try program.waitFor("no coinciden")
  }
}
