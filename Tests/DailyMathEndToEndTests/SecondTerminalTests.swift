import DailyMathCore
import DailyMathTestSupport
import Testing

@Suite("Two terminals on one account")
struct SecondTerminalTests {
  let folder: StudyFolder
  let deck = TestDeck.cards(8)
  let first: ProgramUnderTest
  let second: ProgramUnderTest

  init() throws {
    folder = try StudyFolder()
    try folder.register(TestDeck.payloads(8))
    first = try folder.signIn()
    second = try folder.signIn()
  }

  @Test("an answer given in one is seen in the other at its next key press")
  func seen() throws {
    try first.press(.enter)
    try first.answerRightly(first.question(among: deck))
    try second.press(.down)
    try second.wait(for: "one card reviewed") { _ in (try? second.count("Repasadas hoy")) == 1 }
    #expect(try second.count("Pendientes") == 7)
  }

  @Test("answers given in turns are all kept, and no card is asked twice")
  func turns() throws {
    try first.press(.enter)
    try second.press(.enter)
    for _ in 0..<4 {
      for program in [first, second] { try program.answerRightly(nextQuestion(in: program)) }
    }
    try first.press(.control("l"))
    try first.waitFor("Terminaste")
    let state = try folder.state()
    #expect(state.tally(on: Noon.today).answers == 8)
    #expect(state.tally(on: Noon.today).cards == 8)
  }

  /// Looks what the other terminal did, and waits for a question that nobody has answered yet.
  private func nextQuestion(in program: ProgramUnderTest) throws -> ShownQuestion {
    let state = try folder.state()
    let open = state.cards.filter { state.reviews(of: $0.id).isEmpty }.map(\.content)
    try program.press(.control("l"))
    return try program.question(among: open)
  }

  @Test("a key meant for a question that was answered elsewhere does not answer the next one")
  func unseenQuestion() throws {
    try first.press(.enter)
    try second.press(.enter)
    let asked = try first.question(among: deck)
    _ = try second.question(of: asked.card, among: deck)
    try first.answerRightly(asked)
    try second.press(.enter)
    try second.wait(for: "another question") {
      ShownQuestion(on: $0, among: deck).map { $0.card != asked.card } ?? false
        || $0.shows("3 Difícil") || $0.shows("incorrecta")
    }
    #expect(!second.screen.shows("3 Difícil") && !second.screen.shows("incorrecta"))
    #expect(try folder.state().tally(on: Noon.today).answers == 1)
  }

  @Test("an answer whose grade is open gives way to one that was recorded elsewhere meanwhile")
  func openGrade() throws {
    try first.press(.enter)
    try second.press(.enter)
    let asked = try first.question(among: deck)
    try second.answer(second.question(of: asked.card, among: deck), option: 0)
    try first.answerRightly(asked)
    try second.press(.character("4"))
    try second.waitForAbsence(of: "3 Difícil")
    _ = try second.question(of: deck[1], among: deck)
    let state = try folder.state()
    // One review a day moves the schedule; a second would have led to six days.
    #expect(state.tally(on: Noon.today).answers == 1)
    #expect(state.card(TestDeck.id(1))?.review.schedule?.interval == Interval(days: 1))
  }

  @Test("a card deleted in one is no longer asked in the other, which says so")
  func deleted() throws {
    try second.press(.enter)
    let asked = try second.question(among: deck)
    #expect(asked.card == deck[0])
    try first.press(.character("d"))
    try first.waitFor("¿Eliminar esta tarjeta?")
    try first.press(.character("s"))
    try first.waitFor("Tarjeta eliminada.")
    try second.press(.control("l"))
    try second.waitFor("se eliminó en otra ventana")
    #expect(try second.question(among: deck).card == deck[1])
  }

  @Test("a tool for a card that was deleted elsewhere does nothing to the next one")
  func toolForDeleted() throws {
    try second.press(.enter)
    _ = try second.question(of: deck[0], among: deck)
    try delete(TestDeck.id(1))
    try second.press(.character("s"))
    try second.waitFor("se eliminó en otra ventana")
    _ = try second.question(of: deck[1], among: deck)
    #expect(try folder.state().cards.allSatisfy { !$0.isSuspended })
  }

  @Test("an answer whose grade is open is dropped with its card")
  func deletedWhileGrading() throws {
    try second.press(.enter)
    try second.answer(second.question(of: deck[0], among: deck), option: 0)
    try delete(TestDeck.id(1))
    try second.press(.character("4"))
    try second.waitFor("se eliminó en otra ventana")
    _ = try second.question(of: deck[1], among: deck)
    #expect(try folder.recordedAnswers().isEmpty)
  }

  private func delete(_ card: CardID) throws {
    let account = try folder.account().id
    let store = folder.store
    _ = try store.open(account)
    _ = try store.append(account, [.cardDelete(card)], Noon.now())
  }
}
