import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("Answering")
struct AnsweringTests {
  let folder: StudyFolder
  let deck = TestDeck.cards(3)
  let program: ProgramUnderTest

  init() throws {
    folder = try StudyFolder()
    try folder.register(TestDeck.payloads(3))
    program = try folder.signIn()
    try program.press(.enter)
  }

  private var answers: Int {
    get throws { try folder.state().tally(on: Noon.today).answers }
  }

  @Test("a key held down answers once: it neither grades nor goes on")
  func held() throws {
    let right = try program.question(among: deck)
    try program.press(.down, times: right.places[0] - 1)
    try program.press(.enter, times: 12)
    try program.waitFor("3 Difícil")
    try program.press(.control("l"))
    try program.waitFor("3 Difícil")
    #expect(try answers == 0)
    try program.press(.character("4"))
    try program.waitForAbsence(of: "3 Difícil")
    let wrong = try program.question(among: deck)
    try program.press(.down, times: wrong.places[1] - 1)
    try program.press(.enter, times: 12)
    try program.waitFor("incorrecta")
    #expect(try answers == 2)
  }

  @Test("a digit answers too, and the option marked right is the one of the card")
  func digits() throws {
    let question = try program.question(among: deck)
    try program.type("\(question.places[2])")
    try program.waitFor("incorrecta")
    let right = program.screen.rows.first { $0.hasSuffix("correcta") && !$0.contains("incorrecta") }
    #expect(right?.contains(question.card.answer) == true)
    #expect(program.screen.shows(question.card.note))
    let state = try folder.state()
    let card = try #require(state.cards.first { $0.content == question.card })
    #expect(state.reviews(of: card.id).map(\.grade) == [.wrong])
  }

  @Test("Escape leaves with the answer at hand kept, and what comes back is asked after returning")
  func leaves() throws {
    try program.answerWrongly(program.question(of: deck[0], among: deck))
    try program.answer(program.question(of: deck[1], among: deck), option: 0)
    try program.press(.escape)
    try program.waitFor("Tus tarjetas de repaso")
    #expect(try answers == 2)
    #expect(try program.count("Pendientes") == 2)
    try program.press(.enter)
    try program.answerRightly(program.question(of: deck[2], among: deck))
    try program.answerRightly(program.question(of: deck[0], among: deck))
    try program.waitFor("Terminaste")
  }

  @Test("what another process holds locked is waited for, said in words, and then saved")
  func busy() throws {
    let lock = try FileLock.acquire(path: folder.data + "/local/lock")
    try program.answer(program.question(among: deck), option: 0)
    try program.press(.character("4"))
    try program.waitFor("Otra ventana")
    _ = consume lock
    #expect(try answers == 0)
    try program.press(.enter)
    try program.waitForAbsence(of: "Otra ventana")
    _ = try program.question(of: deck[1], among: deck)
    #expect(try answers == 1)
  }

  @Test("a data folder that is taken away is a sentence, not a crash")
  func vanished() throws {
    try program.answer(program.question(among: deck), option: 0)
    try folder.shell(#"mv "$1" "$1.lejos""#)
    try program.press(.character("4"))
    try program.waitFor("no se pudo guardar")
    try folder.shell(#"rm -rf "$1"; mv "$1.lejos" "$1""#)
    try program.press(.enter)
    _ = try program.question(of: deck[1], among: deck)
    #expect(try answers == 1)
  }
}
