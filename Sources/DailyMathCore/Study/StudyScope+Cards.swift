extension StudyScope {
  /// How many cards a sitting of the scope would ask of `state` on `day`.
  public func cardCount(in state: AccountState, on day: StudyDay) -> Int {
    cards(in: state, on: day).count
  }

  /// The cards that a sitting of the scope asks of `state` on `day`, in their order.
  ///
  /// Suspended cards and those buried that day are in none.
  func cards(in state: AccountState, on day: StudyDay) -> [CardID] {
    switch self {
    case .day: return StudyPlan(for: state, on: day).all
    case .moreNew(let count): return Self.newCards(count, in: state, on: day)
    case .ahead(let days):
      let scheduled = state.index.scheduled
      return scheduled.elements(from: scheduled.count { $0.day <= day })
        .prefix { $0.day <= day.adding(days: max(0, days)) }
        .filter { state.index.buried[day]?.contains($0.card) != true }
        .map(\.card)
    case .practice(let choice):
      return choice.cards(in: state, on: day).filter { card in
        state.cardTable.row(of: card)?.standing?.isPutAside(on: day) == false
      }
    }
  }

  /// The first new cards whatever the day's limits are; siblings are still kept to different days.
  private static func newCards(
    _ count: Int, in state: AccountState, on day: StudyDay
  ) -> [CardID] {
    let hasSiblings = state.index.siblingCount > 0
    var families =
      hasSiblings ? Set(StudyPlan(for: state, on: day).due.map(\.family)) : []
    var cards: [CardID] = []
    for place in state.index.new.elements(from: 0) {
      guard cards.count < count else { break }
      let card = place.card
      if state.index.buried[day]?.contains(card) ?? false { continue }
      if place.hasSiblings {
        guard !state.isSiblingAnswered(of: card, on: day), families.insert(card.family).inserted
        else { continue }
      }
      cards.append(card)
    }
    return cards
  }
}

extension PracticeChoice {
  /// How many days, the day itself among them, are this week.
  private static let daysOfWeek = 7

  /// The cards that are meant on `day`: those named in their order, others shuffled anew each day.
  fileprivate func cards(in state: AccountState, on day: StudyDay) -> [CardID] {
    switch self {
    case .cards(let cards): return cards
    case .deck(let deck):
      return Self.shuffled(state, on: day) { $0.home == deck }
    case .tag(let tag):
      let wanted = SearchText(tag)
      return Self.shuffled(state, on: day) { glance in
        glance.label?.tags.contains { SearchText($0) == wanted } ?? false
      }
    case .failedThisWeek:
      let week = day.adding(days: 1 - Self.daysOfWeek)...day
      guard state.tallies.days.contains(where: week.contains) else { return [] }
      return Self.shuffled(state, on: day) { state.cardTable.failed($0.row, on: week) }
    }
  }

  private static func shuffled(
    _ state: AccountState, on day: StudyDay, where isMeant: (CardGlance) -> Bool
  ) -> [CardID] {
    var cards: [(UInt64, CardID)] = []
    state.cardTable.forEachGlance { glance in
      guard glance.row.hasCard, isMeant(glance) else { return }
      var generator = SplitMix64(belongingTo: glance.id, number: day.daysSince1970)
      cards.append((generator.next(), glance.id))
    }
    return cards.sorted { $0 < $1 }.map(\.1)
  }
}
