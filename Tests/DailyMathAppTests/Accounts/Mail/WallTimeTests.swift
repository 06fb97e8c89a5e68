import DailyMathApp
import DailyMathCore
import Testing

@testable import DailyMathApp

@Suite("The clock on the wall")
struct WallTimeTests {
  @Test(
    "a message's date is the local one, with the way to UTC",
    arguments: [
      (1_796_058_000_000, -18_000, "Mon, 30 Nov 2026 12:00:00 -0500"),
      (0, 0, "Thu, 1 Jan 1970 00:00:00 +0000"), (-1, 0, "Wed, 31 Dec 1969 23:59:59 +0000"),
      (0, 20_700, "Thu, 1 Jan 1970 05:45:00 +0545"),
      // Bogotá before 1914 was 4:56:16 behind; the odd seconds are left out on both sides.
      (0, -17_776, "Wed, 31 Dec 1969 19:04:00 -0456"),
      (951_782_399_999, 0, "Mon, 28 Feb 2000 23:59:59 +0000"),
      (951_782_400_000, 0, "Tue, 29 Feb 2000 00:00:00 +0000"),
      (-60_000_000_000_000, 0, "Mon, 3 Sep 0068 13:20:00 +0000"),
    ])
  func mailDate(milliseconds: Int64, offset: Int, expected: String) {
    let moment = Moment(
      instant: Instant(milliseconds: milliseconds), offset: UTCOffset(seconds: offset),
      rollover: .standard)
    #expect(WallTime(of: moment).mailDate == expected)
  }
}
