import DailyMathCore
import DailyMathTestSupport
import Testing

@Suite("The mouse")
struct MouseTests {
  let folder: StudyFolder
  let deck = TestDeck.cards(3)

  init() throws {
    folder = try StudyFolder()
    try folder.register(TestDeck.payloads(3))
  }

  @Test("signing in: fields, links, keys in the foot line and the button")
  func login() throws {
    let program = try folder.start()
    try program.waitFor("Iniciar sesión")
    try program.click("¿Olvidaste tu contraseña?")
    try program.click("Volver al login")
    // What is to be clicked next stands on the screen before, too, at another place.
    try program.waitFor("F3 crear cuenta")
    try program.click("F2 English")
    try program.click("F2 Español")
    try program.click("F3 crear cuenta")
    try program.click("Ya tengo cuenta")
    try program.waitFor("F3 crear cuenta")
    try program.click("Crear cuenta")
    try program.waitFor("Nombre completo")
    try program.click("Esc volver")
    try program.waitFor("F3 crear cuenta")
    try program.click("Contraseña", rowsBelow: 2)
    try program.type(StudyFolder.password)
    try program.click("Correo", rowsBelow: 2)
    try program.type(StudyFolder.email)
    try program.waitFor(StudyFolder.email)
    try program.click("Iniciar sesión")
    try program.waitFor("Tus tarjetas de repaso")
    #expect(program.screen.unknownTexts == [])
  }

  @Test("registering: every field, and the button")
  func register() throws {
    let program = try folder.start()
    try program.click("Crear cuenta")
    try program.waitFor("Nombre completo")
    try program.click("Repite", rowsBelow: 2)
    try program.type("secreto-8")
    try program.click("Contraseña", rowsBelow: 2)
    try program.type("secreto-8")
    try program.click("Universidad", rowsBelow: 2)
    try program.type("UNAL")
    try program.click("Correo", rowsBelow: 2)
    try program.type("luis@example.com")
    try program.click("Nombre completo", rowsBelow: 2)
    try program.type("Luis")
    try program.waitFor("Luis")
    try program.click("[ Crear cuenta ]")
    try program.click("Usar esta de todos modos")
    try program.waitFor("Tus códigos de recuperación")
    try program.click("Ya los guardé")
    try program.waitFor("¿Ya guardaste los códigos?")
    try program.click("[ Ya los guardé ]")
    try program.waitFor("¡Hola, Luis!")
  }

  @Test("a quiz is begun, answered, graded and left, and a double click grades nothing")
  func quiz() throws {
    let program = try folder.signIn()
    try program.click("Comenzar quiz")
    let question = try program.question(among: deck)
    program.waitOutGuard()
    try program.click(question.card.answer)
    try program.waitFor("3 Difícil")
    // The second half of a double click, wherever it falls.
    try program.click("5 Fácil")
    program.waitOutGuard()
    #expect(program.screen.shows("5 Fácil"))
    #expect(try folder.state().tally(on: Noon.today).answers == 0)
    try program.click("5 Fácil")
    try program.waitFor("2 de 3")
    #expect(try folder.state().reviews(of: TestDeck.id(1)).map(\.grade) == [.easy])
    program.waitOutGuard()
    try program.click("u deshacer")
    try program.waitFor("1 de 3")
    program.waitOutGuard()
    try program.click("Esc terminar")
    try program.waitFor("Tus tarjetas de repaso")
    #expect(try folder.state().tally(on: Noon.today).answers == 0)
  }

  @Test("a card is selected, opened, and its form left through the question")
  func editor() throws {
    let program = try folder.signIn()
    try program.click("Pregunta 2")
    try program.wait(for: "the second row selected") { $0.shows("▸ ● Pregunta 2") }
    try program.click("Pregunta 2")
    try program.waitFor("Guardar tarjeta")
    try program.click("Respuesta correcta", rowsBelow: 1)
    try program.type("x")
    try program.waitFor("buena 2x")
    try program.click("Esc volver")
    try program.waitFor("Seguir escribiendo")
    // What lies behind the question cannot be clicked.
    try program.click("Respuesta correcta", rowsBelow: 1)
    try program.click(column: 1, row: 1)
    try program.click("Seguir escribiendo")
    try program.waitForAbsence(of: "Seguir escribiendo")
    try program.click("[ Guardar tarjeta ]")
    try program.waitFor("Tarjeta guardada")
    #expect(try folder.state().card(TestDeck.id(2))?.content.answer == "buena 2x")
    try program.click("n nueva")
    try program.waitFor("Guardar tarjeta")
    try program.type("y")
    try program.click("Esc volver")
    try program.click("[ Descartar ]")
    try program.waitFor("Tus tarjetas de repaso")
  }

  @Test("deleting is asked for, refused and confirmed")
  func deleting() throws {
    let program = try folder.signIn()
    try program.click("d eliminar")
    try program.click("Cancelar")
    try program.waitForAbsence(of: "Cancelar")
    try program.click("d eliminar")
    try program.click("[ Eliminar ]")
    try program.waitFor("Tarjeta eliminada")
    #expect(try folder.state().cardCount == 2)
  }

  @Test("the help opens, scrolls under the wheel and closes")
  func help() throws {
    let program = try folder.signIn(rows: 20)
    try program.click("? ayuda")
    try program.waitFor("comenzar el quiz")
    try program.turnWheel(isDown: true)
    try program.waitForAbsence(of: "comenzar el quiz")
    try program.turnWheel(isDown: false)
    try program.waitFor("comenzar el quiz")
    try program.click("Esc cerrar")
    try program.waitFor("Tus tarjetas de repaso")
  }

  @Test("how the program looks is chosen, seen at once and kept")
  func appearance() throws {
    let program = try folder.signIn()
    try program.press(.character("a"))
    try program.click("Solo ASCII")
    try program.waitForAbsence(of: "╭")
    try program.click("Claro")
    try program.click("Reducido")
    try program.click("Listo")
    try program.waitForAbsence(of: "Apariencia")
    let settings = try folder.state().settings
    #expect(settings.theme == .light)
    #expect(settings.motion == .reduced)
    #expect(settings.characters == .ascii)
  }

  @Test("letting go elsewhere takes a press back")
  func takenBack() throws {
    let program = try folder.signIn()
    let row = try #require(program.screen.rows.firstIndex { $0.contains("Comenzar quiz") })
    try program.drag(from: (4, row), to: (4, row + 4))
    try program.press(.character("n"))
    try program.waitFor("Guardar tarjeta")
  }

  @Test("F6 leaves the mouse to the terminal and takes it back, and leaving does, too")
  func switched() throws {
    let program = try folder.start()
    try program.wait(for: "the mouse reported") { $0.reportsMouse }
    try program.press(.f6)
    try program.wait(for: "the mouse left alone") { !$0.reportsMouse }
    try program.waitFor("Ratón apagado")
    try program.press(.f6)
    try program.wait(for: "the mouse reported again") { $0.reportsMouse }
    try program.press(.control("c"))
    _ = try program.waitForExit()
    #expect(!program.screen.reportsMouse)
  }
}
