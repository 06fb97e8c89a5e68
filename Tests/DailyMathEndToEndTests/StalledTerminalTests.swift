import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("A terminal that stops reading")
struct StalledTerminalTests {
  let folder: StudyFolder
  let deck = TestDeck.cards(3)

  init() throws {
    folder = try StudyFolder()
    try folder.register(TestDeck.payloads(3))
  }

  /// Asks for so many full pictures that a terminal nobody reads cannot hold them.
  private func stall(_ program: ProgramUnderTest) throws {
    for _ in 0..<40 {
      try program.press(.control("l"))
      // The pause is the point: keys that come together are answered by one picture.
      SystemClock.sleep(milliseconds: 10)
    }
  }

  @Test("what is typed still counts, and Ctrl-C ends the program within a second")
  func typing() throws {
    let program = try folder.signIn(columns: 120, rows: 40)
    try program.press(.enter)
    let question = try program.question(among: deck)
    try stall(program)
    try program.type("\(question.places[1])")
    let start = SystemClock.monotonicNanoseconds()
    while try folder.state().tally(on: Noon.today).answers == 0 {
      try #require(SystemClock.monotonicNanoseconds() - start < 10_000_000_000)
      SystemClock.sleep(milliseconds: 5)
    }
    try program.press(.control("c"))
    let pressed = SystemClock.monotonicNanoseconds()
    #expect(program.child.wait(timeoutMilliseconds: 10_000) == .exited(0))
    #expect(SystemClock.monotonicNanoseconds() - pressed < 1_000_000_000)
  }

  @Test("an answer at hand is saved when a signal ends it")
  func terminated() throws {
    let program = try folder.signIn(columns: 120, rows: 40)
    try program.press(.enter)
    try program.answer(program.question(among: deck), option: 0)
    try stall(program)
    program.child.send(.terminate)
    #expect(program.child.wait(timeoutMilliseconds: 10_000) == .signalled(.terminate))
    #expect(try folder.state().tally(on: Noon.today).answers == 1)
  }

  @Test("read again, it shows the newest picture, and the stale ones were never sent")
  func goesOn() throws {
    let program = try folder.signIn(columns: 120, rows: 40)
    try program.press(.enter)
    let question = try program.question(among: deck)
    try stall(program)
    let taken = program.screen.byteCount
    try program.type("\(question.places[1])")
    try program.waitFor("incorrecta")
    // What a terminal holds unread is about 12 kB on Linux; forty pictures would be more than 100 kB.
    #expect(program.screen.byteCount - taken < 40_000)
    #expect(program.screen.unknownTexts == [])
    let shown = program.screen.text()
    program.overwrite("\u{1B}[2J")
    try program.press(.control("l"))
    try program.wait(for: "the screen as it was") { $0.text() == shown }
  }

  @Test(
    "left while it does not read, it is as before as soon as it reads again",
    arguments: [nil, .terminate, .abort, .segmentationFault] as [Signal?])
  func restored(signal: Signal?) throws {
    let session = try ShellSession("dailymath; read end", in: folder)
    try session.program.waitFor("Iniciar sesión")
    try stall(session.program)
    let process = try session.processID
    let end = SystemClock.monotonicNanoseconds() + 10_000_000_000
    if let signal {
      try session.send(signal)
    } else {
      try session.program.press(.control("c"))
    }
    // The shell cannot be asked: what it says about a signal would wait for the terminal, too.
    while try folder.shell("kill -0 \(process) 2>/dev/null") {
      try #require(SystemClock.monotonicNanoseconds() < end)
      SystemClock.sleep(milliseconds: 5)
    }
    try session.program.wait(for: "the first screen") { !$0.isAlternate }
    while session.program.read(milliseconds: 50) {}
    try session.expectRestored()
    // What was drawn is gone; only a fault, and the shell about it, may have said something.
    #expect(!session.program.screen.shows("Iniciar sesión"))
    #expect(session.program.screen.rows.count { !$0.isEmpty } <= 3)
  }
}
