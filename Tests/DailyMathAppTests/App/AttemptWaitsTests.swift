import DailyMathApp
import DailyMathCore
import Testing

@Suite("Who has to wait before the next attempt")
struct AttemptWaitsTests {
  private var waits: AttemptWaits {
    var waits = AttemptWaits()
    waits.begin(for: "ana@b.co", milliseconds: 4_000, at: 10_000)
    return waits
  }

  @Test("the wait belongs to the address, however it is written, and to nobody else")
  func address() {
    #expect(waits.countdown(for: "ana@b.co", at: 10_000) == Countdown(end: 14_000))
    #expect(waits.countdown(for: " ANA@B.CO", at: 13_999) == Countdown(end: 14_000))
    #expect(waits.countdown(for: "ana@b.com", at: 10_000) == nil)
    #expect(waits.countdown(for: "ana", at: 10_000) == nil)
  }

  @Test("it ends by itself")
  func end() {
    #expect(waits.countdown(for: "ana@b.co", at: 14_000) == nil)
  }

  @Test("no time at all and what is no address let nobody wait")
  func nothing() {
    var waits = waits
    waits.begin(for: "eva@b.co", milliseconds: 0, at: 10_000)
    waits.begin(for: "eva", milliseconds: 1_000, at: 10_000)
    #expect(waits == self.waits)
  }

  @Test("the latest word counts, and who waited long enough is forgotten")
  func latest() {
    var waits = waits
    waits.begin(for: "ana@b.co", milliseconds: 1_000, at: 12_000)
    #expect(waits.countdown(for: "ana@b.co", at: 12_000) == Countdown(end: 13_000))
    waits.begin(for: "eva@b.co", milliseconds: 8_000, at: 13_000)
    var alone = AttemptWaits()
    alone.begin(for: "eva@b.co", milliseconds: 8_000, at: 13_000)
    #expect(waits == alone)
  }

  @Test("who succeeds waits no more, and the others still do")
  func success() {
    var waits = waits
    waits.begin(for: "eva@uniquindio.edu.co", milliseconds: 4_000, at: 10_000)
    waits.begin(for: "ana@uniquindio.edu.co", milliseconds: 4_000, at: 10_000)
    waits.end(for: .ana)
    #expect(waits.countdown(for: "ana@uniquindio.edu.co", at: 10_000) == nil)
    #expect(waits.countdown(for: "eva@uniquindio.edu.co", at: 10_000) != nil)
  }

  @Test("a wait beyond all reason ends within a day")
  func longest() {
    var waits = AttemptWaits()
    waits.begin(for: "ana@b.co", milliseconds: .max, at: 1)
    #expect(waits.countdown(for: "ana@b.co", at: 1) == Countdown(end: 86_400_001))
  }
}
