import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("The first day")
struct FirstDayTests {
  let folder: StudyFolder

  init() throws { folder = try StudyFolder() }

  @Test("registering, a whole quiz with one wrong answer, and everything is there the next time")
  func firstDay() throws {
    let deck = StarterDeck.cards(in: .spanish)
    let program = try folder.start(columns: 120, rows: 40)
    try register(in: program)
    #expect(try program.count("Pendientes") == 20)
    #expect(try program.count("Repasadas hoy") == 0)
    #expect(try program.count("Total") == deck.count)

    try program.press(.enter)
    var asked: [CardContent] = []
    for number in 1...20 {
      let question = try program.question(among: deck)
      asked.append(question.card)
      if number == 7 {
        try program.answerWrongly(question)
      } else {
        try program.answerRightly(question)
      }
      try answerAgain(behind: number, of: asked, in: program)
    }
    #expect(Set(asked).count == 20)
    let wrong = asked[6]
    try program.waitFor("Terminaste")
    try program.waitFor("21 de 23")
    try program.press(.enter)
    try program.waitFor("Tus tarjetas de repaso")
    try expectEvening(on: program, total: deck.count)
    try program.press(.character("q"))
    #expect(try program.waitForExit() == .exited(0))
    #expect(program.screen.unknownTexts == [])

    let again = try folder.signIn(columns: 120, rows: 40)
    try expectEvening(on: again, total: deck.count)
    try again.press(.character("q"))
    #expect(try again.waitForExit() == .exited(0))
    #expect(again.screen.unknownTexts == [])
    try expectSchedules(wrong: wrong, right: asked.filter { $0 != wrong })
  }

  private func register(in program: ProgramUnderTest) throws {
    try program.waitFor("Crear cuenta")
    try program.press(.f3)
    try program.waitFor("Nombre completo")
    // Whoever is remembered would not be asked who they are the next time.
    try program.click("Recordarme")
    try program.type("Ana Quintero")
    try program.press(.tab)
    try program.type(StudyFolder.email)
    try program.press(.tab)
    try program.type("Universidad del Quindío")
    try program.press(.tab)
    try program.type(StudyFolder.password)
    try program.press(.tab)
    try program.type(StudyFolder.password)
    try program.insistOnPassword()
    try program.leaveCodes()
    try program.waitFor("¡Hola, Ana!")
  }

  /// The seventh card comes back after three others, then after five, then when no other is left, until it gets a 4: a
  /// wrong answer, then a right one of which 3 is not enough.
  private func answerAgain(
    behind number: Int, of asked: [CardContent], in program: ProgramUnderTest
  ) throws {
    guard [10, 15, 20].contains(number) else { return }
    let question = try program.question(of: asked[6], among: asked)
    switch number {
    case 10: try program.answerWrongly(question)
    case 15:
      try program.answer(question, option: 0)
      try program.press(.character("3"))
      try program.waitForAbsence(of: "3 Difícil")
    default: try program.answerRightly(question)
    }
  }

  private func expectEvening(on program: ProgramUnderTest, total: Int) throws {
    #expect(try program.count("Pendientes") == 0)
    #expect(try program.count("Repasadas hoy") == 20)
    #expect(try program.count("Total") == total)
    // What was answered stands at the top of the list, all due tomorrow.
    #expect(program.screen.rows.count { $0.contains("mañana ") } >= 10)
  }

  private func expectSchedules(wrong: CardContent, right: [CardContent]) throws {
    let state = try folder.state()
    let today = Noon.today
    for content in right + [wrong] {
      let card = try #require(state.cards.first { $0.content == content })
      let expected = Schedule(
        ease: EaseFactor(hundredths: 250), interval: Interval(days: 1),
        repetitions: content == wrong ? 0 : 1, lapses: 0, lastReviewed: today,
        due: today.adding(days: 1))
      #expect(card.review == .scheduled(expected))
      #expect(card.repeatDay == nil)
    }
    #expect(state.tally(on: today).answers == 23)
    #expect(state.tally(on: today).cards == 20)
    #expect(state.tally(on: today).introduced == 20)
  }
}
