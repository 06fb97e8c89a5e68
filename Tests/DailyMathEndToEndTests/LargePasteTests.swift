import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("A paste of 1 MB")
struct LargePasteTests {
  static let pasted = String(repeating: "aé🧮 1234 ", count: 77_000)
  let folder: StudyFolder

  init() throws { folder = try StudyFolder() }

  @Test("in the fields of signing in")
  func signIn() throws {
    #expect(Self.pasted.utf8.count > 1_000_000)
    try folder.register(TestDeck.payloads(1))
    let program = try folder.start()
    try program.waitFor("Iniciar sesión")
    try program.paste(Self.pasted)
    try program.press(.tab)
    try program.waitFor("Escribe un correo")
    try program.paste(Self.pasted)
    try program.press(.backTab, .control("u"))
    try program.type(StudyFolder.email)
    try program.waitFor(StudyFolder.email)
    try program.press(.tab, .enter)
    try program.waitFor("no son correctos")
    #expect(program.screen.unknownTexts == [])
  }

  @Test("in the fields of registering")
  func register() throws {
    let program = try folder.start(columns: 120, rows: 40)
    try program.waitFor("Crear cuenta")
    try program.press(.f3)
    try program.waitFor("Nombre completo")
    try program.paste(Self.pasted)
    try program.press(.tab)
    try program.waitFor("Usa como máximo 80")
    try program.paste(Self.pasted)
    try program.press(.tab)
    try program.waitFor("Escribe un correo")
    try program.paste(Self.pasted)
    try program.press(.tab)
    try program.paste(Self.pasted)
    try program.press(.tab)
    try program.waitFor("Usa como máximo 128")
    try program.paste(Self.pasted)
    try program.press(.enter)
    try program.press(.control("c"))
    #expect(try program.waitForExit() == .exited(0))
    #expect(program.screen.unknownTexts == [])
  }

  @Test("in the fields of a card, where it is said that it was cut")
  func card() throws {
    try folder.register([])
    let program = try folder.signIn(columns: 120, rows: 40)
    try program.press(.character("n"))
    try program.waitFor("Tarjeta nueva")
    // From the question to the explanation; behind the other answers stands a choice that takes no text.
    for (field, steps) in [1, 1, 1, 1, 1, 2, 1, 1, 1, 0].enumerated() {
      try program.paste(Self.pasted)
      try program.waitFor("se conservó el comienzo")
      guard steps > 0 else { break }
      try program.press(.tab, times: steps)
      try program.type("\(field)")
      try program.waitForAbsence(of: "se conservó el comienzo")
    }
    try program.press(.control("s"))
    try program.wait(for: "what is wrong, or the saved card") {
      $0.shows("demasiado largo") || $0.shows("Significa lo mismo") || $0.shows("guardada")
    }
    #expect(program.screen.unknownTexts == [])
  }

  @Test("in the filter of the list, and where there is no field at all")
  func filter() throws {
    try folder.register(TestDeck.payloads(3))
    let program = try folder.signIn()
    try program.paste(Self.pasted)
    try program.press(.character("/"))
    try program.waitFor("quitar búsqueda")
    try program.paste(Self.pasted)
    try program.waitFor("Ninguna tarjeta coincide")
    try program.press(.escape)
    try program.waitFor("Pregunta 1")
    try program.press(.enter)
    _ = try program.question(among: TestDeck.cards(3))
    try program.paste(Self.pasted)
    // An Enter directly after a paste would count as part of it.
    try program.press(.up, .down)
    try program.answerRightly(program.question(among: TestDeck.cards(3)))
    #expect(try folder.state().tally(on: Noon.today).answers == 1)
    #expect(program.screen.unknownTexts == [])
  }
}
