import DailyMathCore
import Testing

@Suite("What the next thirty days bring")
struct StatisticsForecastTests {
  private static let today = StudyDay.written("2026-11-30")

  /// A card that was answered long ago and is due so many days after today.
  private static func put(_ name: String, due: Int, in journal: inout StatisticsJournal) {
    let before = today.adding(days: -60)
    journal.put(name, on: before)
    journal.review(name, .good, on: before)
    journal.write(.reschedule(CardID(name), due: today.adding(days: due)), on: before)
  }

  @Test("what is overdue counts for today, and what is due after the last day does not")
  func days() {
    var journal = StatisticsJournal()
    for (index, due) in [-50, -1, 0, 1, 1, 29, 30, 400].enumerated() {
      Self.put("card-\(index)", due: due, in: &journal)
    }
    journal.put("new", on: Self.today)
    Self.put("suspended", due: 0, in: &journal)
    journal.write(.suspend(CardID("suspended"), isSuspended: true), on: Self.today)
    let statistics = Statistics(of: journal.state, on: Self.today)
    var expected = [Int](repeating: 0, count: 30)
    (expected[0], expected[1], expected[29]) = (3, 2, 1)
    #expect(statistics.forecast == expected)
    #expect(statistics.forecastSum == 6)
    #expect(statistics.busiestForecast?.day == Self.today)
    #expect(statistics.busiestForecast?.reviews == 3)
    #expect(!statistics.isForecastLimited && statistics.caughtUpDay == Self.today)
  }

  @Test("a card whose last review lies ahead of the clock is due today")
  func future() {
    var journal = StatisticsJournal()
    journal.put("a", on: Self.today)
    journal.review("a", .good, on: Self.today.adding(days: 5))
    #expect(Statistics(of: journal.state, on: Self.today).forecast[0] == 1)
  }

  @Test("what a day's limit does not hold moves on, and today had a part of it already")
  func limit() {
    var journal = StatisticsJournal()
    for index in 0..<6 { Self.put("card-\(index)", due: -1, in: &journal) }
    Self.put("tomorrow", due: 1, in: &journal)
    Self.put("last", due: 29, in: &journal)
    journal.write(.settings(SettingsChange(reviewsPerDay: 2)), on: Self.today)
    // The second answer of grade 4 makes the interval six days.
    journal.review("card-0", .good, on: Self.today)
    let statistics = Statistics(of: journal.state, on: Self.today)
    #expect(statistics.forecast.prefix(7) == [5, 1, 0, 0, 0, 0, 1])
    #expect(statistics.reviewLimit == 2)
    #expect(statistics.forecastWithinLimit.prefix(7) == [1, 2, 2, 1, 0, 0, 1])
    #expect(statistics.forecastWithinLimit.last == 1)
    #expect(statistics.isForecastLimited)
    #expect(statistics.caughtUpDay == Self.today.adding(days: 3))
  }

  @Test("with a limit of none nothing is ever caught up")
  func noReviews() {
    var journal = StatisticsJournal()
    Self.put("a", due: 0, in: &journal)
    journal.write(.settings(SettingsChange(reviewsPerDay: 0)), on: Self.today)
    let statistics = Statistics(of: journal.state, on: Self.today)
    #expect(statistics.forecastWithinLimit == [Int](repeating: 0, count: 30))
    #expect(statistics.caughtUpDay == nil)
  }
}
