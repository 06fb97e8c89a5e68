import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("A sudden end")
struct SuddenEndTests {
  let folder: StudyFolder
  let deck = TestDeck.cards(12)

  init() throws {
    folder = try StudyFolder()
    try folder.register(TestDeck.payloads(12))
  }

  @Test("killed between two answers, again and again, nothing that was acknowledged is lost")
  func kills() throws {
    var answered: [String] = []
    for round in 0..<4 {
      let program = try folder.signIn()
      #expect(try program.count("Repasadas hoy") == answered.count)
      try program.press(.enter)
      for _ in 0...(round % 2) {
        let question = try program.question(among: deck)
        try program.answerRightly(question)
        answered.append(question.card.prompt)
      }
      let question = try program.question(among: deck)
      // A wrong answer is recorded at once; it is acknowledged when it is said.
      try program.answer(question, option: 1)
      answered.append(question.card.prompt)
      program.child.send(.kill)
      #expect(try program.waitForExit() == .signalled(.kill))
    }
    let state = try folder.state()
    let reviewed = state.cards.filter { !state.reviews(of: $0.id).isEmpty }
    #expect(Set(reviewed.map(\.content.prompt)) == Set(answered))
    #expect(state.tally(on: Noon.today).answers == answered.count)
  }

  @Test("killed after something was done to a card and before the next answer, none of it is lost")
  func killedBehindTool() throws {
    let program = try folder.signIn()
    try program.press(.enter)
    _ = try program.question(of: deck[0], among: deck)
    try program.press(.character("m"))
    try program.waitFor("Tarjeta marcada.")
    try program.press(.character("b"))
    try program.waitFor("queda para mañana.")
    try program.press(.character("s"))
    try program.waitFor("Se suspendió «Pregunta 2».")
    program.child.send(.kill)
    #expect(try program.waitForExit() == .signalled(.kill))
    let state = try folder.state()
    let first = try #require(state.card(TestDeck.id(1)))
    #expect(first.isMarked && first.buriedDay == Noon.today)
    #expect(state.card(TestDeck.id(2))?.isSuspended == true)
    let again = try folder.signIn()
    try again.waitForCount("Pendientes", 10)
    try again.press(.enter)
    _ = try again.question(of: deck[2], among: deck)
  }

  @Test("when the terminal goes away the program ends, and an answer without its grade is kept")
  func hangsUp() throws {
    let program = try folder.signIn()
    try program.press(.enter)
    try program.answerRightly(program.question(among: deck))
    try program.answer(program.question(among: deck), option: 0)
    program.terminal.hangUp()
    #expect(try program.waitForExit() == .exited(129))
    let state = try folder.state()
    #expect(state.tally(on: Noon.today).answers == 2)
    #expect(state.tally(on: Noon.today).introduced == 2)
  }

  @Test(
    "a signal that ends the program keeps an answer without its grade",
    arguments: [Signal.terminate, .interrupt])
  func signals(signal: Signal) throws {
    let program = try folder.signIn()
    try program.press(.enter)
    try program.answer(program.question(among: deck), option: 0)
    program.child.send(signal)
    #expect(try program.waitForExit() == .signalled(signal))
    #expect(try folder.state().tally(on: Noon.today).answers == 1)
  }

  @Test("killed while an account is made, it is there whole or not at all")
  func killedWhileRegistering() throws {
    let other = try StudyFolder()
    let program = try other.start(columns: 120, rows: 40)
    try program.waitFor("Crear cuenta")
    try program.press(.f3)
    try program.waitFor("Nombre completo")
    for text in ["Ana", StudyFolder.email, "", StudyFolder.password] {
      try program.type(text)
      try program.press(.tab)
    }
    try program.type(StudyFolder.password)
    // Whoever is remembered would be let in without the password below.
    try program.click("Recordarme")
    try program.insistOnPassword()
    try program.wait(for: "the account in the making") {
      $0.shows("Creando") || $0.shows("Tus códigos de recuperación")
    }
    program.child.send(.kill)
    _ = try program.waitForExit()
    let again = try other.start()
    try again.waitFor("Iniciar sesión")
    if try other.store.accounts().accounts.isEmpty {
      try other.register(TestDeck.payloads(2))
    } else {
      #expect(try other.state().cardCount == StarterDeck.cards(in: .spanish).count)
    }
    try again.signIn()
  }
}
