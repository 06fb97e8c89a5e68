@testable import DailyMathCore

/// Makes random but sound sequences of events, as several devices with wrong clocks would write them.
struct EventSequence {
  private var random: SplitMix64
  private var numbers: [DeviceID: Int] = [:]
  private var order: Int64 = 1_000
  private var undoable: [(identity: EventIdentity, card: CardID)] = []
  private let devices: [DeviceID]

  init(seed: UInt64, devices: [String] = ["aaa", "bbb", "ccc"]) {
    random = SplitMix64(seed: seed)
    self.devices = devices.map { DeviceID($0) }
  }

  mutating func events(_ count: Int) -> [Event] {
    var events = (0..<10).map { next(.card("card\($0)")) }
    while events.count < count { events.append(next(payload())) }
    return events
  }

  /// The next events, none of which writes the ten cards for the first time.
  mutating func further(_ count: Int) -> [Event] { (0..<count).map { _ in next(payload()) } }

  private mutating func next(_ payload: EventPayload) -> Event {
    let device = devices[random.next(below: devices.count)]
    numbers[device, default: 0] += 1
    // Equal orders of different devices happen; the same device never repeats one.
    if random.next(below: 3) > 0 || numbers[device] ?? 0 > 1 {
      order += Int64(random.next(below: 50) + 1)
    }
    let identity = EventIdentity(device: device, number: numbers[device] ?? 0)
    // Anything but a taking back, so that undoes of every kind happen.
    if let card = payload.cardToUndo { undoable.append((identity, card)) }
    let moment = Moment(
      instant: Instant(milliseconds: order * 60_000), offset: UTCOffset(seconds: -18_000),
      rollover: .standard)
    return Event(
      position: EventPosition(order: order, identity: identity), moment: moment, payload: payload)
  }

  private mutating func payload() -> EventPayload {
    let card = "card\(random.next(below: 10))"
    switch random.next(below: 31) {
    case 20: return .suspend(CardID(card), isSuspended: random.next(below: 2) == 0)
    case 21: return .mark(CardID(card), isMarked: random.next(below: 2) == 0)
    case 22: return .bury(CardID(card))
    case 23:
      return .reschedule(
        CardID(card), due: StudyDay(daysSince1970: 20_000 + random.next(below: 90)))
    case 24: return .cardPurge(CardID(card))
    case 25: return limits()
    case 26: return studySettings()
    case 27: return sibling(of: card)
    case 28, 29: return .agility(RandomDrill.part(&random))
    case 30: return .settings(SettingsChange(agility: RandomDrill.preferences(&random)))
    case 0:
      return .card(card, prompt: "¿cuánto es \(random.next(below: 100)) · 7?\n\u{202E}\u{1F9EE}")
    case 1: return .cardDelete(CardID(card))
    case 2:
      return .profile(Profile(displayName: "Ana \(random.next(below: 9))", university: "\"UN\""))
    case 3:
      return .settings(SettingsChange(language: .english, newCardsPerDay: random.next(below: 50)))
    case 4:
      return .settings(
        SettingsChange(
          rollover: RolloverHour(clamping: random.next(below: 24)),
          theme: ThemeChoice.allCases[random.next(below: 4)],
          motion: [nil, .full, .reduced][random.next(below: 3)],
          characters: [nil, .automatic, .ascii][random.next(below: 3)],
          reminder: [nil, .off, .daily(.usual)][random.next(below: 3)]))
    case 5: return .unknown(kind: "duel")
    case 6, 7:
      guard !undoable.isEmpty else { return .unknown(kind: "x") }
      let taken = undoable.remove(at: random.next(below: undoable.count))
      return .undo(of: taken.identity, card: taken.card)
    default:
      let round = [ReviewRound.scheduled, .repetition, .cram][random.next(below: 3)]
      return review(of: card, round)
    }
  }

  private mutating func limits() -> EventPayload {
    let deck: CardDeck =
      [.own("\"Parcial\" 2"), .category(.probability), .category(.other("¿?"))][
        random.next(below: 3)]
    let counts = (0..<2).map { _ in random.next(below: 3) == 0 ? nil : random.next(below: 10_000) }
    return .deckLimits(deck, DeckLimits(newCardsPerDay: counts[0], reviewsPerDay: counts[1]))
  }

  private mutating func studySettings() -> EventPayload {
    let backlogs: [BacklogHelp?] = [
      nil, BacklogHelp.none, .fragileFirst, .spread(from: StudyDay(daysSince1970: 20_000), days: 7),
    ]
    return .settings(
      SettingsChange(
        reviewsPerDay: random.next(below: 300), usesFuzz: random.next(below: 2) == 0,
        backlog: backlogs[random.next(below: 4)]))
  }

  private mutating func sibling(of card: String) -> EventPayload {
    let forms: [CardForm] = [.forward, .backward, .cloze(gap: 1), .cloze(gap: 64)]
    let form = forms[random.next(below: 4)]
    return .cardPut(
      CardID(card).sibling(in: form),
      CardContent(
        prompt: "{{a}} = {{b}}", answer: "", distractors: [], category: .probability,
        form: form, deck: "Parcial 2", alternatives: ["½", "0.5"],
        answerKind: [nil, .choice, .typed, .flip][random.next(below: 4)]))
  }

  private mutating func review(of card: String, _ round: ReviewRound) -> EventPayload {
    .review(
      Review(
        card: CardID(card), session: "s\(random.next(below: 4))", round: round,
        kind: AnswerKind.allCases[random.next(below: 3)], answered: "√2 \\ \"½\"",
        suggested: .good, grade: Grade(rawValue: random.next(below: 6)) ?? .good,
        milliseconds: random.next(below: 9_000),
        before: .scheduled(
          Schedule(
            ease: EaseFactor(hundredths: 130 + random.next(below: 200)),
            interval: Interval(days: 1 + random.next(below: 900)),
            repetitions: random.next(below: 9), lapses: random.next(below: 3),
            lastReviewed: StudyDay(daysSince1970: 20_000), due: StudyDay(daysSince1970: 20_100))),
        isFuzzed: random.next(below: 3) == 0, suspendsLeech: random.next(below: 5) == 0))
  }
}
