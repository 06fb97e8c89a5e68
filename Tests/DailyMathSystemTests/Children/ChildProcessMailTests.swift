import DailyMathSystem
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// What programs that send mail do, for better or worse.
@Suite("Children that are given something to read")
struct ChildProcessMailTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    // As the program does: a reader that is gone must be an error and not our death.
    Host.prepareProcess()
  }

  private func shell(
    _ script: String, input: [UInt8] = [], timeoutMilliseconds: Int = 30_000
  ) throws -> (outcome: ChildProcess.Outcome, milliseconds: UInt64) {
    let start = SystemClock.monotonicNanoseconds()
    let outcome = try ChildProcess.run(
      executable: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"],
      workingDirectory: folder.path, input: input, timeoutMilliseconds: timeoutMilliseconds)
    return (outcome, (SystemClock.monotonicNanoseconds() - start) / 1_000_000)
  }

  private let message = [UInt8](repeating: 0x61, count: 1 << 16)

  @Test("the whole message arrives, with its end, however slowly it is read")
  func reads() throws {
    let slow = "i=0; while [ $i -lt 8 ]; do head -c 8192; sleep 0.02; i=$((i+1)); done; cat"
    for script in ["cat", slow, "cat | tee copy"] {
      #expect(try shell(script, input: message).outcome.output == message)
    }
    #expect(try FileSystem.read(folder.file("copy")) == message)
    #expect(try shell("cat; echo end").outcome.outputText == "end\n")
  }

  @Test("more than any pipe holds goes through while the answer comes back")
  func exchanges() throws {
    let large = (0..<1 << 21).map { UInt8(truncatingIfNeeded: $0 / 7) }
    #expect(try shell("cat", input: large).outcome.output == large)
  }

  @Test(
    "who does not read it, or stops, is neither waited for nor at fault",
    arguments: [
      ("exit 0", 0), ("exit 75", 75), ("exec <&-; sleep 0.1; exit 0", 0),
      ("head -c 1 >/dev/null; exit 3", 3),
    ] as [(String, Int32)])
  func ignores(script: String, code: Int32) throws {
    let large = [UInt8](repeating: 0x61, count: 1 << 21)
    for input in [message, large] {
      let (outcome, milliseconds) = try shell(script, input: input)
      #expect(outcome.status == .exited(code))
      #expect(milliseconds < 20_000)
    }
  }

  @Test("who neither reads nor ends is killed in time")
  func hangs() throws {
    let large = [UInt8](repeating: 0x61, count: 1 << 21)
    let (outcome, milliseconds) = try shell("sleep 60", input: large, timeoutMilliseconds: 300)
    #expect(outcome.status == nil)
    #expect((300..<20_000).contains(milliseconds))
  }

  @Test("when the time is over, those it has started are killed with it")
  func group() throws {
    let script = "sleep 61 & echo $! >helper; echo $$ >leader; wait"
    let (outcome, _) = try shell(script, timeoutMilliseconds: 500)
    #expect(outcome.status == nil)
    for name in ["helper", "leader"] {
      let process = String(decoding: try FileSystem.read(folder.file(name)), as: UTF8.self)
      let isGone = eventually {
        (try? shell("kill -0 \(process)").outcome.status) != .exited(0)
      }
      #expect(isGone, "the \(name) runs on")
    }
  }

  @Test("who stays in the background with the streams in hand is not waited for, and runs on")
  func daemon() throws {
    let script = "echo sent; (sleep 1; touch done; sleep 20) & exit 4"
    let (outcome, milliseconds) = try shell(script)
    #expect(outcome.status == .exited(4))
    #expect(outcome.outputText == "sent\n")
    #expect(milliseconds < 10_000)
    #expect(eventually { (try? FileSystem.status(of: folder.file("done"))) != nil })
  }

  @Test("all that was written before the end is there, even with somebody left behind")
  func rest() throws {
    let (outcome, _) = try shell("head -c 60000 /dev/zero; sleep 30 & exit 0")
    #expect(outcome.output.count == 60_000)
  }

  #if canImport(Glibc)
    @Test("it gets no file of ours, not even one that a script gave us open for ourselves")
    func files() throws {
      // As the descriptor of `--password-fd 9 9<file`, this is not closed by itself when a program is started.
      let given = dup(2)
      defer { close(given) }
      #expect(given > 2)
      // The fourth is the folder that is being listed.
      #expect(try shell("ls /proc/self/fd").outcome.outputText == "0\n1\n2\n3\n")
    }
  #endif
}
