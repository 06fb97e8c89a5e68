import DailyMathCore
import Testing

@Suite("Weeks and months of a study day")
struct StudyDayCalendarTests {
  @Test(
    "a week begins with its Monday, before 1970 too",
    arguments: [
      ("1970-01-01", 3), ("1969-12-29", 0), ("1969-12-28", 6), ("2026-11-30", 0),
      ("2026-12-06", 6), ("2024-02-29", 3), ("2000-02-29", 1), ("0001-01-01", 0),
    ])
  func weekdays(text: String, daysSinceMonday: Int) throws {
    #expect(try #require(StudyDay(text)).daysSinceMonday == daysSinceMonday)
  }

  @Test(
    "a month begins with its first day, and months are counted across years",
    arguments: [
      ("2026-11-30", 0, "2026-11-01"), ("2026-11-30", -11, "2025-12-01"),
      ("2026-12-31", 1, "2027-01-01"), ("2026-01-01", -1, "2025-12-01"),
      ("2024-03-31", -1, "2024-02-01"), ("2026-01-31", -12, "2025-01-01"),
      ("0001-01-15", -1, "0001-01-01"), ("9999-12-15", 1, "9999-12-31"),
    ])
  func months(text: String, count: Int, start: String) throws {
    let day = try #require(StudyDay(text))
    #expect(day.startOfMonth(adding: count).description == start)
    #expect(count != 0 || day.startOfMonth.description == start)
  }
}
