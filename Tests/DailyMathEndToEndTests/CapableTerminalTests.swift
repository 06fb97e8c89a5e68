import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("A terminal that answers what it is asked")
struct CapableTerminalTests {
  let folder: StudyFolder
  let deck = TestDeck.cards(3)

  init() throws {
    folder = try StudyFolder()
    try folder.register(TestDeck.payloads(3))
  }

  private static let on: Set<Int> = [1000, 1002, 1004, 1006, 2027, 2031]

  private func waitForAnswers(_ program: ProgramUnderTest, modes: Set<Int> = on) throws {
    try program.wait(for: "the answers to have been taken in") {
      $0.isAlternate && $0.keyboardFlags == 1 && $0.modes.subtracting([2026]) == modes
    }
  }

  private func count(_ text: String, in program: ProgramUnderTest) -> Int {
    program.transcript.occurrences(of: text)
  }

  private func session(_ script: String) throws -> ShellSession {
    try ShellSession(script, in: folder, answering: .capable)
  }

  private static let stopping =
    #"set -m; dailymath; echo "stopped:$?"; read more; fg >/dev/null; echo "exit:$?"; read end"#

  @Test("keys of the keyboard protocol do what those of every terminal do")
  func keys() throws {
    let program = try folder.start(answering: .capable)
    try waitForAnswers(program)
    try program.signIn()
    try program.type("\u{1B}[57414u")
    let question = try program.question(among: deck)
    try program.type("\u{1B}[\(57_399 + question.places[1])u")
    try program.waitFor("incorrecta")
    try program.type("\u{1B}[27u")
    try program.waitFor("Tus tarjetas de repaso")
    try program.type("\u{1B}[99;5u")
    #expect(try program.waitForExit() == .exited(0))
    #expect(program.screen.keyboardFlags == 0 && program.screen.modes.isEmpty)
  }

  @Test("after a stop everything is switched on again, once, and off again at the end")
  func stopped() throws {
    let session = try session(Self.stopping)
    let program = session.program
    try waitForAnswers(program)
    try program.type("\u{1B}[122;5u")
    try program.waitFor("stopped:1")
    try session.expectRestored()
    try program.press(.enter)
    try waitForAnswers(program)
    try program.type("\u{1B}[99;5u")
    try program.waitFor("exit:0")
    try session.expectRestored()
    #expect(count("\u{1B}[>1u", in: program) == 2 && count("\u{1B}[<u", in: program) == 2)
  }

  @Test("the mouse that was given to the terminal stays there over a stop, and all ends clean")
  func mouseOff() throws {
    let session = try session(Self.stopping)
    let program = session.program
    try waitForAnswers(program)
    try program.press(.f6)
    try waitForAnswers(program, modes: [1004, 2027, 2031])
    try program.type("\u{1B}[122;5u")
    try program.waitFor("stopped:1")
    try session.expectRestored()
    try program.press(.enter)
    try waitForAnswers(program, modes: [1004, 2027, 2031])
    try program.type("\u{1B}[99;5u")
    try program.waitFor("exit:0")
    try session.expectRestored()
    #expect(count("\u{1B}[>1u", in: program) == 2 && count("\u{1B}[<u", in: program) == 2)
  }

  @Test("after SIGSTOP, which cannot be caught, nothing is on twice or left on at the end")
  func stoppedUncaught() throws {
    let session = try session(
      #"set -m; dailymath; stty sane; echo "stopped:$?"; read more; fg; echo "exit:$?"; read end"#)
    let program = session.program
    try waitForAnswers(program)
    // The picture may be drawn again because of what was answered.
    while program.read(milliseconds: 100) {}
    let shown = program.screen.text()
    try session.send(.stop)
    try program.waitFor("stopped:0")
    try program.press(.enter)
    try program.wait(for: "the same screen again") { $0.text() == shown }
    try waitForAnswers(program)
    try program.type("\u{1B}[99;5u")
    try program.waitFor("exit:0")
    try session.expectRestored()
  }

  @Test("pictures are held back until they are complete, and a key in a field is not")
  func synchronized() throws {
    let program = try folder.start(answering: .capable)
    try waitForAnswers(program)
    while program.read(milliseconds: 100) {}
    let start = program.transcript.count
    try program.type("x")
    try program.wait(for: "the letter") { $0.rows.contains { $0.contains("x") } }
    while program.read(milliseconds: 100) {}
    #expect(!program.transcript[start...].containsText("\u{1B}[?2026h"))
    try program.press(.f1)
    try program.wait(for: "the help") { !$0.shows("Olvidaste") }
    while program.read(milliseconds: 100) {}
    #expect(program.transcript[start...].containsText("\u{1B}[?2026h"))
    #expect(program.screen.unbalancedUpdates == 0 && !program.screen.isHoldingBack)
  }

  @Test("the colours follow the terminal from dark to light without a key")
  func lightAndDark() throws {
    let program = try folder.start(answering: .capable)
    try waitForAnswers(program)
    while program.read(milliseconds: 200) {}
    let dark = program.screen
    program.change { $0.background = "rgb:ffff/ffff/ffff" }
    try program.type("\u{1B}[?997;2n")
    try program.wait(for: "other colours") { $0.grid != dark.grid && $0.text() == dark.text() }
  }

  @Test("a theme that was chosen does not follow")
  func chosenTheme() throws {
    let program = try folder.start(arguments: ["--theme", "dark"], answering: .capable)
    try waitForAnswers(program)
    while program.read(milliseconds: 200) {}
    let before = program.screen
    program.change { $0.background = "rgb:ffff/ffff/ffff" }
    try program.type("\u{1B}[?997;2n")
    while program.read(milliseconds: 200) {}
    #expect(program.screen.queries.count { $0 == "]11;?" } == 2)
    #expect(program.screen.grid == before.grid)
  }

  @Test("a flood of changes between light and dark is no flood of questions")
  func changes() throws {
    let program = try folder.start(answering: .capable)
    try waitForAnswers(program)
    program.change { $0.background = "rgb:ffff/ffff/ffff" }
    try program.type(String(repeating: "\u{1B}[?997;2n", count: 5_000))
    try program.type("hola")
    try program.waitFor("hola")
    while program.read(milliseconds: 200) {}
    #expect(program.screen.queries.count { $0 == "]11;?" } < 100)
  }

  @Test("a terminal that answers at once does not make the program show that it starts")
  func answersAtOnce() throws {
    let program = try folder.start(answering: .capable)
    try program.type("\u{1B}[I\u{1B}[I")
    try program.wait(for: "the first picture") { $0.title == "DailyMath" || $0.shows("Olvidaste") }
    try program.waitFor("Olvidaste")
    // The picture of the start has the bare name for its title.
    #expect(count("\u{1B}]2;DailyMath\u{1B}\\", in: program) == 0)
  }

  @Test("where ambiguous characters are wide, what is drawn is ASCII and stays where it belongs")
  func wideAmbiguous() throws {
    let program = try folder.start(answering: .capable, widths: .wideAmbiguous)
    try waitForAnswers(program)
    try program.wait(for: "borders of ASCII") { $0.shows("+--") && !$0.text().contains("─") }
    while program.read(milliseconds: 200) {}
    let shown = program.screen.grid
    program.overwrite("\u{1B}[2J")
    try program.press(.control("l"))
    try program.wait(for: "the same picture") { $0.grid == shown }
    #expect(program.screen.rows.allSatisfy { $0.count <= 80 })
  }
}
