import DailyMathCore
import DailyMathTestSupport
import Testing

@Suite("The limit of a day")
struct DayLimitTests {
  let folder: StudyFolder
  let deck = TestDeck.cards(8)

  init() throws { folder = try StudyFolder() }

  private func register(cards: Int, newCardsPerDay limit: Int) throws {
    let settings = EventPayload.settings(SettingsChange(newCardsPerDay: limit))
    try folder.register(TestDeck.payloads(cards) + [settings])
  }

  @Test("five of eight new cards, the same in two terminals, and none left after a restart")
  func five() throws {
    try register(cards: 8, newCardsPerDay: 5)
    let first = try folder.signIn()
    let second = try folder.signIn()
    try first.waitForCount("Pendientes", 5)
    try first.press(.enter)
    for card in deck.prefix(2) { try first.answerRightly(first.question(of: card, among: deck)) }
    _ = try first.question(of: deck[2], among: deck)
    try first.press(.escape)
    try first.waitForCount("Pendientes", 3)
    try second.press(.control("l"))
    try second.waitForCount("Pendientes", 3)
    try second.press(.enter)
    for card in deck[2..<5] { try second.answerRightly(second.question(of: card, among: deck)) }
    try second.waitFor("Terminaste")
    try first.press(.control("l"))
    try first.waitForCount("Pendientes", 0)
    #expect(try first.count("Repasadas hoy") == 5)
    try first.leave()
    try second.leave()

    let again = try folder.signIn()
    try again.waitFor("¡Listo por hoy!")
    #expect(try again.count("Pendientes") == 0)
    #expect(try again.count("Total") == 8)
    #expect(try folder.state().tally(on: Noon.today).introduced == 5)
  }

  @Test("a card that was buried counts for nothing: another comes in its stead, and no more")
  func buried() throws {
    try register(cards: 4, newCardsPerDay: 2)
    let program = try folder.signIn()
    try program.waitForCount("Pendientes", 2)
    try program.press(.enter)
    _ = try program.question(of: deck[0], among: deck)
    try program.press(.character("b"))
    try program.waitFor("«Pregunta 1» queda para mañana.")
    for card in deck[1..<3] { try program.answerRightly(program.question(of: card, among: deck)) }
    try program.waitFor("Terminaste")
    try program.press(.enter)
    try program.waitForCount("Pendientes", 0)
    #expect(try folder.state().tally(on: Noon.today).introduced == 2)
  }
}
