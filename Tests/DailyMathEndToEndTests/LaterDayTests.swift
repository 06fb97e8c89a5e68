import DailyMathCore
import DailyMathTestSupport
import Testing

@Suite("A later day")
struct LaterDayTests {
  let folder: StudyFolder
  let deck = TestDeck.cards(3)

  init() throws {
    folder = try StudyFolder()
    // Three cards were made a week ago; the first was learned yesterday, the second the day before that.
    let id = try folder.register(TestDeck.payloads(3), at: Noon.moment(daysAgo: 7))
    _ = try folder.store.open(id)
    let store = folder.store
    _ = try store.open(id)
    _ = try store.append(id, [TestDeck.review(2)], Noon.moment(daysAgo: 2))
    _ = try store.append(id, [TestDeck.review(1)], Noon.moment(daysAgo: 1))
  }

  @Test("what is due comes first, the longest overdue before all, and grades say where they lead")
  func due() throws {
    let program = try folder.signIn()
    #expect(try program.count("Pendientes") == 3)
    #expect(try program.count("Repasadas hoy") == 0)
    try program.press(.enter)
    let second = try program.question(of: deck[1], among: deck)
    try program.answer(second, option: 0)
    // The second right answer in a row leads to six days, whatever the ease; the third step is new.
    try program.waitFor("en 6 días")
    try program.press(.character("4"))
    try program.waitForAbsence(of: "3 Difícil")
    // The new card stands evenly among the two reviews.
    try program.answerRightly(program.question(of: deck[2], among: deck))
    let first = try program.question(of: deck[0], among: deck)
    try program.answer(first, option: 0)
    try program.press(.character("5"))
    try program.waitFor("Terminaste")
    try program.press(.escape)
    try program.waitFor("Tus tarjetas de repaso")
    #expect(try program.count("Pendientes") == 0)
    #expect(program.screen.rows.count { $0.hasSuffix("en 6 días") } == 2)

    let state = try folder.state()
    let easy = try #require(state.card(TestDeck.id(1))?.review.schedule)
    #expect(easy.ease == EaseFactor(hundredths: 260) && easy.repetitions == 2)
    #expect(easy.due == Noon.today.adding(days: 6))
    let good = try #require(state.card(TestDeck.id(2))?.review.schedule)
    #expect(good.ease == EaseFactor(hundredths: 250) && good.interval == Interval(days: 6))
  }

  @Test("the last answer is taken back, and its card waits again")
  func takesBack() throws {
    let program = try folder.signIn()
    try program.press(.enter)
    try program.answerRightly(program.question(of: deck[1], among: deck))
    _ = try program.question(of: deck[2], among: deck)
    try program.press(.character("u"))
    try program.waitFor("Se deshizo la respuesta")
    _ = try program.question(of: deck[1], among: deck)
    try program.press(.escape)
    try program.waitFor("Tus tarjetas de repaso")
    #expect(try program.count("Repasadas hoy") == 0)
    #expect(try program.count("Pendientes") == 3)
  }
}
