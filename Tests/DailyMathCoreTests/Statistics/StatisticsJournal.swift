import DailyMathCore

/// A journal that is folded event by event, for tests of what is counted.
struct StatisticsJournal {
  private(set) var state = AccountState()
  private var count = 0

  /// Writes a card.
  mutating func put(
    _ name: String, category: CardCategory = .linearAlgebra, on day: StudyDay
  ) {
    let content = CardContent(prompt: name, answer: "2", distractors: [], category: category)
    write(.cardPut(CardID(name), content), on: day)
  }

  /// Writes an answer, with the schedule before it as the program would; returns its identity.
  @discardableResult
  mutating func review(
    _ name: String, _ grade: Grade, on day: StudyDay, hour: Int = 18,
    round: ReviewRound = .scheduled, milliseconds: Int = 30_000
  ) -> EventIdentity {
    let card = CardID(name)
    return write(
      .review(
        Review(
          card: card, session: "s", round: round, kind: .flip, answered: "", suggested: .good,
          grade: grade, milliseconds: milliseconds, before: state.card(card)?.review ?? .new)),
      on: day, hour: hour)
  }

  /// Writes anything.
  @discardableResult
  mutating func write(
    _ payload: EventPayload, on day: StudyDay, hour: Int = 12
  ) -> EventIdentity {
    count += 1
    let identity = EventIdentity(device: DeviceID("d"), number: count)
    state.apply(
      Event(
        position: EventPosition(order: Int64(count), identity: identity),
        moment: Moment(
          instant: Instant(milliseconds: Int64(hour) * 3_600_000), offset: .zero, day: day),
        payload: payload))
    return identity
  }
}

extension StudyDay {
  /// A day written `2026-11-30`, in a test that knows it to be one.
  static func written(_ text: String) -> StudyDay {
    StudyDay(text) ?? StudyDay(daysSince1970: 0)
  }
}
