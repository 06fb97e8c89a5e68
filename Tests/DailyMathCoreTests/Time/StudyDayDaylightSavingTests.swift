import DailyMathCore
import Testing

@Suite("Study days when the clocks change")
struct StudyDayDaylightSavingTests {
  @Test(
    "minute by minute, the day follows the wall-clock hour and never goes back",
    arguments: ClockChange.all, [0, 2, 3, 4, 6])
  func minuteByMinute(change: ClockChange, rollover: Int) throws {
    let firstDate = try #require(StudyDay(change.startDate))
    var latest: StudyDay?
    for minute in 0..<48 * 60 {
      let wallMinutes = change.wallMinutes(at: minute)
      let date = firstDate.adding(days: wallMinutes / 1_440)
      let hour = wallMinutes % 1_440 / 60
      let day = change.day(at: minute, rollover: rollover)
      try #require(day == (hour < rollover ? date.adding(days: -1) : date))
      if let latest { try #require(latest <= day) }
      latest = day
    }
  }

  @Test(
    "the study day of the change is an hour shorter or longer, and those around it are not",
    arguments: ClockChange.all, [0, 4, 6])
  func lengthOfDay(change: ClockChange, rollover: Int) {
    let days = (-24 * 60..<72 * 60).map { change.day(at: $0, rollover: rollover) }
    let changed = change.day(at: 24 * 60 - 1, rollover: rollover)
    #expect(days.count { $0 == changed } == 24 * 60 - change.jump)
    #expect(days.count { $0 == changed.adding(days: 1) } == 24 * 60)
    #expect(days.count { $0 == changed.adding(days: -1) } == 24 * 60)
  }

  /// One change of the clocks, with its offsets as the time zone database of 2026 has them.
  struct ClockChange: Sendable, CustomTestStringConvertible {
    let name: String
    /// What the wall clock shows 24 hours before the change: the date, and the hour.
    let startDate: String
    let startHour: Int
    /// The instant 24 hours before the change, in milliseconds.
    let startMilliseconds: Int64
    /// The offset before the change, in hours.
    let offset: Int
    /// How many minutes the wall clock jumps ahead.
    let jump: Int

    var testDescription: String { name }

    static let all = [
      ClockChange(
        name: "Paris, 29 March, 02:00 to 03:00", startDate: "2026-03-28", startHour: 2,
        startMilliseconds: 1_774_659_600_000, offset: 1, jump: 60),
      ClockChange(
        name: "Paris, 25 October, 03:00 to 02:00", startDate: "2026-10-24", startHour: 3,
        startMilliseconds: 1_792_803_600_000, offset: 2, jump: -60),
      ClockChange(
        name: "New York, 8 March, 02:00 to 03:00", startDate: "2026-03-07", startHour: 2,
        startMilliseconds: 1_772_866_800_000, offset: -5, jump: 60),
      ClockChange(
        name: "New York, 1 November, 02:00 to 01:00", startDate: "2026-10-31", startHour: 2,
        startMilliseconds: 1_793_426_400_000, offset: -4, jump: -60),
    ]

    /// Minutes that the wall clock shows since midnight of `startDate`, `minute` minutes after the start.
    func wallMinutes(at minute: Int) -> Int {
      startHour * 60 + minute + (minute >= 24 * 60 ? jump : 0)
    }

    func day(at minute: Int, rollover: Int) -> StudyDay {
      let offsetMinutes = offset * 60 + (minute >= 24 * 60 ? jump : 0)
      return StudyDay(
        at: Instant(milliseconds: startMilliseconds + Int64(minute) * 60_000),
        offset: UTCOffset(seconds: offsetMinutes * 60), rollover: RolloverHour(clamping: rollover))
    }
  }
}
