import DailyMathCore

/// Journals of two devices in which anything happens to a few cards.
enum RandomJournal {
  /// The cards that the events are about.
  static func cards(_ count: Int) -> [CardID] { (1...count).map { CardID("card-\($0)") } }

  /// So many events: writing, deleting and answering, undoes of anything by anyone, some naming the wrong card, on the days
  /// 0 to 7; with `tools` also everything else that can happen to a card or a deck.
  static func events(
    _ generator: inout SplitMix64, count: Int = 40, cards cardCount: Int = 3, tools: Bool = false
  ) -> [Event] {
    let cards = cards(cardCount)
    var scripts = [JournalScript("a"), JournalScript("b")]
    var written: [(EventIdentity, CardID)] = []
    var order: Int64 = 0
    for _ in 0..<count {
      order += Int64(generator.next(below: 2))
      let writer = generator.next(below: 2)
      let card = cards[generator.next(below: cards.count)]
      let day = generator.next(below: 8)
      let payload: EventPayload
      switch generator.next(below: tools ? 27 : 12) {
      case 0: payload = .cardPut(card, content(at: order, tools: tools, &generator))
      case 1: payload = .cardDelete(card)
      case 2: payload = .profile(Profile(displayName: "name \(order)", university: ""))
      case 3: payload = .settings(SettingsChange(newCardsPerDay: Int(order)))
      case 4, 5, 6, 23:
        let known = written.isEmpty ? nil : written[generator.next(below: written.count)]
        let (identity, owner) = known ?? (EventIdentity(device: DeviceID("c"), number: 1), card)
        payload = .undo(of: identity, card: generator.next(below: 4) == 0 ? card : owner)
      case 7...11:
        payload = .review(review(of: card, tools: tools, &generator))
      case 24, 25: payload = .agility(RandomDrill.part(&generator))
      case 26:
        payload = .settings(SettingsChange(agility: RandomDrill.preferences(&generator)))
      default: payload = tool(card, at: order, &generator)
      }
      written.append((scripts[writer].add(payload, order: order, day: day), card))
    }
    return scripts.flatMap(\.events)
  }

  private static func tool(
    _ card: CardID, at order: Int64, _ generator: inout SplitMix64
  ) -> EventPayload {
    switch generator.next(below: 8) {
    case 0: return .cardPurge(card)
    case 1: return .suspend(card, isSuspended: generator.next(below: 2) == 0)
    case 2: return .mark(card, isMarked: generator.next(below: 2) == 0)
    case 3: return .bury(card)
    case 4: return .reschedule(card, due: JournalScript.day(generator.next(below: 20) - 4))
    case 5: return .settings(settings(at: order, &generator))
    case 6: return .cardPut(card, content(at: order, tools: true, &generator))
    default:
      let limits = DeckLimits(newCardsPerDay: generator.next(below: 3) == 0 ? nil : Int(order))
      return .deckLimits(decks[generator.next(below: decks.count)], limits)
    }
  }

  /// The decks that have limits now and then.
  static let decks: [CardDeck] = [
    .own("exam"), .category(.probability), .category(.other("own 0")),
  ]

  private static func settings(
    at order: Int64, _ generator: inout SplitMix64
  ) -> SettingsChange {
    switch generator.next(below: 3) {
    case 0: SettingsChange(reviewsPerDay: Int(order))
    case 1: SettingsChange(usesFuzz: generator.next(below: 2) == 0)
    default: SettingsChange(backlog: .spread(from: JournalScript.start, days: Int(order)))
    }
  }

  private static func content(
    at order: Int64, tools: Bool, _ generator: inout SplitMix64
  ) -> CardContent {
    var content = JournalScript.content("written at \(order)")
    content.difficulty = generator.next(below: 3)
    if generator.next(below: 2) == 0 {
      content.category = .other("own \(generator.next(below: 2))")
    }
    guard tools else { return content }
    if generator.next(below: 3) == 0 { content.deck = "deck \(generator.next(below: 2))" }
    if generator.next(below: 3) == 0 { content.form = .cloze(gap: 1 + generator.next(below: 3)) }
    return content
  }

  private static func review(
    of card: CardID, tools: Bool, _ generator: inout SplitMix64
  ) -> Review {
    let rounds: [ReviewRound] = [.scheduled, .scheduled, .repetition, .cram]
    return Review(
      card: card, session: "session", round: rounds[generator.next(below: 4)],
      kind: AnswerKind.allCases[generator.next(below: 3)], answered: "2", suggested: .good,
      grade: Grade.allCases[generator.next(below: 6)],
      milliseconds: generator.next(below: 5) * 1_000, before: .new,
      isFuzzed: tools && generator.next(below: 4) == 0,
      suspendsLeech: tools && generator.next(below: 8) == 0)
  }
}
