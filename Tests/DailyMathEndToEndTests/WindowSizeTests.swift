import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("Every size of the window")
struct WindowSizeTests {
  let folder: StudyFolder

  init() throws {
    folder = try StudyFolder()
    // With a code, nothing is told after signing in that goes with the first key.
    try folder.register(TestDeck.payloads(30), codes: [OneTimeCode(.recovery)])
  }

  @Test(
    "started too small for any screen, it can be left, and nothing strange was drawn",
    arguments: [
      (1, 1), (2, 1), (1, 2), (1, 100), (300, 1), (5, 3), (10, 5), (39, 12), (40, 11), (39, 100),
      (300, 11),
    ])
  func tooSmall(columns: Int, rows: Int) throws {
    let program = try folder.start(columns: columns, rows: rows)
    try program.wait(for: "the alternate screen") { $0.isAlternate }
    try program.press(.down, .character("x"), .enter, .control("c"))
    #expect(try program.waitForExit() == .exited(0))
    #expect(program.screen.unknownTexts == [])
  }

  @Test(
    "started at any size that suffices, the day's cards are reached and left",
    arguments: [
      (40, 12), (41, 13), (59, 12), (60, 24), (79, 23), (80, 12), (80, 24), (119, 39), (120, 40),
      (132, 43), (200, 50), (40, 100), (300, 12), (300, 100),
    ])
  func suffices(columns: Int, rows: Int) throws {
    let program = try folder.start(columns: columns, rows: rows)
    try program.waitFor("Correo")
    try program.type(StudyFolder.email + "\t" + StudyFolder.password + "\r")
    try program.waitFor("1 Hoy")
    try program.press(.control("c"))
    #expect(try program.waitForExit() == .exited(0))
    #expect(program.screen.unknownTexts == [])
  }

  @Test("made any size again and again while keys come, it is as if nothing had happened")
  func random() throws {
    let program = try folder.signIn()
    let shown = program.screen.text()
    var generator = SplitMix64(seed: 300_100)
    for _ in 0..<80 {
      let columns = Int(generator.next() % 300) + 1
      let rows = Int(generator.next() % 100) + 1
      try program.resize(columns: columns, rows: rows)
      try program.press(.down, .up)
      program.read(milliseconds: Int(generator.next() % 20))
    }
    try program.resize(columns: 80, rows: 24)
    // Up from the first card leads out of the list again.
    try program.press(.up)
    try program.wait(for: "the screen as it was") { $0.text() == shown }
    #expect(program.screen.unknownTexts == [])
    try program.press(.character("q"))
    #expect(try program.waitForExit() == .exited(0))
  }

  @Test("a size that is not told is that of the last known, at first 80 by 24")
  func unknown() throws {
    let program = try folder.signIn(columns: 60, rows: 20)
    let shown = program.screen.text()
    try program.terminal.setSize(columns: 0, rows: 0)
    program.overwrite("\u{1B}[2J")
    try program.wait(for: "the same screen again") { $0.text() == shown }
  }
}
