import DailyMathCore
import Testing

@Suite("Study days")
struct StudyDayTests {
  @Test(
    "known dates have their number",
    arguments: [
      ("1970-01-01", 0), ("1969-12-31", -1), ("0001-01-01", -719_162), ("1582-10-15", -141_427),
      ("1900-01-01", -25_567), ("2000-02-29", 11_016), ("2026-11-30", 20_787),
      ("2038-01-19", 24_855), ("2100-12-31", 47_846), ("9999-12-31", 2_932_896),
    ])
  func knownDates(text: String, number: Int) throws {
    let day = try #require(StudyDay(text))
    #expect(day.daysSince1970 == number)
    #expect(StudyDay(daysSince1970: number).description == text)
  }

  @Test("every day from 1900 to 2100 follows the one before and survives its text")
  func everyDay() throws {
    var number = -25_567
    for year in 1900...2100 {
      let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      for (index, length) in lengths.enumerated() {
        for date in 1...length {
          let day = try #require(StudyDay(year: year, month: index + 1, day: date))
          try #require(day.daysSince1970 == number)
          try #require(day.date == (year, index + 1, date))
          try #require(StudyDay(day.description) == day)
          number += 1
        }
        #expect(StudyDay(year: year, month: index + 1, day: length + 1) == nil)
        #expect(StudyDay(year: year, month: index + 1, day: 0) == nil)
      }
    }
    #expect(number == 47_847)
  }

  @Test("the ends of the range stand fast, even against the largest integers")
  func rangeEnds() throws {
    let first = try #require(StudyDay("0001-01-01"))
    let last = try #require(StudyDay("9999-12-31"))
    #expect(StudyDay(daysSince1970: Int.min) == first)
    #expect(StudyDay(daysSince1970: Int.max) == last)
    #expect(first.adding(days: -1) == first)
    #expect(first.adding(days: Int.min) == first)
    #expect(last.adding(days: 1) == last)
    #expect(last.adding(days: Int.max) == last)
    #expect(last.adding(days: Int.min) == first)
    #expect(first.days(until: last) == 3_652_058)
    #expect(last.days(until: first) == -3_652_058)
    for milliseconds in [Int64.min, Int64.max] {
      let day = StudyDay(
        at: Instant(milliseconds: milliseconds), offset: UTCOffset(seconds: 18 * 3_600),
        rollover: .standard)
      #expect(day == (milliseconds < 0 ? first : last))
    }
  }

  @Test("days are counted across the turn of months and years, both ways")
  func arithmetic() throws {
    let day = try #require(StudyDay("2024-02-28"))
    #expect(day.adding(days: 1).description == "2024-02-29")
    #expect(day.adding(days: 2).description == "2024-03-01")
    #expect(day.adding(days: -59).description == "2023-12-31")
    #expect(day.days(until: day.adding(days: 36_500)) == 36_500)
    #expect(day < day.adding(days: 1))
  }

  @Test(
    "dates that do not exist are refused",
    arguments: [
      (0, 1, 1), (-1, 1, 1), (10_000, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 2, 29),
      (1900, 2, 29), (2100, 2, 29), (2026, 4, 31), (2026, 1, 32), (2026, 1, 0), (2026, 1, -1),
      (Int.max, Int.max, Int.max), (Int.min, Int.min, Int.min),
    ])
  func impossibleDates(year: Int, month: Int, day: Int) {
    #expect(StudyDay(year: year, month: month, day: day) == nil)
  }
}
