import DailyMathCore
import Testing

@Suite("How much is remembered, and when")
struct StatisticsRetentionTests {
  @Test("an answer counts by the interval that the card had before it, the first to a card not")
  func maturity() {
    var journal = StatisticsJournal()
    let start = StudyDay.written("2026-10-01")
    journal.put("a", on: start)
    // Intervals after these: 1, 6, 15, 38 days; so three answers of a young card and one of a mature.
    for turn in 0..<4 { journal.review("a", .good, on: start.adding(days: turn)) }
    journal.review("a", .wrong, on: start.adding(days: 40))
    // What is repeated or practised moves no schedule.
    journal.review("a", .good, on: start.adding(days: 40), round: .repetition)
    journal.review("a", .wrong, on: start.adding(days: 41), round: .cram)
    let retention = Statistics(of: journal.state, on: .written("2026-11-30")).retention
    #expect(retention.young == AnswerCount(answers: 3, passed: 3))
    #expect(retention.mature == AnswerCount(answers: 1, passed: 0))
    #expect(retention.all.percentage == 75)
    // 40 days after 1 October is 10 November.
    #expect(retention.months.suffix(2).map(\.young.answers) == [3, 0])
    #expect(retention.months.suffix(2).map(\.mature.answers) == [0, 1])
  }

  @Test(
    "there are twelve months, the day's own the last, across the border of a year",
    arguments: [
      ("2026-11-30", "2025-12-01"), ("2026-12-31", "2026-01-01"), ("2026-01-01", "2025-02-01"),
      ("2024-02-29", "2023-03-01"),
    ])
  func months(today: String, first: String) throws {
    let day = StudyDay.written(today)
    var journal = StatisticsJournal()
    journal.put("a", on: .written(first))
    journal.review("a", .good, on: StudyDay.written(first).adding(days: -2))
    // The day before the first month counts for none of them.
    journal.review("a", .good, on: StudyDay.written(first).adding(days: -1))
    journal.review("a", .wrong, on: .written(first))
    journal.review("a", .good, on: day)
    let retention = Statistics(of: journal.state, on: day).retention
    #expect(retention.months.count == 12)
    #expect(retention.months.first?.start == .written(first))
    #expect(retention.months.last?.start == day.startOfMonth)
    #expect(retention.months.map(\.all.answers) == [1] + [Int](repeating: 0, count: 10) + [1])
    #expect(retention.months.first?.all.passed == 0)
    #expect(retention.young.answers == 3)
  }

  @Test("hours are those of the wall clock, and practice is left out")
  func hours() {
    var journal = StatisticsJournal()
    let day = StudyDay.written("2026-11-30")
    journal.put("a", on: day)
    for _ in 0..<25 { journal.review("a", .good, on: day, hour: 7, round: .repetition) }
    for turn in 0..<40 {
      journal.review("a", turn < 30 ? .good : .wrong, on: day, hour: 23, round: .repetition)
    }
    // Always right, but too few to say something.
    for _ in 0..<19 { journal.review("a", .easy, on: day, hour: 0, round: .repetition) }
    journal.review("a", .wrong, on: day, hour: 7, round: .repetition)
    for _ in 0..<90 { journal.review("a", .good, on: day, hour: 12, round: .cram) }
    let statistics = Statistics(of: journal.state, on: day)
    #expect(statistics.hours[7] == AnswerCount(answers: 26, passed: 25))
    #expect(statistics.hours[23] == AnswerCount(answers: 40, passed: 30))
    #expect(statistics.hours[12].answers == 0)
    #expect(statistics.busiestHour == 23)
    #expect(statistics.bestHour == 7)
  }

  @Test("one hour alone is not said to be better than others")
  func oneHour() {
    var journal = StatisticsJournal()
    let day = StudyDay.written("2026-11-30")
    for _ in 0..<20 { journal.review("a", .good, on: day, hour: 7, round: .repetition) }
    for _ in 0..<19 { journal.review("a", .wrong, on: day, hour: 8, round: .repetition) }
    var statistics = Statistics(of: journal.state, on: day)
    #expect(statistics.busiestHour == 7 && statistics.bestHour == nil)
    journal.review("a", .wrong, on: day, hour: 8, round: .repetition)
    statistics = Statistics(of: journal.state, on: day)
    #expect(statistics.bestHour == 7)
  }
}
