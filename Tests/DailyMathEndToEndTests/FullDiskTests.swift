import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite(
  "A disk that takes nothing more",
  .enabled(if: SmallDisk.isPossible, "a small disk can only be mounted by the superuser of Linux"))
struct FullDiskTests {
  let folder: StudyFolder
  let disk: SmallDisk
  let account: AccountID
  let deck = TestDeck.cards(40)

  init() throws {
    folder = try StudyFolder()
    disk = try SmallDisk(in: folder)
    let settings = EventPayload.settings(SettingsChange(newCardsPerDay: 40))
    account = try folder.register(TestDeck.payloads(40) + [settings])
  }

  /// Answers rightly until an answer cannot be saved, and says how many were acknowledged.
  private func answerUntilRefused(in program: ProgramUnderTest) throws -> Int {
    for acknowledged in 0..<deck.count {
      try program.answer(program.question(among: deck), option: 0)
      try program.press(.character("4"))
      try program.waitForAbsence(of: "3 Difícil")
      try program.wait(for: "the next question, or why there is none") {
        ShownQuestion(on: $0, among: deck) != nil || $0.shows("no se pudo guardar")
      }
      if program.screen.shows("no se pudo guardar") { return acknowledged }
    }
    Issue.record("the disk was never full")
    return deck.count
  }

  /// Whether the sentence stands there in red.
  private func isRed(_ text: String, on screen: VirtualTerminal) -> Bool {
    guard let row = screen.rows.firstIndex(where: { $0.contains(text) }) else { return false }
    return screen.grid[row].contains { [31, 91].contains($0.attributes.foreground) }
  }

  @Test("a full disk is said in red, and once there is room the same answer is saved")
  func full() throws {
    let program = try folder.signIn()
    try program.press(.enter)
    _ = try program.question(among: deck)
    try disk.fill()
    let acknowledged = try answerUntilRefused(in: program)
    #expect(program.screen.shows("disco está lleno"))
    #expect(isRed("no se pudo guardar", on: program.screen))
    // Trying again before there is room changes nothing.
    try program.press(.enter)
    try program.waitFor("disco está lleno")
    #expect(try folder.state().tally(on: Noon.today).answers == acknowledged)
    try disk.makeRoom()
    try program.press(.enter)
    try program.answerRightly(program.question(among: deck))
    try program.press(.control("c"))
    #expect(try program.waitForExit() == .exited(0))
    let state = try folder.state()
    #expect(state.tally(on: Noon.today).answers == acknowledged + 2)
    #expect(state.tally(on: Noon.today).cards == acknowledged + 2)
    let opened = try folder.open()
    #expect(opened.notices.isEmpty)
    #expect(program.screen.unknownTexts == [])
  }

  @Test("a card that cannot be put aside stays, which is said, and is once there is room")
  func tools() throws {
    let program = try folder.signIn()
    try program.press(.enter)
    _ = try program.question(of: deck[0], among: deck)
    try disk.fill()
    // The next line of the journal may still fit where the last one ends, and some more.
    var done = 0
    var refused: TypedKey?
    while refused == nil, done < deck.count {
      let key = TypedKey.character(done.isMultiple(of: 2) ? "s" : "b")
      try program.press(key)
      try program.wait(for: "the next card, or why there is none") {
        ShownQuestion(on: $0, among: deck)?.card == deck[done + 1] || $0.shows("No se guardó.")
      }
      if program.screen.shows("No se guardó.") { refused = key } else { done += 1 }
    }
    let key = try #require(refused, "the disk was never full")
    #expect(program.screen.shows("disco está lleno"))
    _ = try program.question(of: deck[done], among: deck)
    #expect(try putAside() == done)
    try disk.makeRoom()
    try program.press(key)
    _ = try program.question(of: deck[done + 1], among: deck)
    #expect(try putAside() == done + 1)
  }

  /// How many cards were suspended or buried.
  private func putAside() throws -> Int {
    try folder.state().cards.count { $0.isSuspended || $0.buriedDay != nil }
  }

  @Test("left or killed while the disk is full, everything that was acknowledged is there")
  func killedWhileFull() throws {
    let program = try folder.signIn()
    // Passwords are not checked while no attempt can be counted; who is remembered needs none.
    try folder.remember(account)
    try program.press(.enter)
    _ = try program.question(among: deck)
    try disk.fill()
    let acknowledged = try answerUntilRefused(in: program)
    program.child.send(.kill)
    _ = try program.waitForExit()
    let again = try folder.start()
    try again.waitFor("Tus tarjetas de repaso")
    #expect(try again.count("Repasadas hoy") == acknowledged)
    try again.press(.character("q"))
    #expect(try again.waitForExit() == .exited(0))
    try disk.makeRoom()
    #expect(try folder.state().tally(on: Noon.today).answers == acknowledged)
  }

  @Test("a password is not checked on a full disk, which is said, and is once there is room")
  func signingIn() throws {
    try disk.fill()
    let program = try folder.start()
    try program.trySigningIn()
    try program.waitFor("El disco está lleno.")
    try disk.makeRoom()
    try program.press(.enter)
    try program.waitFor("Tus tarjetas de repaso")
  }

  @Test("registering on a full disk is refused in words, and works once there is room")
  func registering() throws {
    try disk.fill()
    let program = try folder.start(columns: 120, rows: 40)
    try program.waitFor("Crear cuenta")
    try program.press(.f3)
    try program.waitFor("Nombre completo")
    for text in ["Eva", "eva@uniquindio.edu.co", "", "secreta"] {
      try program.type(text)
      try program.press(.tab)
    }
    try program.type("secreta")
    try program.insistOnPassword()
    try program.waitFor("disco está lleno")
    #expect(try folder.store.accounts().accounts.count == 1)
    try disk.makeRoom()
    try program.press(.enter)
    try program.leaveCodes()
    try program.waitFor("¡Hola, Eva!")
  }

  @Test("a folder that becomes read-only is said in red, and loses nothing")
  func readOnly() throws {
    let program = try folder.signIn()
    try program.press(.enter)
    try program.answerRightly(program.question(among: deck))
    _ = try program.question(among: deck)

    try #require(try disk.setWritable(false))
    try program.answer(program.question(among: deck), option: 0)
    try program.press(.character("4"))
    try program.waitFor("no se pudo guardar")
    #expect(program.screen.shows("No se puede escribir"))
    #expect(try disk.setWritable(true))
    try program.press(.enter)
    _ = try program.question(among: deck)
    #expect(try folder.state().tally(on: Noon.today).answers == 2)
  }

  @Test("a folder that is read-only from the start gives a sentence and can be left")
  func readOnlyFromTheStart() throws {
    try #require(try disk.setWritable(false))
    let program = try folder.start()
    try program.wait(for: "a sentence, or the first screen") {
      $0.shows("no puede usar su carpeta") || $0.shows("Iniciar sesión")
    }
    let text = program.screen.text()
    #expect(text.contains("No se puede escribir"), "\(text)")
    try program.press(.control("c"))
    #expect(try program.waitForExit() == .exited(0))
  }
}
