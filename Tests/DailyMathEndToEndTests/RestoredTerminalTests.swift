import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("The terminal afterwards")
struct RestoredTerminalTests {
  let folder: StudyFolder

  init() throws { folder = try StudyFolder() }

  @Test("after leaving it is as before, and the exit code is 0")
  func returns() throws {
    let session = try ShellSession(#"dailymath; echo "exit:$?"; read end"#, in: folder)
    try session.program.waitFor("Iniciar sesión")
    #expect(session.program.screen.isAlternate)
    #expect(try session.program.terminal.attributes != session.before)
    try session.program.press(.control("c"))
    try session.program.waitFor("exit:0")
    try session.expectRestored()
  }

  @Test(
    "after a signal it is as before, and the shell is told which one it was",
    arguments: [
      Signal.terminate, .interrupt, .quit, .hangUp, .illegalInstruction, .trap, .abort,
      .segmentationFault, .busError, .arithmeticFault,
    ])
  func signals(signal: Signal) throws {
    let session = try ShellSession(#"dailymath; echo "exit:$?"; read end"#, in: folder)
    try session.program.waitFor("Iniciar sesión")
    try session.send(signal)
    try session.program.waitFor("exit:\(128 + signal.rawValue)")
    try session.expectRestored()
  }

  @Test(
    "a trap leaves one plain line, without registers and memory",
    arguments: [
      Signal.illegalInstruction, .trap, .abort, .segmentationFault, .busError, .arithmeticFault,
    ])
  func trapNote(signal: Signal) throws {
    let session = try ShellSession(#"dailymath; echo "exit:$?"; read end"#, in: folder)
    try session.program.waitFor("Iniciar sesión")
    try session.send(signal)
    try session.program.waitFor("exit:\(128 + signal.rawValue)")
    #expect(session.program.screen.shows("DailyMath se cerró por una falla."))
    // The shell itself may say in a few words which signal it was.
    #expect(session.program.screen.rows.count { !$0.isEmpty } <= 5)
  }
}
