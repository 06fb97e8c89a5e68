import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("A terminal that goes away")
struct HangUpTests {
  let folder: StudyFolder
  let deck = TestDeck.cards(3)

  init() throws {
    folder = try StudyFolder()
    try folder.register(TestDeck.payloads(3))
  }

  @Test(
    "the program is gone within a second, spends next to no time, and saves the answer at hand",
    arguments: ["", #"trap "" HUP; "#])
  func closed(preparation: String) throws {
    let program = try ProgramUnderTest(
      executable: "/bin/sh",
      arguments: ["-c", #"\#(preparation)exec "$PROGRAM" 2>"$HOME/said""#],
      environment: folder.environment.merging(["PROGRAM": try BuiltProgram.path()]) { $1 })
    try program.signIn()
    try program.press(.enter)
    try program.answer(program.question(among: deck), option: 0)
    let before = try processorMilliseconds(of: program)
    let start = SystemClock.monotonicNanoseconds()
    program.terminal.hangUp()
    while try isRunning(program), SystemClock.monotonicNanoseconds() - start < 5_000_000_000 {
      SystemClock.sleep(milliseconds: 2)
    }
    #expect(SystemClock.monotonicNanoseconds() - start < 1_000_000_000)
    // A program that spins would spend as long as it lives; saving one answer takes a few milliseconds.
    let spent = try processorMilliseconds(of: program) - before
    #expect(spent < 100)
    #expect(program.child.wait(timeoutMilliseconds: 5_000) == .exited(129))
    #expect(try FileSystem.read(folder.home + "/said", limit: 1_000).isEmpty)
    #expect(try folder.state().tally(on: Noon.today).answers == 1)
  }

  @Test("where another program holds the data, it waits for its turn without spinning")
  func closedWhileBusy() throws {
    let program = try folder.signIn()
    try program.press(.enter)
    try program.answer(program.question(among: deck), option: 0)
    let lock = try FileLock.acquire(path: folder.data + "/local/lock")
    let before = try processorMilliseconds(of: program)
    program.terminal.hangUp()
    SystemClock.sleep(milliseconds: 1_000)
    _ = consume lock
    while try isRunning(program) { SystemClock.sleep(milliseconds: 2) }
    let spent = try processorMilliseconds(of: program) - before
    #expect(spent < 100)
    #expect(program.child.wait(timeoutMilliseconds: 5_000) == .exited(129))
    #expect(try folder.state().tally(on: Noon.today).answers == 1)
  }

  /// Whether the program still runs; where the system does not tell, it is asked for its exit.
  private func isRunning(_ program: ProgramUnderTest) throws -> Bool {
    guard let fields = try fields(of: program, "stat") else {
      return program.child.wait(timeoutMilliseconds: 0) == nil
    }
    // After the name, which stands in parentheses, comes the state; Z has ended and is not waited for yet.
    return fields.drop { !$0.hasSuffix(")") }.dropFirst().first != "Z"
  }

  /// How long its first thread has run so far; 0 where the system does not tell, as on macOS.
  private func processorMilliseconds(of program: ProgramUnderTest) throws -> UInt64 {
    let nanoseconds = try fields(of: program, "schedstat")?.first.flatMap { UInt64($0) }
    return (nanoseconds ?? 0) / 1_000_000
  }

  private func fields(of program: ProgramUnderTest, _ name: String) throws -> [Substring]? {
    let path = "/proc/\(program.child.processID)/\(name)"
    guard try FileSystem.status(of: path) != nil else { return nil }
    let text = String(decoding: try FileSystem.read(path, limit: 1 << 16), as: UTF8.self)
    return text.split { $0 == " " || $0 == "\n" }
  }
}
