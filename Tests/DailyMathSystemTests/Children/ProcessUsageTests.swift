import DailyMathSystem
import Testing

@Suite("What a process uses")
struct ProcessUsageTests {
  @Test("processor time grows with work, and memory is there")
  func working() throws {
    let before = try ProcessUsage(ofProcess: Host.processID)
    let end = SystemClock.monotonicNanoseconds() + 20_000_000
    var sum: UInt64 = 0
    while SystemClock.monotonicNanoseconds() < end { sum &+= 1 }
    let after = try ProcessUsage(ofProcess: Host.processID)
    #expect(sum > 0)
    #expect(after.cpuNanoseconds > before.cpuNanoseconds)
    #expect(after.residentBytes > 1 << 20)
  }

  @Test("a child that sleeps uses nothing and does not wake up")
  func sleeping() throws {
    let child = try ChildProcess.spawn(executable: "/bin/sleep", arguments: ["30"])
    let end = SystemClock.monotonicNanoseconds() + 10_000_000_000
    var before: ProcessUsage
    var after = try ProcessUsage(ofProcess: child.processID)
    // On a busy machine it takes a while until the child is more than a copy of its parent.
    repeat {
      before = after
      SystemClock.sleep(milliseconds: 100)
      after = try ProcessUsage(ofProcess: child.processID)
    } while (after != before || after.waits == 0) && SystemClock.monotonicNanoseconds() < end
    #expect(after == before)
    #expect(after.waits > 0)
  }

  @Test("without such a process there is an error")
  func none() {
    #expect(throws: SystemError.self) { try ProcessUsage(ofProcess: 99_999_999) }
  }
}
