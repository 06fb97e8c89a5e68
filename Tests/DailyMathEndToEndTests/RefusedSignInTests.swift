import DailyMathTestSupport
import Testing

@Suite("Signing in that fails")
struct RefusedSignInTests {
  let folder: StudyFolder
  let program: ProgramUnderTest

  init() throws {
    folder = try StudyFolder()
    try folder.register(TestDeck.payloads(1))
    program = try folder.start(columns: 120, rows: 40)
    try program.waitFor("Iniciar sesión")
  }

  private func tryToSignIn(_ email: String, _ password: String) throws {
    try program.type(email)
    try program.press(.tab)
    try program.type(password)
    try program.press(.enter)
  }

  @Test(
    "a wrong password and an unknown address get the same words",
    arguments: [
      (StudyFolder.email, "otra-clave"), ("nadie@uniquindio.edu.co", StudyFolder.password),
      (StudyFolder.email, String(repeating: "x", count: 500)),
      (StudyFolder.email, StudyFolder.password + " "),
    ])
  func wrong(email: String, password: String) throws {
    try tryToSignIn(email, password)
    try program.waitFor("no son correctos")
    // What was typed is still there to be mended.
    #expect(program.screen.shows(email))
    #expect(program.screen.unknownTexts == [])
  }

  @Test("an address that is none is said at its field, before any password is checked")
  func malformed() throws {
    try tryToSignIn("ana@uniquindio", StudyFolder.password)
    try program.waitFor("Escribe un correo como")
    #expect(program.screen.shows("ana@uniquindio"))
  }

  @Test("a password that is mended lets in, and the address counts in any case")
  func mended() throws {
    try tryToSignIn("ANA@Uniquindio.edu.CO", "equivocada")
    try program.waitFor("no son correctos")
    // What was refused is typed over.
    try program.type(StudyFolder.password)
    try program.press(.enter)
    try program.waitFor("¡Hola, Ana!")
  }

  @Test("a form without a password is not sent")
  func inactive() throws {
    try program.type(StudyFolder.email)
    try program.press(.tab, .enter, .enter)
    try program.type(StudyFolder.password)
    try program.press(.enter)
    try program.waitFor("¡Hola, Ana!")
  }

  @Test("the forgotten password is answered honestly, and leads back")
  func forgotten() throws {
    try program.type(StudyFolder.email)
    try program.press(.tab, times: 4)
    try program.press(.enter)
    try program.waitFor("Este computador no envía correos.")
    try program.press(.escape)
    try program.waitFor("Iniciar sesión")
    #expect(program.screen.shows(StudyFolder.email))
  }
}
