import DailyMathCore
import DailyMathTestSupport
import Testing

@Suite("A forgotten password and a code that was kept, on the screen")
struct PasswordByCodeTests {
  let folder: StudyFolder
  let codes = StudyFolder.recoveryCodes()
  let program: ProgramUnderTest

  init() throws {
    folder = try StudyFolder()
    try folder.register(TestDeck.payloads(1), codes: codes)
    program = try folder.start(columns: 100, rows: 30)
  }

  /// Goes from the form to sign in with, which knows the address, to the field of a code that was kept.
  private func askForCode() throws {
    try program.waitFor("Recordarme")
    try program.press(.f4)
    try program.waitFor("Volver al login")
    try program.press(.f3)
    try program.waitFor("Escribe uno de los ocho códigos")
  }

  @Test("where no mail is sent that is said, and a code does instead, once")
  func wholePath() throws {
    try program.forget()
    #expect(program.screen.shows("Este computador no envía correos."))
    try program.press(.enter)
    try program.waitFor("Escribe uno de los ocho códigos")
    try program.sendWrong(code: OneTimeCode(.recovery).grouped)
    try program.send(code: codes[3].grouped.lowercased())
    try program.choose(newPassword: "una-frase-bien-larga")
    #expect(program.screen.shows("Te quedan 7 códigos de recuperación."))
    try program.press(.enter)
    try askForCode()
    try program.sendWrong(code: codes[3].grouped)
    try program.send(code: codes[4].grouped)
    try program.choose(newPassword: "otra-frase-bien-larga")
    try program.press(.enter)
    try program.waitFor("Recordarme")
    try program.type("una-frase-bien-larga")
    try program.press(.enter)
    try program.waitFor("no son correctos")
    try program.retype("otra-frase-bien-larga")
    try program.press(.enter)
    try program.waitFor("¡Hola, Ana!")
  }

  @Test("new codes at the end are the end of all the old ones")
  func renews() throws {
    try program.forget()
    try program.press(.f3)
    try program.waitFor("Escribe uno de los ocho códigos")
    try program.send(code: codes[0].grouped)
    try program.choose(newPassword: "una-frase-bien-larga")
    try program.press(.character("c"))
    let renewed = try program.recoveryCodes()
    #expect(Set(renewed).isDisjoint(with: codes.map(\.grouped)))
    try program.leaveCodes()
    try askForCode()
    try program.sendWrong(code: codes[1].grouped)
    try program.send(code: renewed[7])
    try program.choose(newPassword: "otra-frase-bien-larga")
    #expect(program.screen.shows("Te quedan 7 códigos de recuperación."))
  }

  @Test("what cannot be a code is said at once and costs no attempt")
  func malformed() throws {
    try program.forget()
    try program.press(.f3)
    try program.waitFor("Escribe uno de los ocho códigos")
    try program.send(code: "1234-5678")
    try program.waitFor("El código tiene 16 letras y números; escribiste 8.")
    try program.retype("UUUU-UUUU-UUUU-UUUU")
    try program.press(.enter)
    try program.waitFor("ninguna U")
    #expect(try !folder.has("local/attempts.json"))
  }

  @Test("an easy password is taken only by who says so, and leaving is asked about once")
  func advice() throws {
    try program.forget()
    try program.press(.f3)
    try program.waitFor("Escribe uno de los ocho códigos")
    try program.send(code: codes[0].grouped)
    try program.waitFor("Crea una contraseña nueva")
    try program.type("123456")
    try program.press(.tab)
    try program.type("123456")
    try program.press(.enter)
    try program.waitFor("Es de las contraseñas que cualquiera prueba primero.")
    try program.waitFor("Usar esta de todos modos")
    try program.press(.escape)
    try program.waitFor("Esc otra vez: sales sin cambiarla.")
    try program.press(.escape)
    try program.waitFor("Recordarme")
    try program.type(StudyFolder.password)
    try program.press(.enter)
    try program.waitFor("¡Hola, Ana!")
    // The code was not used.
    #expect(try folder.account().recoveryCodes.count == 8)
  }
}
