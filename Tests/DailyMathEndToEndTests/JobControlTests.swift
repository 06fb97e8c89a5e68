import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("Stopping and going on")
struct JobControlTests {
  let folder: StudyFolder

  init() throws {
    folder = try StudyFolder()
    try folder.register(TestDeck.payloads(3))
  }

  /// Waits, in the shell, until the program is no more.
  private static let isGone =
    #"until ! kill -0 "$(cat "$HOME/process")" 2>/dev/null; do sleep 0.02; done"#

  /// A shell with job control that stops with the program, then goes on with it when Enter is pressed.
  private func session(starting command: String = "dailymath") throws -> ShellSession {
    let script =
      #"set -m; \#(command); echo "stopped:$?"; read more; fg >/dev/null; echo "exit:$?"; read end"#
    return try ShellSession(script, in: folder)
  }

  @Test("Ctrl-Z gives the terminal back to the shell, and going on draws everything again")
  func stops() throws {
    let session = try session()
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

  /// Lets a stopped program go on, which must show the same again, and quits it.
  private func goOn(_ session: ShellSession, showing shown: String) throws {
    let program = session.program
    try program.waitFor("stopped:1")
    try session.expectRestored()
    try program.press(.enter)
    try program.wait(for: "the same screen again") { $0.isAlternate && $0.text() == shown }
    try program.press(.character("q"))
    try program.waitFor("exit:0")
  }

  @Test(
    "started by another program, as git starts an editor, one Ctrl-Z stops both",
    arguments: [
      #"sh -c '"$PROGRAM"; exit $?'"#, #"sh -c 'sh -c "\"$PROGRAM\"; exit \$?"; exit $?'"#,
    ])
  func stopsWithParent(command: String) throws {
    let session = try session(starting: command)
    let program = session.program
    try program.signIn()
    let shown = program.screen.text()
    try program.press(.control("z"))
    try goOn(session, showing: shown)
  }

  @Test("SIGTSTP from outside does the same as Ctrl-Z")
  func stoppedFromOutside() throws {
    let session = try session()
    let program = session.program
    try program.signIn()
    let shown = program.screen.text()
    try session.send(.terminalStop)
    try goOn(session, showing: shown)
  }

  @Test("after SIGSTOP, which cannot be caught, it enters the terminal anew")
  func stoppedUncaught() throws {
    let repairs = #"dailymath; stty sane; printf '\033[?1049l\033[?2004l'"#
    let session = try session(starting: repairs)
    let program = session.program
    try program.signIn()
    let shown = program.screen.text()
    let attributes = try program.terminal.attributes
    try session.send(.stop)
    try program.waitFor("stopped:0")
    #expect(try program.terminal.attributes != attributes)
    try program.press(.enter)
    try program.wait(for: "the same screen again") {
      $0.isAlternate && $0.bracketsPastes && $0.text() == shown
    }
    #expect(try program.terminal.attributes == attributes)
    try program.press(.character("q"))
    try program.waitFor("exit:0")
  }

  @Test("a window that was made smaller meanwhile is seen when it goes on")
  func resizedWhileStopped() throws {
    let session = try session()
    let program = session.program
    try program.waitFor("Iniciar sesión")
    try program.press(.control("z"))
    try program.waitFor("stopped:1")
    try program.resize(columns: 30, rows: 8)
    try program.press(.enter)
    try program.wait(for: "the line for a small window") { $0.isAlternate && $0.shows("pequeña") }
    try program.press(.control("c"))
    try program.waitFor("exit:0")
  }

  @Test("sent to the background again and again it stops each time, and leaves the terminal alone")
  func background() throws {
    let stopped = #"jobs >"$HOME/jobs"; grep -q Stop "$HOME/jobs""#
    let again =
      "for i in 1 2 3 4 5 6; do bg >/dev/null; until \(stopped); do sleep 0.02; done; done"
    let script = #"set -m; dailymath; \#(again); echo "still here"; read more; fg; read end"#
    let session = try ShellSession(script, in: folder)
    try session.program.waitFor("Iniciar sesión")
    try session.program.press(.control("z"))
    try session.program.waitFor("still here")
    try session.expectRestored()
    try session.program.press(.enter)
    try session.program.wait(for: "the program again") {
      $0.isAlternate && $0.shows("Iniciar sesión")
    }
    try session.program.press(.control("c"))
    try session.program.wait(for: "the shell") { !$0.isAlternate }
  }

  @Test(
    "ended while it is stopped, it ends, saves the answer at hand and leaves the terminal alone",
    arguments: [Signal.terminate, .interrupt, .quit, .hangUp])
  func endedWhileStopped(signal: Signal) throws {
    let end = "kill -\(signal.rawValue) %1; kill -CONT %1; \(Self.isGone); wait %1"
    let session = try ShellSession(
      #"set -m; dailymath; \#(end); echo "exit:$?"; read end"#, in: folder)
    let program = session.program
    try program.signIn()
    try program.press(.enter)
    try program.answer(program.question(among: TestDeck.cards(3)), option: 0)
    try program.press(.control("z"))
    try program.waitFor("exit:\(128 + signal.rawValue)")
    try session.expectRestored()
    #expect(try folder.state().tally(on: Noon.today).answers == 1)
  }

  @Test("stopped by SIGSTOP and then ended, it gives the screen back, but not its own settings")
  func endedAfterUncaughtStop() throws {
    // With tostop, a program in the background that writes is stopped by it.
    let end = "kill -TERM %1; kill -CONT %1; \(Self.isGone); wait %1"
    let session = try ShellSession(
      #"set -m; dailymath; stty sane -echo tostop; \#(end); echo "exit:$?"; read end"#, in: folder)
    let program = session.program
    try program.waitFor("Iniciar sesión")
    try session.send(.stop)
    try program.waitFor("exit:143")
    #expect(!program.screen.isAlternate && program.screen.isCursorVisible)
    #expect(try !program.terminal.attributes.isEchoing)
    #expect(try program.terminal.attributes.isLineBased)
  }

  /// Presses Ctrl-Z where nothing can be stopped, and types on.
  private func pressStopAndType(_ program: ProgramUnderTest) throws {
    try program.press(.control("z"))
    // The pause is the point: a program that gave its terminal back would throw away what comes now.
    SystemClock.sleep(milliseconds: 50)
    try program.type("todavía")
  }

  @Test("where the parent lets nothing be stopped, Ctrl-Z does nothing")
  func stopIgnored() throws {
    let session = try ShellSession(
      #"trap "" TSTP; dailymath; echo "exit:$?"; read end"#, in: folder)
    let program = session.program
    try program.waitFor("Iniciar sesión")
    try pressStopAndType(program)
    try program.wait(for: "what was typed") { $0.isAlternate && $0.shows("todavía") }
    try program.press(.control("c"))
    try program.waitFor("exit:0")
    try session.expectRestored()
  }

  @Test("where nobody could continue it, Ctrl-Z draws everything again and goes on")
  func orphaned() throws {
    // The leader of a session has no parent in it, so its group is an orphan, which the system never stops.
    let program = try folder.start()
    try program.waitFor("Iniciar sesión")
    try pressStopAndType(program)
    try program.wait(for: "what was typed") { $0.isAlternate && $0.shows("todavía") }
    try program.press(.control("c"))
    #expect(try program.waitForExit() == .exited(0))
  }

  @Test(
    "stopped, and its shell gone, it ends without touching the terminal",
    arguments: ["", #"trap "" HUP"#])
  func abandoned(preparation: String) throws {
    let inner = """
      \(preparation)
      set -m
      sh -c 'echo $$ >"$HOME/process"; exec "$PROGRAM"'
      kill -KILL $$
      """
    let script = folder.home + "/inner"
    try FileSystem.replace(script, with: Array(inner.utf8))
    let session = try ShellSession(
      #"set -m; sh "$HOME/inner"; \#(Self.isGone); echo "gone"; read end"#, in: folder)
    try session.program.waitFor("Iniciar sesión")
    try session.program.press(.control("z"))
    try session.program.waitFor("gone")
    try session.expectRestored()
  }

  @Test("started with &, it says so in one line, ends with code 2 and leaves the terminal alone")
  func startedInBackground() throws {
    let session = try ShellSession(
      #"set -m; dailymath 2>"$HOME/said" & wait $!; echo "exit:$?"; read end"#, in: folder)
    try session.program.waitFor("exit:2")
    let said = String(
      decoding: try FileSystem.read(folder.home + "/said", limit: 1_000), as: UTF8.self)
    #expect(said.hasSuffix("\n") && said.count { $0 == "\n" } == 1)
    #expect(said.contains("primer plano"))
    #expect(!session.program.transcript.contains(0x1B))
    try session.expectRestored()
  }
}
