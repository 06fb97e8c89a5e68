import DailyMathCore
import Testing

@Suite("Statistics against a plain count")
struct StatisticsPropertyTests {
  private static let today = StudyDay.written("2026-03-01")
  private static let names = (0..<14).map { "card-\($0)" }

  @Test(
    "whatever happened, each number is that of counting every answer and every card",
    arguments: 0..<60)
  func counts(seed: Int) {
    let state = Self.history(seed: UInt64(seed))
    for day in [-30, 0, 5, 400].map({ Self.today.adding(days: $0) }) {
      let statistics = Statistics(of: state, on: day)
      let answers = Self.names.flatMap { state.reviews(of: CardID($0)) }.filter { $0.day <= day }
      Self.expectDays(statistics, answers)
      Self.expectRetention(statistics, answers)
      Self.expectCards(statistics, Array(state.cards), state)
    }
  }

  private static func expectDays(_ statistics: Statistics, _ answers: [ReviewSummary]) {
    for work in statistics.year + statistics.month {
      let those = answers.filter { $0.day == work.day }
      #expect(work.answers == those.count)
      #expect(work.milliseconds == those.reduce(0) { $0 + $1.milliseconds })
    }
    #expect(statistics.totals.answers == answers.count)
    #expect(statistics.totals.milliseconds == answers.reduce(0) { $0 + $1.milliseconds })
    #expect(statistics.totals.days == Set(answers.map(\.day)).count)
    #expect(statistics.totals.since == answers.map(\.day).min())
    let counts = Dictionary(grouping: answers, by: \.day).mapValues(\.count)
    #expect(statistics.totals.busiest?.answers == counts.values.max())
    #expect(
      statistics.totals.busiest?.day
        == counts.filter { $0.value == counts.values.max() }.keys.max())
  }

  private static func expectRetention(_ statistics: Statistics, _ answers: [ReviewSummary]) {
    let scheduled = answers.filter { $0.round == .scheduled }
    let young = scheduled.filter { $0.stage == .young }
    let mature = scheduled.filter { $0.stage == .mature }
    #expect(statistics.retention.young == count(young))
    #expect(statistics.retention.mature == count(mature))
    for month in statistics.retention.months {
      #expect(month.young == count(young.filter { $0.day.startOfMonth == month.start }))
      #expect(month.mature == count(mature.filter { $0.day.startOfMonth == month.start }))
    }
  }

  private static func expectCards(
    _ statistics: Statistics, _ cards: [Flashcard], _ state: AccountState
  ) {
    let asked = cards.filter { !$0.isSuspended }
    let schedules = asked.compactMap(\.review.schedule)
    #expect(statistics.cards.suspended == cards.count - asked.count)
    #expect(statistics.cards.new == asked.count - schedules.count)
    #expect(statistics.cards.mature == schedules.filter { $0.interval.days >= 21 }.count)
    #expect(statistics.cards.young == schedules.filter { $0.interval.days < 21 }.count)
    for bounds in statistics.cards.eases {
      let range = bounds.lowerBound...(bounds.upperBound ?? .max)
      #expect(bounds.cards == schedules.filter { range.contains($0.ease.hundredths) }.count)
    }
    for bounds in statistics.cards.intervals {
      let range = bounds.lowerBound...(bounds.upperBound ?? .max)
      #expect(bounds.cards == schedules.filter { range.contains($0.interval.days) }.count)
    }
    for (index, due) in statistics.forecast.enumerated() {
      let that = statistics.day.adding(days: index)
      let expected = schedules.filter { schedule in
        if schedule.isDue(on: statistics.day) { return index == 0 }
        return index > 0 && schedule.due == that
      }
      #expect(due == expected.count)
    }
    // Those that are asked come first.
    let isSuspended = Dictionary(uniqueKeysWithValues: cards.map { ($0.id, $0.isSuspended) })
    let sorted = cards.compactMap { card in card.review.schedule.map { (card.id, $0) } }
      .filter { $0.1.lapses > 0 }
      .sorted { ($1.1.lapses, $0.1.ease, $0.0) < ($0.1.lapses, $1.1.ease, $1.0) }
    let hardest =
      sorted.filter { isSuspended[$0.0] == false } + sorted.filter { isSuspended[$0.0] == true }
    #expect(statistics.hardest.map(\.id) == hardest.prefix(10).map(\.0))
    for figures in statistics.categories {
      let own = cards.filter { $0.content.category == figures.category }
      #expect(figures.cards == own.count)
      #expect(
        figures.scheduled
          == count(own.flatMap { state.reviews(of: $0.id) }.filter { $0.round == .scheduled }))
    }
    #expect(statistics.categories.reduce(0) { $0 + $1.cards } == cards.count)
    #expect(statistics.categories.reduce(0) { $0 + $1.due } == statistics.forecast[0])
  }

  private static func count(_ answers: [ReviewSummary]) -> AnswerCount {
    AnswerCount(
      answers: answers.count, passed: answers.filter(\.grade.isPassing).count)
  }

  /// Anything happens to a few cards over two years, now and then with a wrong clock, and some of it is taken back.
  private static func history(seed: UInt64) -> AccountState {
    var generator = SplitMix64(seed: seed)
    var journal = StatisticsJournal()
    var written: [(EventIdentity, String)] = []
    var day = today.adding(days: -500)
    for _ in 0..<400 {
      day = day.adding(days: generator.next(below: 4))
      let wrong = generator.next(below: 20) == 0 ? generator.next(below: 600) - 300 : 0
      let name = names[generator.next(below: names.count)]
      let there = day.adding(days: wrong)
      let identity: EventIdentity
      switch generator.next(below: 20) {
      case 0...2:
        let categories: [CardCategory] = [.probability, .trigonometry, .other("z"), .other("a")]
        journal.put(name, category: categories[generator.next(below: 4)], on: there)
        continue
      case 3: identity = journal.write(.cardDelete(CardID(name)), on: there)
      case 4:
        let isSuspended = generator.next(below: 2) == 0
        identity = journal.write(.suspend(CardID(name), isSuspended: isSuspended), on: there)
      case 5 where !written.isEmpty:
        let (undone, owner) = written[generator.next(below: written.count)]
        journal.write(.undo(of: undone, card: CardID(owner)), on: there)
        continue
      default:
        let grades: [Grade] = [.wrong, .hard, .good, .good, .good, .easy]
        let rounds: [ReviewRound] = [.scheduled, .scheduled, .scheduled, .repetition, .cram]
        identity = journal.review(
          name, grades[generator.next(below: grades.count)], on: there,
          hour: generator.next(below: 24), round: rounds[generator.next(below: rounds.count)],
          milliseconds: generator.next(below: 90_000))
      }
      written.append((identity, name))
    }
    return journal.state
  }
}
