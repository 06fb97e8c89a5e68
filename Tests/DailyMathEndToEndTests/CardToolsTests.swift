import DailyMathCore
import DailyMathTestSupport
import Testing

@Suite("What can be done to a card while studying")
struct CardToolsTests {
  let folder: StudyFolder
  let deck = TestDeck.cards(5)

  init() throws { folder = try StudyFolder() }

  @Test("mark, edit, bury and suspend keep the place, and each is taken back by its name")
  func tools() throws {
    try folder.register(TestDeck.payloads(5))
    let program = try folder.signIn(columns: 120, rows: 40)
    try program.press(.enter)
    try program.answerRightly(program.question(of: deck[0], among: deck))
    _ = try program.question(of: deck[1], among: deck)
    try program.waitFor("2 de 5")
    try program.press(.character("e"))
    try program.waitFor("Editar tarjeta")
    try program.retype("Otra pregunta")
    try program.press(.control("s"))
    try program.waitForAbsence(of: "Editar tarjeta")
    var edited = deck[1]
    edited.prompt = "Otra pregunta"
    _ = try program.question(of: edited, among: [edited])
    try program.waitFor("2 de 5")

    try program.press(.character("m"))
    try program.waitFor("Tarjeta marcada.")
    try program.press(.character("b"))
    try program.waitFor("«Otra pregunta» queda para mañana.")
    _ = try program.question(of: deck[2], among: deck)
    try program.press(.character("s"))
    try program.waitFor("Se suspendió «Pregunta 3».")
    _ = try program.question(of: deck[3], among: deck)
    var state = try folder.state()
    let second = try #require(state.card(TestDeck.id(2)))
    #expect(second.content == edited && second.isMarked && second.buriedDay == Noon.today)
    #expect(state.card(TestDeck.id(3))?.isSuspended == true)
    #expect(state.tally(on: Noon.today).answers == 1)

    try program.takeBack(saying: "«Pregunta 3» vuelve a estar activa.")
    _ = try program.question(of: deck[2], among: deck)
    try program.takeBack(saying: "«Otra pregunta» vuelve a estar en hoy.")
    _ = try program.question(of: edited, among: [edited])
    try program.takeBack(saying: "«Otra pregunta» ya no está marcada.")
    try program.takeBack(saying: "Se deshizo la respuesta a «Pregunta 1».")
    state = try folder.state()
    #expect(state.cards.allSatisfy { !$0.isSuspended && !$0.isMarked && $0.buriedDay == nil })
    #expect(state.tally(on: Noon.today) == DayTally())
    #expect(state.card(TestDeck.id(2))?.content == edited)
  }

  @Test("a card edited while its grade is open still waits for the grade")
  func editedWhileGrading() throws {
    try folder.register(TestDeck.payloads(2))
    let program = try folder.signIn(columns: 120, rows: 40)
    try program.press(.enter)
    try program.answer(program.question(of: deck[0], among: deck), option: 0)
    try program.press(.character("e"))
    try program.waitFor("Editar tarjeta")
    try program.press(.tab)
    try program.retype("correcta de verdad")
    try program.press(.control("s"))
    try program.grade("4")
    _ = try program.question(of: deck[1], among: deck)
    #expect(try folder.recordedAnswers().map(\.answered) == ["buena 1"])
    #expect(try folder.state().card(TestDeck.id(1))?.content.answer == "correcta de verdad")
  }

  @Test("forgotten for the eighth time, it is suspended, said, found, and all of that taken back")
  func leech() throws {
    let account = try folder.register(TestDeck.payloads(1), at: Noon.moment(daysAgo: 40))
    let store = folder.store
    _ = try store.open(account)
    // Learned and forgotten seven times, on one day after another, and then learned once more.
    for daysAgo in (16...30).reversed() {
      let isWrong = !daysAgo.isMultiple(of: 2)
      let review = Review(
        card: TestDeck.id(1), session: "antes", round: .scheduled, kind: .choice,
        answered: isWrong ? "mala 1a" : "buena 1", suggested: isWrong ? .wrong : .good,
        grade: isWrong ? .wrong : .good, milliseconds: 4_000, before: .new)
      _ = try store.append(account, [.review(review)], Noon.moment(daysAgo: daysAgo))
    }
    try #require(try folder.state().card(TestDeck.id(1))?.review.schedule?.lapses == 7)

    let program = try folder.signIn()
    try program.press(.enter)
    try program.answer(program.question(among: deck), option: 1)
    try program.waitFor("La olvidaste 8 veces")
    #expect(try folder.state().card(TestDeck.id(1))?.isSuspended == true)
    try program.takeBack(saying: "Se deshizo la respuesta a «Pregunta 1».")
    #expect(try folder.state().card(TestDeck.id(1))?.isSuspended == false)
    try program.answerWrongly(program.question(among: deck))
    try program.waitFor("1 tarjeta quedó suspendida como sanguijuela.")
    try program.press(.enter)
    try program.waitFor("1 sanguijuela está suspendida.")
    #expect(try program.count("Pendientes") == 0)
    try program.press(.character("v"))
    try program.waitFor("/ is:leech")
    try program.wait(for: "the leech") { $0.shows("Pregunta 1") && $0.shows("suspendida") }
    try program.waitFor("1 tarjeta")
  }
}
