import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("The window")
struct WindowTests {
  let folder: StudyFolder
  let deck = TestDeck.cards(3)

  init() throws {
    folder = try StudyFolder()
    try folder.register(TestDeck.payloads(3))
  }

  @Test("a window of 20×5 says that it is too small, and Ctrl-C still leaves")
  func small() throws {
    let program = try folder.start(columns: 20, rows: 5)
    try program.waitFor("pequeña")
    try program.press(.control("c"))
    #expect(try program.waitForExit() == .exited(0))
    #expect(program.screen.unknownTexts == [])
  }

  @Test("made small and large again in the middle of a question, everything is as before")
  func resized() throws {
    let program = try folder.signIn()
    try program.press(.enter)
    let question = try program.question(among: deck)
    let shown = program.screen.text()
    for (columns, rows) in [(20, 5), (1, 1), (39, 30), (2, 24), (200, 1), (250, 70), (40, 12)] {
      try program.resize(columns: columns, rows: rows)
      if columns < 40 || rows < 12, columns >= 10 {
        try program.wait(for: "the line for a small window") {
          $0.shows("Ventana") || $0.shows("Window")
        }
      }
    }
    #expect(try program.question(among: deck) == question)
    try program.resize(columns: 80, rows: 24)
    try program.wait(for: "the screen as it was") { $0.text() == shown }
    try program.answerRightly(question)
    #expect(try folder.state().tally(on: Noon.today).answers == 1)
    #expect(program.screen.unknownTexts == [])
  }

  @Test("a window of one cell starts, grows and leaves")
  func oneCell() throws {
    let program = try folder.start(columns: 1, rows: 1)
    try program.wait(for: "the alternate screen") { $0.isAlternate }
    try program.resize(columns: 80, rows: 24)
    try program.waitFor("Iniciar sesión")
    try program.resize(columns: 1, rows: 1)
    try program.press(.control("c"))
    #expect(try program.waitForExit() == .exited(0))
    #expect(program.screen.unknownTexts == [])
  }

  @Test("Ctrl-L draws everything again over what another program wrote")
  func redraws() throws {
    let program = try folder.signIn()
    let shown = program.screen.text()
    program.overwrite("\u{1B}[2J\u{1B}[3;3Hbasura de otro programa")
    #expect(program.screen.text() != shown)
    try program.press(.control("l"))
    try program.wait(for: "the screen as it was") { $0.text() == shown }
  }

  @Test("while nothing happens, nothing is written and nothing wakes up")
  func idle() throws {
    let program = try folder.signIn()
    try expectSilence(of: program)
    try program.press(.enter)
    _ = try program.question(among: deck)
    try expectSilence(of: program)
  }

  private func expectSilence(of program: ProgramUnderTest) throws {
    while program.read(milliseconds: 500) {}
    let before = try wakeUps(of: program)
    let hasWritten = program.read(milliseconds: 2_000)
    #expect(!hasWritten)
    #expect(try wakeUps(of: program) == before)
  }

  /// How often the program has been woken so far; nothing where the system does not tell, as on macOS.
  private func wakeUps(of program: ProgramUnderTest) throws -> [String] {
    let path = "/proc/\(program.child.processID)/status"
    guard try FileSystem.status(of: path) != nil else { return [] }
    let text = String(decoding: try FileSystem.read(path, limit: 1 << 16), as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("voluntary_ctxt_switches") }
    #expect(lines.count == 1)
    return lines.map(String.init)
  }
}
