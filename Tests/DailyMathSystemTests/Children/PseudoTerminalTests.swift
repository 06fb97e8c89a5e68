import DailyMathSystem
import Testing

@Suite("Pseudo-terminals")
struct PseudoTerminalTests {
  private func shell(_ script: String, in terminal: PseudoTerminal) throws -> ChildProcess {
    try ChildProcess.spawn(
      executable: "/bin/sh", arguments: ["-c", script],
      environment: ["PATH": "/usr/bin:/bin"], terminal: terminal)
  }

  private func read(_ terminal: PseudoTerminal, until end: String) -> String {
    var text = ""
    _ = eventually {
      text += String(decoding: terminal.read(timeoutMilliseconds: 20), as: UTF8.self)
      return text.contains(end)
    }
    return text
  }

  @Test("it is the child's controlling terminal, of the size that was asked for")
  func controls() throws {
    let terminal = try PseudoTerminal(size: TerminalSize(columns: 40, rows: 12))
    let child = try shell("test -t 0 && test -t 1 && stty size </dev/tty && echo end", in: terminal)
    #expect(read(terminal, until: "end").contains("12 40\r\nend"))
    #expect(child.wait(timeoutMilliseconds: 10_000) == .exited(0))
  }

  @Test("what is typed is read, and Ctrl-C interrupts")
  func types() throws {
    let terminal = try PseudoTerminal()
    let child = try shell("read line; echo got $line; exec sleep 60", in: terminal)
    try terminal.write("hola\n")
    #expect(read(terminal, until: "got hola").contains("got hola"))
    try terminal.write([3])
    #expect(child.wait(timeoutMilliseconds: 10_000) == .signalled(.interrupt))
  }

  @Test("a change of size is told to the child")
  func resizes() throws {
    let terminal = try PseudoTerminal()
    let child = try shell(
      "trap 'stty size; exit 0' WINCH; echo ready; while :; do sleep 0.05; done", in: terminal)
    #expect(read(terminal, until: "ready").contains("ready"))
    try terminal.resize(to: TerminalSize(columns: 100, rows: 30))
    #expect(read(terminal, until: "30 100").contains("30 100"))
    #expect(child.wait(timeoutMilliseconds: 10_000) == .exited(0))
  }

  @Test("closing it hangs the child up")
  func hangsUp() throws {
    let terminal = try PseudoTerminal()
    let child = try shell("echo ready; sleep 60", in: terminal)
    #expect(read(terminal, until: "ready").contains("ready"))
    terminal.hangUp()
    #expect(child.wait(timeoutMilliseconds: 10_000) == .signalled(.hangUp))
  }

  @Test("changed settings are seen")
  func settings() throws {
    let terminal = try PseudoTerminal()
    let before = try terminal.attributes
    #expect(before.isEchoing && before.isLineBased)
    let child = try shell("stty -echo -icanon; echo ready; sleep 60", in: terminal)
    #expect(read(terminal, until: "ready").contains("ready"))
    let during = try terminal.attributes
    #expect(!during.isEchoing && !during.isLineBased)
    #expect(during != before)
    child.send(.kill)
  }
}
