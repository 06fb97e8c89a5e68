import DailyMathCore

/// Journals of two devices in which anything happens to a few cards.
enum RandomJournal {
  /// The cards that the events are about.
  static func cards(_ count: Int) -> [CardID] { (1...count).map { CardID("card-\($0)") } }

  /// So many events: all kinds, undoes of anything by anyone, some naming the wrong card, on the days 0 to 7.
  static func events(
    _ generator: inout SplitMix64, count: Int = 40, cards cardCount: Int = 3
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
      switch generator.next(below: 12) {
      case 0: payload = .cardPut(card, content(at: order, &generator))
      case 1: payload = .cardDelete(card)
      case 2: payload = .profile(Profile(displayName: "name \(order)", university: ""))
      case 3: payload = .settings(SettingsChange(newCardsPerDay: Int(order)))
      case 4, 5, 6:
        let known = written.isEmpty ? nil : written[generator.next(below: written.count)]
        let (identity, owner) = known ?? (EventIdentity(device: DeviceID("c"), number: 1), card)
        payload = .undo(of: identity, card: generator.next(below: 4) == 0 ? card : owner)
      default:
        payload = .review(review(of: card, &generator))
      }
      written.append((scripts[writer].add(payload, order: order, day: day), card))
    }
    return scripts.flatMap(\.events)
  }

  private static func content(at order: Int64, _ generator: inout SplitMix64) -> CardContent {
    var content = JournalScript.content("written at \(order)")
    content.difficulty = generator.next(below: 3)
    if generator.next(below: 2) == 0 {
      content.category = .other("own \(generator.next(below: 2))")
    }
    return content
  }

  private static func review(of card: CardID, _ generator: inout SplitMix64) -> Review {
    let rounds: [ReviewRound] = [.scheduled, .scheduled, .repetition, .cram]
    return Review(
      card: card, session: "session", round: rounds[generator.next(below: 4)],
      kind: AnswerKind.allCases[generator.next(below: 3)], answered: "2", suggested: .good,
      grade: Grade.allCases[generator.next(below: 6)],
      milliseconds: generator.next(below: 5) * 1_000, before: .new)
  }
}
