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

  /// Fills in what comes after the name.
  private func finish(password: String) throws {
    try program.press(.tab)
    try program.type(StudyFolder.email)
    try program.press(.tab, .tab)
    try program.type(password)
    try program.press(.tab)
    try program.type(password)
  }

  @Test("control characters and emoji in a name, pasted and typed, do no harm")
  func names() throws {
    try program.paste("Eva\u{1B}]0;mal\u{07}\u{9B}31m\u{202E}\u{0}🧮 ")
    try program.type("Ñandú\u{E}\u{1D} 👩🏽‍🔬")
    try finish(password: "secreta")
    try program.insistOnPassword()
    try program.leaveCodes()
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
    // Whoever is remembered would be let in without the password below.
    try program.click("Recordarme")
    try finish(password: password)
    // One character 125 times is long enough and still a pattern.
    try program.insistOnPassword()
    try program.leaveCodes()
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
    try program.press(.enter)
    try program.waitFor("Usa como máximo")
    #expect(program.screen.shows("Eva") && program.screen.shows(StudyFolder.email))
    #expect(try folder.store.accounts().accounts.isEmpty)
  }

  @Test("an address that somebody has is said in words")
  func taken() throws {
    try folder.register(TestDeck.payloads(1))
    try program.type("Eva")
    try finish(password: "secreta")
    try program.insistOnPassword()
    try program.waitFor("Ya hay una cuenta")
    #expect(try folder.store.accounts().accounts.count == 1)
  }

  @Test("a phrase that was proposed is shown, is taken at once, and lets its owner in")
  func phrase() throws {
    try program.type("Eva")
    try program.click("Recordarme")
    try finish(password: "secreta")
    try program.press(.control("g"))
    try program.waitFor("Anota esta frase")
    let shown = program.screen.rows.joined(separator: " ").split { " │┃▸".contains($0) }
      .filter { $0.count { $0 == "-" } == 3 && !$0.contains("Ctrl") }
    let phrase = try #require(shown.first)
    #expect(shown.filter { $0 == phrase }.count == 2)
    try program.press(.enter)
    try program.leaveCodes()
    try program.waitFor("¡Hola, Eva!")
    try program.press(.character("q"))
    #expect(try program.waitForExit() == .exited(0))
    try folder.start().signIn(password: String(phrase))
  }

  @Test("the recovery codes do not go out of sight unasked, and into a file where wanted")
  func codes() throws {
    try program.type("Eva")
    try finish(password: "secreta")
    try program.insistOnPassword()
    let codes = try program.recoveryCodes()
    try program.press(.escape)
    try program.waitFor("¿Ya guardaste los códigos?")
    try program.press(.escape)
    try program.waitForAbsence(of: "¿Ya guardaste los códigos?")
    try program.press(.control("c"))
    try program.waitFor("¿Ya guardaste los códigos?")
    try program.press(.escape)
    try program.waitForAbsence(of: "¿Ya guardaste los códigos?")
    try program.press(.character("g"))
    try program.waitFor("dailymath-codigos-")
    let path = folder.home + "/codes.txt"
    let taken = folder.home + "/notas.txt"
    try #require(try folder.shell("echo mis notas >'\(taken)'"))
    try program.retype(taken)
    try program.press(.enter)
    try program.waitFor("Ya existe")
    #expect(try StudyFolder.lines(of: taken) == ["mis notas"])
    try program.retype(path)
    try program.press(.enter)
    try program.waitFor("Solo tú puedes leerlo.")
    #expect(try FileSystem.status(of: path)?.permissions == 0o600)
    let written = String(
      decoding: try FileSystem.read(path, limit: 10_000), as: UTF8.self)
    #expect(codes.allSatisfy { written.contains($0) })
    #expect(written.contains(StudyFolder.email))
    // Now that they are kept, nothing is asked any more.
    try program.press(.control("c"))
    #expect(try program.waitForExit() == .exited(0))
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
