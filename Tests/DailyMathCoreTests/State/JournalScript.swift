import DailyMathCore

/// Writes the events of one device as its journal would number them, for tests of the fold.
struct JournalScript {
  /// Study day 0 of the scripts.
  static let start = StudyDay(daysSince1970: 20_000)

  let device: DeviceID
  private(set) var events: [Event] = []

  init(_ device: String) {
    self.device = DeviceID(device)
  }

  /// Adds an event on the study day `day` after `start`, at `order` among all events; returns its identity.
  @discardableResult
  mutating func add(_ payload: EventPayload, order: Int64, day: Int = 0) -> EventIdentity {
    let identity = EventIdentity(device: device, number: events.count + 1)
    let moment = Moment(
      instant: Instant(milliseconds: order), offset: .zero, day: Self.day(day))
    events.append(
      Event(
        position: EventPosition(order: order, identity: identity), moment: moment,
        payload: payload))
    return identity
  }

  /// Adds the writing of a card whose question is `prompt`.
  @discardableResult
  mutating func put(_ card: CardID, _ prompt: String = "1 + 1", order: Int64) -> EventIdentity {
    add(.cardPut(card, Self.content(prompt)), order: order)
  }

  /// Adds an answer to a card.
  @discardableResult
  mutating func review(
    _ card: CardID, _ grade: Grade, order: Int64, day: Int = 0, round: ReviewRound = .scheduled,
    kind: AnswerKind = .choice, milliseconds: Int = 4_000
  ) -> EventIdentity {
    add(
      .review(
        Review(
          card: card, session: "session", round: round, kind: kind, answered: "2",
          suggested: .good, grade: grade, milliseconds: milliseconds, before: .new)),
      order: order, day: day)
  }

  /// Adds the taking back of an event.
  @discardableResult
  mutating func undo(_ identity: EventIdentity, of card: CardID, order: Int64) -> EventIdentity {
    add(.undo(of: identity, card: card), order: order)
  }

  /// The study day `count` days after `start`.
  static func day(_ count: Int) -> StudyDay {
    start.adding(days: count)
  }

  static func content(_ prompt: String) -> CardContent {
    CardContent(prompt: prompt, answer: "2", distractors: ["3"], category: .probability)
  }
}

extension AccountState {
  /// The state of an account whose events arrived in the order given.
  init(folding events: [Event]) {
    self.init()
    for event in events { apply(event) }
  }
}

extension CardID {
  static let sine = CardID("sine")
  static let limit = CardID("limit")
}
