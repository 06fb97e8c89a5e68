import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("Keys that arrive in pieces")
struct TornSequenceTests {
  let folder: StudyFolder

  init() throws {
    folder = try StudyFolder()
    try folder.register(TestDeck.payloads(3))
  }

  /// Sends bytes one by one with a pause between them; the longest pause there really was, in milliseconds.
  private func send(_ bytes: [UInt8], to program: ProgramUnderTest, pause: Int) throws -> Int {
    var longest: UInt64 = 0
    for (index, byte) in bytes.enumerated() {
      let start = SystemClock.monotonicNanoseconds()
      if index > 0 { SystemClock.sleep(milliseconds: pause) }
      try program.send([byte])
      if index > 0 { longest = max(longest, SystemClock.monotonicNanoseconds() - start) }
    }
    return Int(longest / 1_000_000)
  }

  @Test(
    "an arrow whose bytes come 20 ms apart is an arrow",
    arguments: ["\u{1B}[D", "\u{1B}OD", "\u{1B}[1;1D"])
  func arrow(sequence: String) throws {
    let program = try folder.start()
    try program.waitFor("Iniciar sesión")
    for attempt in 1... {
      try program.type("ac")
      let longest = try send(Array(sequence.utf8), to: program, pause: 20)
      try program.type("b")
      // On a busy machine a pause may have been so long that Escape was rightly taken for a key of its own.
      if longest < 40 || attempt == 20 { break }
      try program.press(.control("e"), .control("u"))
    }
    try program.waitFor("abc")
    try program.press(.control("c"))
    #expect(try program.waitForExit() == .exited(0))
  }

  @Test("a letter of two bytes that come apart is one letter")
  func letter() throws {
    let program = try folder.start()
    try program.waitFor("Iniciar sesión")
    _ = try send(Array("ñandú".utf8), to: program, pause: 20)
    try program.waitFor("ñandú")
    #expect(!program.screen.text().contains("\u{FFFD}"))
  }

  @Test("Escape alone is Escape, and a letter 200 ms later is a letter")
  func escape() throws {
    let program = try folder.signIn()
    try program.type("/3")
    try program.waitForAbsence(of: "Pregunta 1")
    try program.press(.escape)
    SystemClock.sleep(milliseconds: 200)
    try program.press(.character("n"))
    try program.waitFor("Tarjeta nueva")
    try program.press(.escape)
    try program.waitFor("Pregunta 1")
  }

  @Test("a paste whose marks are torn is one paste, and submits nothing")
  func paste() throws {
    let program = try folder.start()
    try program.waitFor("Iniciar sesión")
    _ = try send(Array("\u{1B}[200~ana\r\n\u{1B}[201~".utf8), to: program, pause: 5)
    try program.waitFor("ana")
    // The newline in it is a space in a field of one line.
    try program.type("x")
    try program.waitFor("ana x")
    #expect(!program.screen.shows("Escribe"))
  }
}
