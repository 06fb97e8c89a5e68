import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("An account, in lines")
struct PlainAccountTests {
  let folder: StudyFolder

  init() throws { folder = try StudyFolder() }

  @Test("a forgotten password is replaced with a code that was kept, and new codes are said")
  func forgotten() throws {
    let codes = StudyFolder.recoveryCodes()
    try folder.register(TestDeck.payloads(1), codes: codes)
    let program = try folder.converse()
    try program.answer("escribe tu correo: ", "3")
    try program.answer("Correo: ", StudyFolder.email)
    try program.waitFor("Este computador no envía correos.")
    try program.answer("Código de recuperación: ", "1234")
    try program.waitFor("El código tiene 16 letras y números; escribiste 4.")
    try program.answer("Código de recuperación: ", OneTimeCode(.recovery).grouped)
    try program.waitFor("Ese código no es correcto")
    try program.answer("Código de recuperación: ", codes[2].grouped)
    try program.answer("Contraseña nueva (mínimo 6): ", "una-frase-bien-larga")
    try program.answer("Repite la contraseña: ", "una-frase-bien-larva")
    try program.waitFor("Las contraseñas no coinciden.")
    try program.answer("Contraseña nueva (mínimo 6): ", "una-frase-bien-larga")
    try program.answer("Repite la contraseña: ", "una-frase-bien-larga")
    try program.waitFor("Te quedan 7 códigos de recuperación.")
    try program.answer("(Enter: Iniciar sesión): ", "2")
    try program.waitFor("Código 8: ")
    try program.answer("Elige un número: ", "1")
    try program.answer("(Enter: Verlos otra vez): ", "2")
    try program.answer("escribe tu correo: ", StudyFolder.email)
    try program.answer("Contraseña: ", StudyFolder.password)
    try program.waitFor("El correo o la contraseña no son correctos.")
    try program.answer("Contraseña: ", "una-frase-bien-larga")
    try program.waitFor("¡Hola, Ana!")
    try program.answer("Elige un número (? menú): ", "0")
    #expect(try program.waitForExit() == .exited(0))
    #expect(!program.bytes.contains(0x1B))
    #expect(!program.transcript.contains("una-frase-bien-larga"))
  }

  @Test("a mailed code does as well")
  func mailed() throws {
    let mail = try folder.makeMailProgram()
    try folder.register(TestDeck.payloads(1))
    let program = try folder.converse(
      environment: ["TERM": "dumb", "DAILYMATH_SENDMAIL": mail.path])
    try program.answer("escribe tu correo: ", "3")
    try program.answer("Correo: ", StudyFolder.email)
    try program.answer("(Enter: Enviar enlace): ", "1")
    try program.waitFor("Código del correo: ")
    try program.terminal.write(mail.received().code() + "\r")
    try program.answer("Contraseña nueva (mínimo 6): ", "una-frase-bien-larga")
    try program.answer("Repite la contraseña: ", "una-frase-bien-larga")
    try program.waitFor("Tu contraseña cambió.")
  }

  @Test("every line of the profile's menu asks what it must, and leads back")
  func profile() throws {
    try folder.register(TestDeck.payloads(1))
    let program = try folder.converse()
    try program.answer("escribe tu correo: ", StudyFolder.email)
    try program.answer("Contraseña: ", StudyFolder.password)
    try program.answer("Elige un número (? menú): ", "6")
    let menu = "Elige un número de tu perfil (? menú): "
    for (line, usual) in [(1, "Español"), (2, "Automático"), (3, "Completo"), (7, "No")] {
      try program.answer(menu, "\(line)")
      try program.answer("(Enter: \(usual)): ", "")
    }
    for (line, text, wanted) in [
      (4, "13", "Escribe una hora de 0 a 12."), (5, "diez", "Escribe un número de 0 a 9.999."),
      (6, "-1", "Escribe un número de 0 a 9.999."), (8, "25:00", "Escríbela así: 19:30."),
    ] {
      try program.answer(menu, "\(line)")
      try program.answer("(Enter: sin cambios", text)
      try program.waitFor(wanted)
      try program.answer("(Enter: sin cambios", ".")
    }
    for (line, prompt) in [
      (10, "Nombre completo"), (11, "Universidad"), (12, "Correo nuevo"), (13, "Contraseña nueva"),
      (14, "Contraseña actual"), (15, "Archivo"), (17, "Exportar primero"),
    ] {
      try program.answer(menu, "\(line)")
      try program.waitFor("En cualquier campo, un punto solo te lleva atrás.")
      try program.waitFor(prompt)
      try program.answer(": ", ".")
    }
    try program.answer(menu, "9")
    try program.waitFor("Hechas hoy: nuevas 0")
    try program.answer("Elige un mazo (? lista): ", ".")
    try program.answer(menu, "16")
    try program.answer("(Enter: Cerrar sesión): ", "2")
    try program.answer(menu, "12")
    try program.answer("Correo nuevo: ", "ana@example.org")
    try program.answer("Contraseña actual: ", StudyFolder.password)
    try program.waitFor("Correo cambiado")
    try program.answer(menu, "17")
    try program.waitFor("Exportar primero")
    try program.answer("Elige un número: ", "1")
    try program.answer("Escribe tu correo para confirmar: ", "ana@example.org")
    try program.answer("Contraseña actual: ", StudyFolder.password)
    try program.answer("(Enter: Cancelar): ", "1")
    try program.waitFor("Cuenta eliminada.")
    try program.waitFor("(Enter: Crear cuenta): ")
    #expect(try folder.accounts() == [])
    #expect(!program.bytes.contains(0x1B))
    #expect(!program.transcript.contains(StudyFolder.password))
  }
}
