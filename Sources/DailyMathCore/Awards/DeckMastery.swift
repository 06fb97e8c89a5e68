/// How far the decks of an account are from being known for long, and when the first of them was.
struct DeckMastery {
  /// The first day that ended with a deck of at least ten cards, all of them mature; `nil` while there was none.
  private(set) var day: StudyDay?
  /// How many cards of the deck that is nearest to it are mature now.
  private(set) var mature = 0
  /// How many cards that deck has, at least the ten that it needs.
  private(set) var cards = Badge.leastDeckCards

  /// Goes over how the decks of `state` grew up to `today`.
  init(of state: AccountState, on today: StudyDay) {
    for growth in state.growth.values { take(growth.entries, on: today) }
  }

  private mutating func take(_ growth: [DayTable<DeckGrowth>.Entry], on today: StudyDay) {
    var cards = 0
    var mature = 0
    for entry in growth {
      // Nothing after the day that is known matters, except while none is.
      guard entry.day <= today, day.map({ entry.day < $0 }) ?? true else { break }
      cards += entry.value.cards
      mature += entry.value.mature
      // Today may still bring the deck another card, or show that one was forgotten.
      if cards == mature, cards >= Badge.leastDeckCards, entry.day < today {
        day = entry.day
        return
      }
    }
    let wanted = max(cards, Badge.leastDeckCards)
    let (share, best) = (mature * self.cards, self.mature * wanted)
    // Between equal shares the larger deck wins, so that the order of the decks decides nothing.
    guard share > best || (share == best && wanted > self.cards && mature > 0) else { return }
    self.mature = mature
    self.cards = wanted
  }
}
