import DailyMathSystem
import Testing

/// One test at a time, because the zone is the whole process's.
@Suite("Local time", .serialized)
struct LocalTimeTests {
  /// Instants as seconds of UTC: the last second before a change and the first after it.
  @Test(
    "the offset follows the zone and both changes of the year",
    arguments: [
      // 2026-03-29T00:59:59Z and 01:00:00Z; 2026-10-25T00:59:59Z and 01:00:00Z.
      ("Europe/Paris", 1_774_745_999, 3600), ("Europe/Paris", 1_774_746_000, 7200),
      ("Europe/Paris", 1_792_889_999, 7200), ("Europe/Paris", 1_792_890_000, 3600),
      // 2026-03-08T06:59:59Z and 07:00:00Z; 2026-11-01T05:59:59Z and 06:00:00Z.
      ("America/New_York", 1_772_953_199, -18000), ("America/New_York", 1_772_953_200, -14400),
      ("America/New_York", 1_793_512_799, -14400), ("America/New_York", 1_793_512_800, -18000),
      ("America/Bogota", 1_774_746_000, -18000), ("America/Bogota", 1_792_890_000, -18000),
      ("Asia/Kathmandu", 1_774_746_000, 20700), ("Asia/Kathmandu", 0, 19800),
      // Before 1970 and before standard time.
      ("America/Bogota", -1, -18000), ("UTC", 1_774_746_000, 0),
    ])
  func offset(zone: String, seconds: Int64, expected: Int) {
    let before = Host.environment("TZ")
    Host.setEnvironment("TZ", to: zone)
    defer { Host.setEnvironment("TZ", to: before) }
    #expect(SystemClock.utcOffsetSeconds(atMilliseconds: seconds * 1000) == expected)
    #expect(SystemClock.utcOffsetSeconds(atMilliseconds: seconds * 1000 + 999) == expected)
  }

  @Test("milliseconds before 1970 belong to the second below")
  func floor() {
    let before = Host.environment("TZ")
    Host.setEnvironment("TZ", to: "Asia/Kathmandu")
    defer { Host.setEnvironment("TZ", to: before) }
    // The offset changed at 1985-12-31T18:30:00Z; before 1970 it was the old one all along.
    #expect(SystemClock.utcOffsetSeconds(atMilliseconds: -1) == 19800)
  }
}
