import DailyMathCore
import Testing

@Suite("A time of day for a reminder")
struct ReminderTimeTests {
  @Test(
    "is read as people type it",
    arguments: [
      ("19:30", 1_170), ("7:05", 425), ("07.05", 425), ("0:00", 0), ("23:59", 1_439), ("8", 480),
      ("19h30", 1_170), ("19h", 1_140), ("19:30 h", 1_170), ("19.30", 1_170), ("7am", 420),
      ("7:30 pm", 1_170), ("7.30PM", 1_170), ("7:30 p. m.", 1_170), ("7 p.m.", 1_140),
      ("12am", 0), ("12:30 am", 30), ("12pm", 720), ("11:59 p.m.", 1_439),
    ])
  func typed(text: String, minutes: Int) {
    #expect(ReminderTime(typed: text)?.minutes == minutes)
  }

  @Test(
    "is nothing where no clock shows it",
    arguments: [
      "", "24:00", "19:60", "19:5", "19:", ":30", "7:05:00", "-1:00", "+7:00", "siete", "123",
      "٧:٠٥", "7 : 05", "19:300",
      "am", "0am", "13pm", "19:30 pm", "7 xm", "h30", "h", "7h5", "7h30h30", "7:30:pm",
    ])
  func refused(text: String) {
    #expect(ReminderTime(typed: text) == nil)
  }

  @Test("is written with two digits each, and only that is read back from a journal")
  func wire() {
    for minutes in 0..<ReminderTime.minutesPerDay {
      let time = ReminderTime(wrapping: minutes)
      #expect(ReminderTime(time.description) == time)
      #expect(time.description.utf8.count == 5)
    }
    #expect(ReminderTime("7:05") == nil)
    #expect(ReminderTime("07.05") == nil)
    #expect(ReminderTime("7:05h") == nil)
    #expect(ReminderTime("07h05") == nil)
    #expect(Reminder(rawValue: "off") == .off)
    #expect(Reminder(rawValue: "07:05") == .daily(ReminderTime(wrapping: 425)))
    #expect(Reminder(rawValue: "OFF") == nil)
  }

  @Test("goes round at both ends of the day, and nothing beyond is one")
  func wrapping() {
    #expect(ReminderTime(wrapping: -30).description == "23:30")
    #expect(ReminderTime(wrapping: 1_440).minutes == 0)
    #expect(ReminderTime(minutes: -1) == nil)
    #expect(ReminderTime(minutes: 1_440) == nil)
  }

  /// A moment in Bogotá, five hours behind UTC, on 30 November 2026 or so many days later.
  private static func moment(_ hour: Int, _ minute: Int = 0, day: Int = 0) -> Moment {
    let days = Int64(20_787 + day)
    let minutes = days * 1_440 + Int64(hour * 60 + minute) + 300
    return Moment(
      instant: Instant(milliseconds: minutes * 60_000), offset: UTCOffset(seconds: -18_000),
      rollover: .standard)
  }

  @Test("comes next today or tomorrow, never at once")
  func next() {
    let time = ReminderTime.usual
    #expect(time.milliseconds(after: Self.moment(19)) == 30 * 60_000)
    #expect(time.milliseconds(after: Self.moment(19, 30)) == 86_400_000)
    #expect(time.milliseconds(after: Self.moment(20)) == 23 * 3_600_000 + 30 * 60_000)
  }

  @Test("comes between two moments of one study day, once")
  func comes() {
    let time = ReminderTime.usual
    func came(_ earlier: Moment, _ later: Moment) -> Bool {
      time.came(after: earlier, by: later, rollover: .standard)
    }
    #expect(came(Self.moment(19), Self.moment(19, 30)))
    #expect(came(Self.moment(19), Self.moment(22)))
    #expect(!came(Self.moment(19, 30), Self.moment(19, 31)))
    #expect(!came(Self.moment(19), Self.moment(19, 29)))
    // Past midnight the study day goes on; at four it is another one.
    #expect(came(Self.moment(19), Self.moment(3, day: 1)))
    #expect(!came(Self.moment(19), Self.moment(5, day: 1)))
    // A clock that was set back brings nothing by itself.
    #expect(!came(Self.moment(22), Self.moment(19)))
  }

  @Test("moves with the clock on the wall")
  func travelling() {
    let before = Self.moment(19)
    let after = Moment(
      instant: Instant(milliseconds: before.instant.milliseconds + 60_000),
      offset: UTCOffset(seconds: -14_400), rollover: .standard)
    // One minute later it is 20:01 there.
    #expect(ReminderTime.usual.came(after: before, by: after, rollover: .standard))
  }
}
