import DailyMathCore

/// Writes what a learner does on one device, each event after the one before it, for tests of what follows from the days.
struct StudyLog {
  let device: DeviceID
  private(set) var events: [Event] = []
  private var order: Int64

  /// Begins after `order`.
  init(_ device: String = "a", after order: Int64 = 0) {
    self.device = DeviceID(device)
    self.order = order
  }

  /// Adds an event at the next place, on the study day so many days after the scripts' first.
  @discardableResult
  mutating func add(_ payload: EventPayload, on day: Int) -> EventIdentity {
    add(
      payload,
      at: Moment(
        instant: Instant(milliseconds: order), offset: .zero, day: JournalScript.day(day)))
  }

  /// Adds an event at the next place.
  @discardableResult
  mutating func add(_ payload: EventPayload, at moment: Moment) -> EventIdentity {
    order += 1
    let identity = EventIdentity(device: device, number: events.count + 1)
    events.append(
      Event(
        position: EventPosition(order: order, identity: identity), moment: moment,
        payload: payload))
    return identity
  }

  /// Adds an answer.
  @discardableResult
  mutating func answer(
    _ card: CardID = .sine, _ grade: Grade = .good, on day: Int, in session: String = "sitting",
    round: ReviewRound = .scheduled
  ) -> EventIdentity {
    add(Self.answer(card, grade, in: session, round: round), on: day)
  }

  /// Adds so many answers to different cards, all of them good.
  mutating func answers(
    _ count: Int, on day: Int, in session: String = "sitting", round: ReviewRound = .scheduled
  ) {
    for number in 0..<count {
      answer(CardID("card \(number)"), on: day, in: session, round: round)
    }
  }

  /// Adds an answer outside the schedule on each of the days.
  mutating func practise(on days: some Sequence<Int>) {
    for day in days { answer(on: day, round: .cram) }
  }

  /// Adds the end of a drill that earns.
  mutating func drill(on day: Int) { add(Self.drill(), on: day) }

  /// Adds a card that is answered once and waits from the next day on, so that every day without work is a missed one.
  mutating func leaveWaiting(on day: Int) {
    add(.cardPut(.waiting, JournalScript.content("waits")), on: day)
    answer(.waiting, on: day)
  }

  /// Takes an answer to `card` back.
  mutating func undo(_ identity: EventIdentity, of card: CardID = .sine, on day: Int) {
    add(.undo(of: identity, card: card), on: day)
  }

  /// The awards that the log has earned.
  func awards(on day: Int, sittingUnderway: String? = nil) -> Awards {
    Awards(
      of: AccountState(folding: events), on: JournalScript.day(day),
      sittingUnderway: sittingUnderway)
  }

  /// A piece of a drill without its answers; the last one unless `isPiece`.
  static func drill(
    right: Int = 8, isFinished: Bool = true, isRepeat: Bool = false, isPiece: Bool = false
  ) -> EventPayload {
    let outcome = DrillOutcome(
      isFinished: isFinished, score: right, answers: right + 1, right: right,
      milliseconds: 120_000)
    return .agility(
      DrillPart(
        run: "run", settings: DrillSettings(mode: .classic), seed: 1, isRepeat: isRepeat,
        answers: [], outcome: isPiece ? nil : outcome))
  }

  static func answer(
    _ card: CardID, _ grade: Grade = .good, in session: String = "sitting",
    round: ReviewRound = .scheduled
  ) -> EventPayload {
    .review(
      Review(
        card: card, session: session, round: round, kind: .choice, answered: "2",
        suggested: .good, grade: grade, milliseconds: 4_000, before: .new))
  }
}

extension CardID {
  static let waiting = CardID("waiting")
}

extension Awards {
  /// How far a badge is.
  func progress(_ kind: Badge.Kind) -> Badge.Progress? {
    badges.first { $0.kind == kind }?.progress
  }

  /// The day on which a badge was earned, as so many days after the scripts' first.
  func earnedDay(_ kind: Badge.Kind) -> Int? {
    badges.first { $0.kind == kind }?.earnedDay.map { JournalScript.start.days(until: $0) }
  }
}

extension Streak {
  /// The frozen days, as so many days after the scripts' first.
  var frozenNumbers: [Int] { frozenDays.map { JournalScript.start.days(until: $0) } }
}
