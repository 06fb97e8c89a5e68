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
    SystemClock.sleep(milliseconds: 200)
    let before = try ProcessUsage(ofProcess: child.processID)
    SystemClock.sleep(milliseconds: 100)
    #expect(try ProcessUsage(ofProcess: child.processID) == before)
    #expect(before.waits > 0)
  }

  @Test("without such a process there is an error")
  func none() {
    #expect(throws: SystemError.self) { try ProcessUsage(ofProcess: 99_999_999) }
  }
}
