import DailyMathCore

/// What stands in a log, read event by event and day by day without any of the tables that a state keeps.
struct PlainReading {
  /// An answer that stands.
  struct Answer {
    let order: Int64
    let moment: Moment
    let review: Review
    var day: StudyDay { moment.day }
  }

  /// How a card stood after an event of it.
  private struct Stand {
    let day: StudyDay
    let deck: CardDeck?
    let isMature: Bool
    let waitsFrom: StudyDay?
  }

  /// A drill that earns.
  struct Drill {
    let order: Int64
    let day: StudyDay
  }

  let answers: [Answer]
  /// The drills that earn, which cannot be taken back.
  let drills: [Drill]
  private let stands: [CardID: [Stand]]

  init(_ events: [Event]) {
    var undone: Set<EventIdentity> = []
    for case .undo(let identity, _) in events.map(\.payload) { undone.insert(identity) }
    let standing = events.sorted { $0.position < $1.position }
      .filter { !undone.contains($0.position.identity) }
    answers = standing.compactMap { event in
      guard case .review(let review) = event.payload else { return nil }
      return Answer(order: event.position.order, moment: event.moment, review: review)
    }
    drills = events.compactMap { event in
      guard case .agility(let part) = event.payload, !part.isRepeat, let outcome = part.outcome,
        outcome.isFinished, outcome.right >= 5
      else { return nil }
      return Drill(order: event.position.order, day: event.moment.day)
    }
    var stands: [CardID: [Stand]] = [:]
    var states: [CardID: AccountState] = [:]
    for event in standing {
      guard let card = Self.card(of: event.payload) else { continue }
      states[card, default: AccountState()].apply(event)
      let known = states[card]?.card(card)
      let schedule = known?.review.schedule
      stands[card, default: []].append(
        Stand(
          day: event.moment.day, deck: known?.content.home,
          isMature: (schedule?.interval.days ?? 0) >= 21,
          waitsFrom: known?.isSuspended ?? true ? nil : schedule?.due))
    }
    self.stands = stands
  }

  private static func card(of payload: EventPayload) -> CardID? {
    switch payload {
    case .review(let review): review.card
    case .cardPut(let card, _), .cardDelete(let card), .suspend(let card, _),
      .reschedule(let card, _):
      card
    default: nil
    }
  }

  /// How each card stands when `day` is over: as the last event left it that does not belong to a later day.
  private func standing(after day: StudyDay) -> [Stand] {
    stands.values.compactMap { $0.last { $0.day <= day } }
  }

  /// How many cards wait for a review when `day` is over.
  func waiting(after day: StudyDay) -> Int {
    standing(after: day).count { $0.waitsFrom.map { $0 <= day } ?? false }
  }

  /// The cards and the mature cards of each deck that has any when `day` is over.
  func decks(after day: StudyDay) -> [CardDeck: [Int]] {
    standing(after: day).reduce(into: [:]) { decks, stand in
      guard let deck = stand.deck else { return }
      let counts = decks[deck] ?? [0, 0]
      decks[deck] = [counts[0] + 1, counts[1] + (stand.isMature ? 1 : 0)]
    }
  }

  /// The answers of a day.
  func answers(on day: StudyDay) -> [Answer] { answers.filter { $0.day == day } }

  /// The drills of a day that earn.
  func drills(on day: StudyDay) -> [Drill] { drills.filter { $0.day == day } }
}
