import DailyMathCore
import Testing

@Suite("What was done day by day")
struct StatisticsDaysTests {
  @Test("an account without anything has every day, hour and class, and nothing in them")
  func empty() {
    let statistics = Statistics(of: AccountState(), on: .written("2026-11-30"))
    #expect(statistics.year.count == 371)
    #expect(statistics.month.count == 30)
    #expect(statistics.forecast == [Int](repeating: 0, count: 30))
    #expect(statistics.forecastWithinLimit == statistics.forecast)
    #expect(statistics.hours == [AnswerCount](repeating: AnswerCount(), count: 24))
    #expect(statistics.retention.months.count == 12)
    #expect(statistics.cards.eases.count == 10 && statistics.cards.intervals.count == 8)
    #expect(statistics.yearSum.answers == 0 && statistics.yearSum.busiest == nil)
    #expect(statistics.retention.all.percentage == nil)
    #expect(statistics.totals == StatisticsTotals())
    #expect(statistics.hardest.isEmpty && statistics.categories.isEmpty)
    #expect(statistics.busiestHour == nil && statistics.bestHour == nil)
    #expect(statistics.busiestForecast == nil && !statistics.isForecastLimited)
    #expect(statistics.cards.commonestEase == nil && statistics.cards.commonestInterval == nil)
  }

  @Test(
    "the year is 53 weeks from a Monday to the Sunday of the day's own week",
    arguments: [
      // A Monday, a Sunday, the leap day, the first and the last of a year.
      ("2026-11-30", "2025-12-01", "2026-12-06"), ("2026-12-06", "2025-12-01", "2026-12-06"),
      ("2024-02-29", "2023-02-27", "2024-03-03"), ("2027-01-01", "2025-12-29", "2027-01-03"),
      ("2026-12-31", "2025-12-29", "2027-01-03"),
    ])
  func yearBounds(text: String, first: String, last: String) {
    let statistics = Statistics(of: AccountState(), on: .written(text))
    #expect(statistics.year.first?.day == .written(first))
    #expect(statistics.year.last?.day == .written(last))
    #expect(statistics.year.count == 371)
    #expect(statistics.month.last?.day == .written(text))
    #expect(statistics.month.first?.day == StudyDay.written(text).adding(days: -29))
  }

  @Test("answers stand on their days, across a leap day and the border of a year")
  func days() {
    var journal = StatisticsJournal()
    let (eve, newYear) = (StudyDay.written("2023-12-31"), StudyDay.written("2024-01-01"))
    let (leapDay, today) = (StudyDay.written("2024-02-29"), StudyDay.written("2024-03-01"))
    for name in ["a", "b"] { journal.put(name, on: eve) }
    journal.review("a", .good, on: eve, milliseconds: 10_000)
    journal.review("b", .wrong, on: newYear, milliseconds: 20_000)
    journal.review("b", .good, on: newYear, round: .repetition, milliseconds: 40_000)
    journal.review("a", .good, on: leapDay, milliseconds: 100_000)
    let statistics = Statistics(of: journal.state, on: today)
    let work = Dictionary(uniqueKeysWithValues: statistics.year.map { ($0.day, $0) })
    #expect(
      work[eve] == DayWork(day: eve, answers: 1, milliseconds: 10_000, introduced: 1))
    #expect(
      work[newYear] == DayWork(day: newYear, answers: 2, milliseconds: 60_000, introduced: 1))
    #expect(
      work[leapDay] == DayWork(day: leapDay, answers: 1, milliseconds: 100_000, introduced: 0))
    #expect(statistics.yearSum.answers == 4)
    // Of the last 30 days, from 1 February on, only the leap day had work.
    #expect(statistics.month.first?.day == .written("2024-02-01"))
    #expect(statistics.monthSum.days == 1 && statistics.monthSum.minutes == 2)
    #expect(statistics.totals.answers == 4 && statistics.totals.milliseconds == 170_000)
    #expect(statistics.totals.days == 3 && statistics.totals.introduced == 2)
    #expect(statistics.totals.since == eve)
    #expect(statistics.totals.busiest?.day == newYear)
  }

  @Test("of days with as many answers the latest is the best")
  func tie() {
    var journal = StatisticsJournal()
    let today = StudyDay.written("2026-11-30")
    for age in [5, 3, 1] { journal.review("a", .good, on: today.adding(days: -age), round: .cram) }
    let statistics = Statistics(of: journal.state, on: today)
    #expect(statistics.totals.busiest?.day == today.adding(days: -1))
    #expect(statistics.monthSum.busiest?.day == today.adding(days: -1))
  }

  @Test("days of a clock that ran ahead count once they have come")
  func clockSetBack() {
    var journal = StatisticsJournal()
    let today = StudyDay.written("2026-11-30")
    journal.put("a", on: today)
    journal.review("a", .good, on: today.adding(days: 3))
    journal.review("a", .good, on: today)
    var statistics = Statistics(of: journal.state, on: today)
    #expect(statistics.totals.answers == 1)
    #expect(statistics.yearSum.answers == 1)
    #expect(statistics.year.last?.answers == 0)
    #expect(statistics.retention.all.answers == 1)
    statistics = Statistics(of: journal.state, on: today.adding(days: 3))
    #expect(statistics.totals.answers == 2 && statistics.monthSum.days == 2)
  }

  @Test(
    "minutes are rounded to the nearest, and there are none below half of one",
    arguments: [
      (0, 0), (1, 0), (29_999, 0), (30_000, 1), (89_999, 1), (90_000, 2), (149_999, 2),
      (3_600_000, 60),
    ])
  func minutes(milliseconds: Int, minutes: Int) {
    let work = DayWork(
      day: .written("2026-11-30"), answers: 1, milliseconds: milliseconds, introduced: 0)
    #expect(work.minutes == minutes)
    #expect(WorkSum(of: [work]).minutes == minutes)
  }

  @Test("the ends of all days that can be written make nothing count twice")
  func ends() {
    for day in [StudyDay.range.lowerBound, StudyDay.range.upperBound] {
      let day = StudyDay(daysSince1970: day)
      var journal = StatisticsJournal()
      journal.put("a", on: day)
      journal.review("a", .good, on: day)
      let statistics = Statistics(of: journal.state, on: day)
      #expect(statistics.yearSum.answers == 1 && statistics.monthSum.answers == 1)
      #expect(statistics.year.count == 371)
    }
  }
}
