import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("A fault where there is no full screen")
struct FaultTests {
  let folder: StudyFolder

  init() throws { folder = try StudyFolder() }

  #if os(Linux)
    @Test(
      "shows no memory, before anything was asked or drawn",
      arguments: [
        Signal.illegalInstruction, .trap, .abort, .segmentationFault, .busError, .arithmeticFault,
      ])
    func early(signal: Signal) throws {
      // Behind a full pipe that nobody reads, the program stands still with its errors going to the terminal.
      let script =
        #"{ head -c 65536 /dev/zero; "# + Self.help + #"; echo "exit:$?" >&2; } | sleep 60"#
      let session = try ShellSession(script, in: folder)
      let isWaiting = eventually { (try? isBlocked(session)) == true }
      #expect(isWaiting)
      try session.send(signal)
      try session.program.waitFor("exit:\(128 + signal.rawValue)")
      // The shell itself may say in a few words which signal it was.
      #expect(session.program.screen.rows.count { !$0.isEmpty } <= 3)
      #expect(!session.program.screen.shows("0x"))
    }

    /// The program with an option, as `ShellSession` starts it without.
    private static let help = #"sh -c 'echo $$ >"$HOME/process"; exec "$PROGRAM" --help'"#

    /// Whether the program has begun, and waits.
    private func isBlocked(_ session: ShellSession) throws -> Bool {
      let path = "/proc/\(try session.processID)/stat"
      let text = String(decoding: try FileSystem.read(path, limit: 4_096), as: UTF8.self)
      return text.contains("(dailymath) S")
    }

    @Test("the program leaves no core, and nobody else of its user may look into it")
    func core() throws {
      let program = try folder.start()
      try program.waitFor("Iniciar sesión")
      let path = "/proc/\(program.child.processID)"
      let limits = String(
        decoding: try FileSystem.read(path + "/limits", limit: 1 << 14), as: UTF8.self)
      let core = try #require(limits.split(separator: "\n").first { $0.hasPrefix("Max core") })
      #expect(core.split(separator: " ").prefix(6).suffix(2) == ["0", "0"])
      // The system takes the files about such a process into its own hands; for the superuser they are anyway.
      #expect(try FileSystem.status(of: path + "/mem")?.ownerID == 0)
    }
  #endif

  private func eventually(_ isTrue: () -> Bool) -> Bool {
    let end = SystemClock.monotonicNanoseconds() + 20_000_000_000
    while SystemClock.monotonicNanoseconds() < end {
      if isTrue() { return true }
      SystemClock.sleep(milliseconds: 5)
    }
    return false
  }
}
