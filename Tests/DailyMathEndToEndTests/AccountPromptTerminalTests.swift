import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("The terminal of who types a password at the prompt")
struct AccountPromptTerminalTests {
  let folder: StudyFolder

  init() throws { folder = try StudyFolder() }

  /// The command below a shell that outlives it, before the question for the password.
  private func atPassword(_ script: String) throws -> ShellSession {
    let run =
      #"login() { sh -c 'echo $$ >"$HOME/process"; exec "$PROGRAM" login --email ana@b.co'; }"#
    let session = try ShellSession("\(run); \(script)", in: folder)
    try session.program.waitFor("Contraseña:")
    // Whoever sees the prompt may type at once, and nothing of that may be seen.
    #expect(try !session.program.terminal.attributes.isEchoing)
    return session
  }

  @Test(
    "after a signal at the password the terminal shows again what is typed",
    arguments: [Signal.interrupt, .terminate, .quit])
  func signals(signal: Signal) throws {
    let session = try atPassword(#"login; echo "exit:$?"; read end"#)
    try session.send(signal)
    try session.program.waitFor("exit:\(128 + signal.rawValue)")
    try session.expectRestored()
  }

  @Test("so it does after Ctrl-C itself, and nothing of what was typed is seen")
  func interrupt() throws {
    let session = try atPassword(#"trap : INT; login; echo "exit:$?"; read end"#)
    try session.program.type("secreto")
    try session.program.press(.control("c"))
    try session.program.waitFor("exit:130")
    try session.expectRestored()
    #expect(!session.program.screen.shows("secreto"))
  }

  @Test(
    "a signal ends it at once while it does what was asked, and not only at the next question",
    arguments: [Signal.interrupt, .terminate, .hangUp])
  func signalBetweenQuestions(signal: Signal) throws {
    let session = try atPassword(#"login; echo "exit:$?"; read end"#)
    // It waits for this for two seconds before it says that another window is saving, which it must not come to.
    let lock = try FileLock.acquire(path: folder.data + "/local/lock")
    try session.program.type("secreto-7\r")
    try session.program.wait(for: "the end of the question") { _ in
      (try? session.program.terminal.attributes.isEchoing) == true
    }
    try session.send(signal)
    try session.program.waitFor("exit:\(128 + signal.rawValue)")
    lock.release()
    try session.expectRestored()
  }

  @Test("Ctrl-Z gives the shell its terminal, and the question comes again")
  func stops() throws {
    let script =
      #"set -m; login; echo "stopped:$?"; read more; fg >/dev/null; echo "exit:$?"; read end"#
    let session = try atPassword(script)
    try session.program.press(.control("z"))
    try session.program.waitFor("stopped:1")
    #expect(try session.program.terminal.attributes == session.before)
    try session.program.press(.enter)
    try session.program.wait(for: "the question again, without echo") { screen in
      screen.rows.count { $0.contains("Contraseña:") } >= 2
        && (try? session.program.terminal.attributes.isEchoing) == false
    }
    try session.program.type("secreto-7\r")
    try session.program.waitFor("exit:1")
    try session.expectRestored()
  }
}
