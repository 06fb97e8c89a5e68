import DailyMathCore
import DailyMathTestSupport
import Testing

@Suite("Taking back")
struct TakingBackTests {
  let folder: StudyFolder
  let deck = TestDeck.cards(3)

  init() throws { folder = try StudyFolder() }

  private func takenBack(_ number: Int) -> String {
    "Se deshizo la respuesta a «Pregunta \(number)»."
  }

  /// Rolls the study day over: the rollover hour that had put this noon into yesterday becomes the usual one.
  private func rollOver() throws {
    let account = try folder.account().id
    let store = folder.store
    _ = try store.open(account)
    _ = try store.append(
      account, [.settings(SettingsChange(rollover: .standard))], Noon.now())
  }

  @Test("from the end back to the first answer, each is named and undone in the journal")
  func fromTheEnd() throws {
    try folder.register(TestDeck.payloads(3))
    let program = try folder.signIn()
    try program.press(.enter)
    try program.answerRightly(program.question(of: deck[0], among: deck))
    try program.answerWrongly(program.question(of: deck[1], among: deck))
    try program.answerRightly(program.question(of: deck[2], among: deck))
    try program.answerRightly(program.question(of: deck[1], among: deck))
    try program.waitFor("Terminaste")
    for number in [2, 3, 2, 1] {
      try program.takeBack(saying: takenBack(number))
      _ = try program.question(of: deck[number - 1], among: deck)
    }
    try program.waitFor("✓ 0  ✗ 0")
    try program.takeBack(saying: "No hay nada más que deshacer.")

    let answers = try folder.records("review").compactMap { $0["n"] }
    #expect(answers.count == 4)
    #expect(try folder.records("undo").map(\.takenBackNumber) == answers.reversed())
    let state = try folder.state()
    #expect(state.tally(on: Noon.today) == DayTally())
    #expect(state.cards.allSatisfy { $0.review == .new })
    try program.press(.escape)
    try program.waitForCount("Pendientes", 3)
    #expect(try program.count("Repasadas hoy") == 0)
  }

  @Test("after a restart, on the day's screen and in the quiz, back to the sitting's first answer")
  func restarted() throws {
    try folder.register(TestDeck.payloads(3))
    let before = try folder.signIn()
    try before.press(.enter)
    for card in deck { try before.answerRightly(before.question(of: card, among: deck)) }
    try before.waitFor("Terminaste")
    try before.leave()

    let program = try folder.signIn()
    try program.takeBack(saying: takenBack(3))
    try program.waitForCount("Repasadas hoy", 2)
    try program.press(.enter)
    _ = try program.question(of: deck[2], among: deck)
    for number in [2, 1] {
      try program.takeBack(saying: takenBack(number))
      _ = try program.question(of: deck[number - 1], among: deck)
    }
    try program.takeBack(saying: "No hay nada más que deshacer.")
    #expect(try folder.state().tally(on: Noon.today) == DayTally())
    #expect(try folder.records("undo").count == 3)
  }

  @Test("past the rollover, from the end of a sitting that was yesterday's")
  func rolledOver() throws {
    let evening = SettingsChange(rollover: RolloverHour(clamping: 20))
    try folder.register(
      TestDeck.payloads(2) + [.settings(evening)], at: Noon.moment(daysAgo: 7))
    let yesterday = Noon.today.adding(days: -1)
    let program = try folder.signIn()
    try program.press(.enter)
    for card in deck.prefix(2) {
      try program.answerRightly(program.question(of: card, among: deck))
    }
    try program.waitFor("Terminaste")
    #expect(try folder.state().tally(on: yesterday).answers == 2)

    try rollOver()
    try program.takeBack(saying: takenBack(2))
    _ = try program.question(of: deck[1], among: deck)
    #expect(try folder.state().tally(on: yesterday).answers == 1)
    #expect(try folder.state().card(TestDeck.id(2))?.review == .new)
    try program.takeBack(saying: takenBack(1))
    let state = try folder.state()
    #expect(state.tally(on: yesterday) == DayTally() && state.tally(on: Noon.today) == DayTally())
    #expect(
      try folder.records("undo").map { $0["day"] } == Array(repeating: "\(Noon.today)", count: 2))
  }

  @Test("after another terminal's answer, the own one is taken back and the other stays")
  func besideAnother() throws {
    try folder.register(TestDeck.payloads(3))
    let program = try folder.signIn()
    let other = try folder.signIn()
    try program.press(.enter)
    try program.answerRightly(program.question(of: deck[0], among: deck))
    _ = try program.question(of: deck[1], among: deck)
    try other.press(.enter)
    try other.answerRightly(other.question(of: deck[1], among: deck))
    try program.takeBack(saying: takenBack(1))
    _ = try program.question(of: deck[0], among: deck)
    let state = try folder.state()
    #expect(state.reviews(of: TestDeck.id(1)).isEmpty)
    #expect(state.reviews(of: TestDeck.id(2)).map(\.grade) == [.good])
    #expect(state.tally(on: Noon.today).answers == 1)
  }

  @Test(
    "a letter of the answer being typed takes nothing back, though its card was answered elsewhere")
  func typedLetter() throws {
    var typed = deck[1]
    typed.answerKind = .typed
    try folder.register(TestDeck.payloads(3) + [.cardPut(TestDeck.id(2), typed)])
    let program = try folder.signIn()
    try program.press(.enter)
    try program.answerRightly(program.question(of: deck[0], among: deck))
    try program.waitFor("Tu respuesta")
    try answerElsewhere(2)
    try program.press(.character("u"))
    _ = try program.question(of: deck[2], among: deck)
    #expect(try folder.records("undo").isEmpty)
  }

  @Test("what was to withdraw an open grade takes no recorded answer back in its stead")
  func openGrade() throws {
    try folder.register(TestDeck.payloads(3))
    let program = try folder.signIn()
    try program.press(.enter)
    try program.answerRightly(program.question(of: deck[0], among: deck))
    try program.answer(program.question(of: deck[1], among: deck), option: 0)
    try answerElsewhere(2)
    try program.press(.character("u"))
    _ = try program.question(of: deck[2], among: deck)
    #expect(try folder.records("undo").isEmpty)
  }

  /// Answers a card rightly as another terminal does.
  private func answerElsewhere(_ number: Int) throws {
    let account = try folder.account().id
    let store = folder.store
    _ = try store.open(account)
    _ = try store.append(account, [TestDeck.review(number)], Noon.now())
  }
}
