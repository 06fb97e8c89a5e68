import Testing

@testable import DailyMathCore

@Suite("The time in a journal")
struct MomentTextTests {
  private static let day = StudyDay(daysSince1970: 20_787)

  // 2026-12-01T02:14:03.120Z is 20,788 days, 2 h, 14 min and 3.12 s after the start of 1970.
  @Test(
    "is local time with its offset",
    arguments: [
      (20_788 * 86_400_000 + 8_043_120, -18_000, "2026-11-30T21:14:03.120-05:00"),
      (0, 0, "1970-01-01T00:00:00.000+00:00"),
      (-1, 0, "1969-12-31T23:59:59.999+00:00"),
      (0, -17_776, "1969-12-31T19:03:44.000-04:56:16"),
      (0, 20_700, "1970-01-01T05:45:00.000+05:45"),
    ])
  func text(milliseconds: Int64, offset: Int, expected: String) {
    let moment = Moment(
      instant: Instant(milliseconds: milliseconds), offset: UTCOffset(seconds: offset),
      day: Self.day)
    #expect(moment.localTime == expected)
    #expect(Moment(localTime: expected, day: Self.day) == moment)
  }

  @Test("stays within the years that have four digits", arguments: [Int64.min, Int64.max])
  func limits(milliseconds: Int64) {
    let moment = Moment(
      instant: Instant(milliseconds: milliseconds), offset: UTCOffset(seconds: 3_600),
      day: Self.day)
    let expected = milliseconds < 0 ? "0001-01-01T00:00:00.000" : "9999-12-31T23:59:59.999"
    #expect(moment.localTime == expected + "+01:00")
  }

  @Test(
    "is read in exactly this form",
    arguments: [
      "", "2026-11-30T21:14:03.120", "2026-11-30 21:14:03.120-05:00",
      "2026-11-30T24:14:03.120-05:00", "2026-11-30T21:60:03.120-05:00",
      "2026-11-30T21:14:60.120-05:00", "2026-02-30T21:14:03.120-05:00",
      "2026-11-30T21:14:03,120-05:00", "2026-11-30T21:14:03.120-19:00",
      "2026-11-30T21:14:03.120-18:01", "2026-11-30T21:14:03.120 05:00",
      "2026-11-30T21:14:03.120-05:00x", "2026-11-30T21:14:03.120-05:00:0",
      "٢٠٢٦-11-30T21:14:03.120-05:00",
    ])
  func refused(text: String) {
    #expect(Moment(localTime: text, day: Self.day) == nil)
  }
}
