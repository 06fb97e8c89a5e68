import DailyMathCore
import Testing

@Suite("When a study day begins")
struct StudyDayRolloverTests {
  @Test(
    "an instant counts for the day of its wall clock",
    arguments: [
      // Bogotá, five hours behind: 23:30 on 2 June, where Madrid has 3 June already.
      Row("2026-06-02", at: 1_780_461_000_000, hours: -5),
      Row("2026-06-03", at: 1_780_461_000_000, hours: 2, rollover: 6),
      // Bogotá at 03:59:59.999 and at 04:00 on 30 November.
      Row("2026-11-29", at: 1_796_029_199_999, hours: -5),
      Row("2026-11-30", at: 1_796_029_200_000, hours: -5),
      Row("2026-11-30", at: 1_796_029_199_999, hours: -5, rollover: 0),
      Row("2026-11-29", at: 1_796_029_200_000, hours: -5, rollover: 5),
      // Kathmandu, 5:45 ahead, at 03:59:59.999 and at 04:00 on 30 November.
      Row("2026-11-29", at: 1_795_990_499_999, hours: 5, minutes: 45),
      Row("2026-11-30", at: 1_795_990_500_000, hours: 5, minutes: 45),
      // 1970 and before it: the last millisecond of 1969, midnight, and 20:17:40 on 20 July 1969.
      Row("1970-01-01", at: 0, hours: 0, rollover: 0),
      Row("1969-12-31", at: 0, hours: 0),
      Row("1969-12-31", at: -1, hours: 0, rollover: 0),
      Row("1969-12-31", at: -1, hours: 0),
      Row("1969-12-31", at: -86_400_000, hours: 0, rollover: 0),
      Row("1969-12-30", at: -86_400_000, hours: 0),
      Row("1969-12-30", at: -86_400_001, hours: 0, rollover: 0),
      Row("1969-07-20", at: -14_182_940_000, hours: 0),
      Row("1969-07-21", at: -14_182_940_000, hours: 5, minutes: 45, rollover: 0),
      Row("1969-07-20", at: -14_182_940_000, hours: 5, minutes: 45),
      Row("1901-12-13", at: -2_147_483_648_000, hours: 0),
      // A clock set back a year gives the day it shows.
      Row("2026-11-30", at: 1_796_040_000_000, hours: 0),
      Row("2025-11-30", at: 1_764_504_000_000, hours: 0),
    ])
  func wallClock(row: Row) {
    let instant = Instant(milliseconds: row.milliseconds)
    let moment = Moment(instant: instant, offset: row.offset, rollover: row.rollover)
    #expect(moment.day.description == row.day)
  }

  @Test("every hour is on the right side of every rollover hour", arguments: 0...23)
  func everyHour(rollover: Int) throws {
    let hourOfRollover = try #require(RolloverHour(rollover))
    for hour in 0...23 {
      let instant = Instant(milliseconds: (20_787 * 24 + Int64(hour)) * 3_600_000)
      let day = StudyDay(at: instant, offset: .zero, rollover: hourOfRollover)
      #expect(day.daysSince1970 == (hour < rollover ? 20_786 : 20_787))
    }
  }

  @Test("a rollover hour is 0 to 23")
  func rolloverLimits() {
    #expect(RolloverHour.standard.hour == 4)
    #expect(RolloverHour(-1) == nil)
    #expect(RolloverHour(24) == nil)
    #expect(RolloverHour(0)?.hour == 0)
    #expect(RolloverHour(23)?.hour == 23)
    #expect(RolloverHour(clamping: -7).hour == 0)
    #expect(RolloverHour(clamping: 99).hour == 23)
  }

  @Test("an offset stays within eighteen hours")
  func offsetLimits() {
    #expect(UTCOffset(seconds: Int.max).seconds == 64_800)
    #expect(UTCOffset(seconds: Int.min).seconds == -64_800)
    #expect(UTCOffset(seconds: 20_700).seconds == 20_700)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let day: String
    let milliseconds: Int64
    let offset: UTCOffset
    let rollover: RolloverHour

    init(_ day: String, at milliseconds: Int64, hours: Int, minutes: Int = 0, rollover: Int = 4) {
      self.day = day
      self.milliseconds = milliseconds
      offset = UTCOffset(seconds: hours * 3_600 + minutes * 60)
      self.rollover = RolloverHour(clamping: rollover)
    }

    var testDescription: String {
      "\(milliseconds) at \(offset.seconds) s from \(rollover.hour) h is \(day)"
    }
  }
}
