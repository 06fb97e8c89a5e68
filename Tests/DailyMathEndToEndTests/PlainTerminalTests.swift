import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("The terminal of who studies in lines")
struct PlainTerminalTests {
  let folder: StudyFolder

  init() throws {
    folder = try StudyFolder()
    try folder.register(TestDeck.payloads(3))
  }

  /// The program below a shell that outlives it, before the question for the password.
  private func atPassword(_ script: String) throws -> (ShellSession, TerminalAttributes) {
    let session = try ShellSession(script, in: folder, environment: ["TERM": "dumb"])
    try session.program.waitFor("escribe tu correo")
    #expect(try session.program.terminal.attributes == session.before)
    try session.program.type(StudyFolder.email + "\r")
    try session.program.waitFor("Contraseña:")
    // Whoever sees the prompt may type at once, and nothing of that may be seen.
    #expect(try !session.program.terminal.attributes.isEchoing)
    return (session, session.before)
  }

  @Test("a password is not shown while it is typed, and everything else is")
  func echo() throws {
    let (session, before) = try atPassword(#"dailymath; echo "exit:$?"; read end"#)
    try session.program.type(StudyFolder.password + "\r")
    try session.program.waitFor("Pendientes: 3.")
    #expect(try session.program.terminal.attributes == before)
    #expect(!session.program.screen.shows(StudyFolder.password))
    try session.program.type("0\r")
    try session.program.waitFor("exit:0")
    try session.expectRestored()
  }

  @Test(
    "after a signal at the password the terminal shows again what is typed",
    arguments: [Signal.interrupt, .terminate, .quit, .segmentationFault, .abort])
  func signals(signal: Signal) throws {
    let (session, _) = try atPassword(#"dailymath; echo "exit:$?"; read end"#)
    try session.send(signal)
    try session.program.waitFor("exit:\(128 + signal.rawValue)")
    try session.expectRestored()
    let isFault = signal == .segmentationFault || signal == .abort
    #expect(session.program.screen.shows("DailyMath se cerró por una falla.") == isFault)
  }

  @Test("Ctrl-Z at the password gives the shell its terminal, and the question comes again")
  func stops() throws {
    let script =
      #"set -m; dailymath; echo "stopped:$?"; read more; fg >/dev/null; echo "exit:$?"; read end"#
    let (session, before) = try atPassword(script)
    try session.program.press(.control("z"))
    try session.program.waitFor("stopped:1")
    #expect(try session.program.terminal.attributes == before)
    try session.program.press(.enter)
    try session.program.wait(for: "the question again, without echo") { screen in
      screen.rows.count { $0.hasPrefix("Contraseña:") } >= 2
        && (try? session.program.terminal.attributes.isEchoing) == false
    }
    try session.program.type(StudyFolder.password + "\r")
    try session.program.waitFor("Pendientes: 3.")
    try session.program.type("0\r")
    try session.program.waitFor("exit:0")
    try session.expectRestored()
  }

  @Test(
    "a signal or a closed window keeps an answer without its grade",
    arguments: [Signal.interrupt, .terminate, .hangUp, nil])
  func keepsAnswer(signal: Signal?) throws {
    let program = try folder.converse()
    try program.answer("escribe tu correo: ", StudyFolder.email)
    try program.answer("Contraseña: ", StudyFolder.password)
    try program.answer("Elige un número (? menú): ", "1")
    try program.answerQuestion(with: "buena 1")
    try program.waitFor("(Enter: Normal): ")
    if let signal { program.child.send(signal) } else { program.terminal.hangUp() }
    let expected: DailyMathSystem.ExitStatus =
      signal == nil || signal == .hangUp
      ? .exited(129) : signal.map { .signalled($0) } ?? .exited(0)
    #expect(try program.waitForExit() == expected)
    #expect(try folder.state().tally(on: Noon.today).answers == 1)
  }

  @Test(
    "a terminal that reads no more does not keep a signal from ending it, with the answer saved")
  func blocked() throws {
    let program = try folder.converse()
    try program.answer("escribe tu correo: ", StudyFolder.email)
    try program.answer("Contraseña: ", StudyFolder.password)
    try program.answer("Elige un número (? menú): ", "1")
    try program.answerQuestion(with: "buena 1")
    try program.waitFor("(Enter: Normal): ")
    // The help is longer than a thousand bytes, and the terminal holds some sixty thousand.
    for _ in 0..<200 { try program.terminal.write("?\r\r") }
    #expect(program.child.wait(timeoutMilliseconds: 1_000) == nil)
    program.child.send(.terminate)
    #expect(program.child.wait(timeoutMilliseconds: 2_000) == .signalled(.terminate))
    #expect(try folder.state().tally(on: Noon.today).answers == 1)
  }

  @Test("Ctrl-D ends it as leaving does")
  func endOfInput() throws {
    let program = try folder.converse()
    try program.waitFor("escribe tu correo: ")
    try program.terminal.write("\u{4}")
    #expect(try program.waitForExit() == .exited(0))
    #expect(program.transcript.hasSuffix("\nHasta pronto.\n"))
  }
}
