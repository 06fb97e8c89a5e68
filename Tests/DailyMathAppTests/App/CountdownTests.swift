import DailyMathApp
import Testing

@Suite("The time until the next attempt")
struct CountdownTests {
  @Test(
    "seconds that have begun count whole, and there are none after the end",
    arguments: [
      (0, 3), (1, 3), (999, 3), (1_000, 2), (2_000, 1), (2_999, 1), (3_000, 0), (9_000, 0),
    ] as [(Int64, Int)])
  func seconds(now: Int64, expected: Int) {
    #expect(Countdown(end: 3_000).seconds(at: now) == expected)
  }

  @Test(
    "what is told changes with each second, or only at the end where nothing is to move",
    arguments: [
      (0, 1_000, 3_000), (1, 1_000, 3_000), (999, 1_000, 3_000), (1_000, 2_000, 3_000),
      (2_999, 3_000, 3_000), (3_000, nil, nil), (9_000, nil, nil),
    ] as [(Int64, Int64?, Int64?)])
  func deadline(now: Int64, ticking: Int64?, still: Int64?) {
    let countdown = Countdown(end: 3_000)
    #expect(countdown.deadline(after: now, isTicking: true) == ticking)
    #expect(countdown.deadline(after: now, isTicking: false) == still)
  }

  @Test("at each deadline the seconds are one fewer, so that no wake-up is in vain")
  func everyWakeCounts() {
    let countdown = Countdown(end: 12_345)
    var now: Int64 = 0
    var told = [countdown.seconds(at: now)]
    while let next = countdown.deadline(after: now, isTicking: true) {
      #expect(next > now)
      now = next
      told.append(countdown.seconds(at: now))
    }
    #expect(told == Array((0...13).reversed()))
  }
}
