import DailyMathCore

/// Weeks of study on two devices in which anything happens, clocks that are wrong among it.
struct RandomStudy {
  /// How many study days it spans, the first being that of the scripts.
  static let days = 70
  static let cards = (0..<14).map { CardID("card \($0)") }

  private var generator: SplitMix64
  private var events: [Event] = []
  private var counts = [0, 0]
  /// At 0 two events may share a place; the first then has the lowest there is.
  private var order: Int64 = 0

  /// The events in the order in which they happened; each undo takes back something that had happened.
  static func events(seed: UInt64, count: Int = 420) -> [Event] {
    var study = RandomStudy(generator: SplitMix64(seed: seed))
    for index in 0..<count { study.addEvent(on: index * days / count) }
    return study.events
  }

  private init(generator: SplitMix64) { self.generator = generator }

  private mutating func one(in count: Int) -> Bool { generator.next(below: count) == 0 }

  private mutating func addEvent(on day: Int) {
    let writer = generator.next(below: 2)
    var day = day
    // Now and then nobody studies for days, or a clock is wrong.
    if day % 11 == 4 || day % 17 < 2 { day -= day % 17 < 2 ? 2 : 1 }
    if one(in: 40) { day += generator.next(below: 21) - 10 }
    order += Int64(generator.next(below: 3))
    counts[writer] += 1
    let identity = EventIdentity(device: DeviceID(writer == 0 ? "a" : "b"), number: counts[writer])
    let moment = Moment(
      instant: Instant(milliseconds: Int64(generator.next(below: 86_400_000))),
      offset: UTCOffset(seconds: (generator.next(below: 20) - 10) * 3_600),
      day: JournalScript.day(day))
    events.append(
      Event(
        position: EventPosition(order: order, identity: identity), moment: moment,
        payload: payload(on: day)))
  }

  private mutating func payload(on day: Int) -> EventPayload {
    let card = Self.cards[generator.next(below: Self.cards.count)]
    switch generator.next(below: 34) {
    case 0: return .cardDelete(card)
    case 1: return .suspend(card, isSuspended: one(in: 3))
    case 2: return .reschedule(card, due: JournalScript.day(day + generator.next(below: 9) - 2))
    case 3, 4: return undo()
    case 5...8: return .cardPut(card, content())
    case 9: return .bury(card)
    case 10: return .settings(SettingsChange(newCardsPerDay: day))
    case 11, 12: return drill()
    default: return .review(review(of: card, on: day))
    }
  }

  private mutating func drill() -> EventPayload {
    StudyLog.drill(
      right: generator.next(below: 9), isFinished: !one(in: 4), isRepeat: one(in: 5),
      isPiece: one(in: 6))
  }

  private mutating func undo() -> EventPayload {
    // What happened lately is taken back, or something long ago.
    let back = one(in: 3) ? events.count : min(events.count, 4)
    guard back > 0 else { return .unknown(kind: "nothing yet") }
    let event = events[events.count - 1 - generator.next(below: back)]
    let card =
      switch event.payload {
      case .review(let review): review.card
      case .cardPut(let card, _), .cardDelete(let card), .suspend(let card, _),
        .reschedule(let card, _):
        card
      default: Self.cards[0]
      }
    return .undo(of: event.position.identity, card: card)
  }

  private mutating func content() -> CardContent {
    var content = JournalScript.content("\(generator.next(below: 1_000))")
    content.deck = one(in: 12) ? "other" : "exam"
    return content
  }

  private mutating func review(of card: CardID, on day: Int) -> Review {
    let stages: [ReviewState] = [
      .new, Self.known(days: 20), Self.known(days: 21), Self.known(days: 300),
    ]
    let round: ReviewRound =
      one(in: 6) ? .repetition : one(in: 8) ? .cram : .scheduled
    return Review(
      card: card, session: "sitting \(day / 20)", round: round,
      kind: AnswerKind.allCases[generator.next(below: 3)], answered: "2", suggested: .good,
      grade: one(in: 25) ? .wrong : .easy, milliseconds: generator.next(below: 9_000),
      before: stages[generator.next(below: 4)])
  }

  private static func known(days: Int) -> ReviewState {
    .scheduled(
      Schedule(
        ease: .initial, interval: Interval(days: days), repetitions: 3, lapses: 0,
        lastReviewed: JournalScript.start, due: JournalScript.start.adding(days: days)))
  }
}
