import DailyMathSystem
import Testing

@Suite("The system's clocks")
struct SystemClockTests {
  @Test("the wall clock tells milliseconds of this century, and the other one never goes back")
  func clocks() {
    let wall = SystemClock.wallMilliseconds()
    // 2025-01-01 and 2100-01-01.
    #expect(wall > 1_735_689_600_000 && wall < 4_102_444_800_000)
    let first = SystemClock.monotonicNanoseconds()
    #expect(SystemClock.monotonicNanoseconds() >= first)
  }
}
