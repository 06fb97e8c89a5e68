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
      Signal.terminate, .interrupt, .quit, .illegalInstruction, .trap, .abort, .segmentationFault,
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
    arguments: [Signal.illegalInstruction, .trap, .segmentationFault])
  func trapNote(signal: Signal) throws {
    let session = try ShellSession(#"dailymath; echo "exit:$?"; read end"#, in: folder)
    try session.program.waitFor("Iniciar sesión")
    try session.send(signal)
    try session.program.waitFor("exit:\(128 + signal.rawValue)")
    #expect(session.program.screen.shows("DailyMath se cerró por una falla."))
    // The shell itself may say in a few words which signal it was.
    #expect(session.program.screen.rows.count { !$0.isEmpty } <= 5)
  }

  @Test("Ctrl-Z gives it back to the shell, and going on draws everything again")
  func stops() throws {
    try folder.register(TestDeck.payloads(3))
    let script =
      #"set -m; dailymath; echo "stopped:$?"; read more; fg >/dev/null; echo "exit:$?"; read end"#
    let session = try ShellSession(script, in: folder)
    let program = session.program
    try program.signIn()
    let shown = program.screen.text()
    try program.press(.control("z"))
    try program.waitFor("stopped:1")
    try session.expectRestored()
    try program.press(.enter)
    try program.wait(for: "the same screen again") { $0.isAlternate && $0.text() == shown }
    #expect(try program.terminal.attributes != session.before)
    try program.press(.character("q"))
    try program.waitFor("exit:0")
    try session.expectRestored()
  }

  @Test("sent to the background again and again it stops each time, and leaves the terminal alone")
  func background() throws {
    let stopped = #"jobs >"$HOME/jobs"; grep -q Stop "$HOME/jobs""#
    let again =
      "for i in 1 2 3 4 5 6; do bg >/dev/null; until \(stopped); do sleep 0.02; done; done"
    let script = #"set -m; dailymath; \#(again); echo "still here"; read end; kill -KILL %1"#
    let session = try ShellSession(script, in: folder)
    try session.program.waitFor("Iniciar sesión")
    try session.program.press(.control("z"))
    try session.program.waitFor("still here")
    try session.expectRestored()
  }
}
