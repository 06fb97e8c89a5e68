import DailyMathCore
import DailyMathTestSupport
import Testing

@Suite("Searching and changing cards")
struct BrowsingTests {
  let folder: StudyFolder

  /// Six cards; the second, the fourth and the fifth are for an exam.
  init() throws {
    folder = try StudyFolder()
    let cards = TestDeck.cards(6).enumerated().map { index, card in
      var card = card
      if [1, 3, 4].contains(index) { card.tags = ["parcial"] }
      return EventPayload.cardPut(TestDeck.id(index + 1), card)
    }
    try folder.register(cards)
  }

  private func browse() throws -> ProgramUnderTest {
    let program = try folder.signIn()
    try program.press(.character("2"))
    try program.waitFor("6 tarjetas")
    return program
  }

  private func search(
    _ query: String, in program: ProgramUnderTest, finding count: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try program.press(.character("/"))
    try program.waitFor("Enter ver lista", sourceLocation: sourceLocation)
    try program.retype(query)
    try program.waitFor(count, sourceLocation: sourceLocation)
    try program.press(.enter)
    try program.waitForAbsence(of: "Enter ver lista", sourceLocation: sourceLocation)
  }

  private var decks: [String] {
    get throws { try (1...6).map { try folder.state().card(TestDeck.id($0))?.content.deck ?? "-" } }
  }

  @Test("what is found is moved to a new deck at once, and back")
  func moves() throws {
    let program = try browse()
    try search("tag:PARCIAL", in: program, finding: "3 de 6")
    for number in [2, 4, 5] {
      try program.waitFor("Pregunta \(number)")
    }
    try program.press(.character("V"))
    try program.waitFor("3 elegidas")
    try program.press(.character("g"))
    try program.waitFor("Mover 3 tarjetas a un mazo")
    try program.type("Segundo corte")
    try program.waitFor("Nuevo: Segundo corte")
    try program.press(.enter)
    try program.waitFor("3 tarjetas en el mazo «Segundo corte».")
    let name = "Segundo corte"
    #expect(try decks == ["", name, "", name, name, ""])
    try program.takeBack(saying: "Se deshizo: 3 tarjetas en el mazo")
    #expect(try decks == ["", "", "", "", "", ""])
    try program.takeBack(saying: "No hay nada que deshacer.")
    try program.leave()
    #expect(program.screen.unknownTexts == [])
  }

  @Test("a deleted card is in the trash after a restart, and comes back with its history")
  func deletes() throws {
    let store = folder.store
    let account = try folder.account().id
    _ = try store.open(account)
    _ = try store.append(account, [TestDeck.review(2)], Noon.moment(daysAgo: 0))
    let program = try browse()
    try search("\"Pregunta 2\"", in: program, finding: "1 de 6")
    try program.press(.character("d"))
    try program.waitFor("¿Eliminar esta tarjeta?")
    try program.press(.character("s"))
    try program.waitFor("1 tarjeta en la papelera.")
    #expect(try folder.state().cardCount == 5)
    try program.leave()

    let again = try folder.signIn()
    try again.press(.character("2"))
    try again.waitFor("5 tarjetas")
    try search("is:deleted", in: again, finding: "eliminada")
    try again.waitFor("Pregunta 2")
    try again.press(.character("r"))
    try again.waitFor("1 tarjeta de vuelta.")
    let state = try folder.state()
    #expect(state.cardCount == 6 && state.trash.isEmpty)
    #expect(state.reviews(of: TestDeck.id(2)).map(\.grade) == [.good])
  }

  @Test("a query that cannot be understood is said under the field, until it can be")
  func fault() throws {
    let program = try browse()
    try program.press(.character("/"))
    try program.type("is:dua")
    let said = "«dua» no existe. Puede ser vence, nueva, suspendida,"
    try program.waitFor(said)
    let field = try #require(program.screen.rows.firstIndex { $0.contains("/ is:dua") })
    #expect(program.screen.rows[field + 1].contains(said))
    try program.press(.backspace, .backspace)
    try program.type("ue")
    try program.waitForAbsence(of: said)
    try program.press(.escape)
    try program.waitFor("6 tarjetas")
  }
}
