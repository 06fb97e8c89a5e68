import DailyMathCore

@testable import DailyMathApp

/// A small account that is folded event by event, for tests of the report.
struct ReportJournal {
  /// The day on which it is read, a Monday.
  static let today = StudyDay(daysSince1970: 20_787)

  private(set) var state = AccountState()
  private var count = 0

  /// Writes a card under a name.
  mutating func put(
    _ name: String, _ prompt: String, category: CardCategory = .differentialCalculus
  ) {
    let content = CardContent(prompt: prompt, answer: "2", distractors: [], category: category)
    write(.cardPut(CardID(name), content), daysAgo: 0)
  }

  /// Writes an answer that took half a minute.
  mutating func review(
    _ name: String, _ grade: Grade, daysAgo: Int, round: ReviewRound = .scheduled
  ) {
    let card = CardID(name)
    write(
      .review(
        Review(
          card: card, session: "s", round: round, kind: .flip, answered: "", suggested: .good,
          grade: grade, milliseconds: 30_000, before: state.card(card)?.review ?? .new)),
      daysAgo: daysAgo)
  }

  /// Writes anything, at six in the evening.
  mutating func write(_ payload: EventPayload, daysAgo: Int) {
    count += 1
    state.apply(
      Event(
        position: EventPosition(
          order: Int64(count), identity: EventIdentity(device: DeviceID("d"), number: count)),
        moment: Moment(
          instant: Instant(milliseconds: 18 * 3_600_000), offset: .zero,
          day: Self.today.adding(days: -daysAgo)),
        payload: payload))
  }

  /// The statistics of today.
  var statistics: Statistics { Statistics(of: state, on: Self.today) }
  /// The awards of today.
  var awards: Awards { Awards(of: state, on: Self.today) }

  /// One card that was known ten days ago, forgotten yesterday and then remembered.
  static var forgotten: ReportJournal {
    var journal = ReportJournal()
    journal.put("sine", "d/dx sen(x)")
    journal.review("sine", .good, daysAgo: 10)
    journal.review("sine", .wrong, daysAgo: 1)
    journal.review("sine", .good, daysAgo: 1, round: .repetition)
    return journal
  }

  /// The lines under each heading.
  func lines(_ language: Language) -> [String: [String]] {
    let sections = StatisticsReport.sections(statistics, awards, in: state, .of(language))
    return Dictionary(uniqueKeysWithValues: sections.map { ($0.title, $0.lines) })
  }
}
