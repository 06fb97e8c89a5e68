/// All decks of an account, with what waits in each of them and what was done with it on a study day.
///
/// To make one takes time for every card, so it is made once and kept.
public struct DeckOverview: Hashable, Sendable {
  /// One deck.
  public struct Row: Hashable, Sendable {
    /// The deck.
    public let deck: CardDeck
    /// Cards whose review is due that day, whatever the limits, and those that come back on it.
    public internal(set) var due = 0
    /// Cards that were never answered in earnest, without suspended ones.
    public internal(set) var new = 0
    /// All cards.
    public internal(set) var total = 0
    /// Cards that are taken out of what is asked.
    public internal(set) var suspended = 0
    /// Cards that ceased to be new that day.
    public internal(set) var introduced = 0
    /// Answers of that day that moved the schedule of a card known before.
    public internal(set) var reviewed = 0

    /// Tells whether there is a card that can be asked.
    public var canBePractised: Bool { total > suspended }
  }

  /// The study day that is counted.
  public let day: StudyDay
  /// The decks that have cards: the six categories, then the learner's own, then their own decks, by their names.
  public let rows: [Row]

  /// Counts the cards of `state` on `day`.
  public init(of state: AccountState, on day: StudyDay) {
    var rows: [CardDeck: Row] = [:]
    // Cards have few labels among them, so that their decks are looked up by those.
    state.cardTable.forEachGlance { glance in
      guard let home = glance.home, let standing = glance.standing else { return }
      let done = state.cardTable.done(with: glance.row, on: day)
      rows[home, default: Row(deck: home)].count(standing, done, on: day)
    }
    self.day = day
    let places = Dictionary(
      uniqueKeysWithValues: CardCategory.wellKnown.enumerated().map {
        (CardDeck.category($1), $0)
      })
    self.rows = rows.values.sorted { left, right in
      let known = CardCategory.wellKnown.count
      let places = (places[left.deck] ?? known, places[right.deck] ?? known)
      return places.0 == places.1
        ? left.deck.sortText < right.deck.sortText : places.0 < places.1
    }
  }

  /// What there is in all decks together that a learner may want to know; the deck in it means nothing.
  public var sum: (due: Int, new: Int, total: Int, suspended: Int) {
    rows.reduce((0, 0, 0, 0)) {
      ($0.0 + $1.due, $0.1 + $1.new, $0.2 + $1.total, $0.3 + $1.suspended)
    }
  }
}

extension DeckOverview.Row {
  /// Counts a card of the deck.
  fileprivate mutating func count(
    _ standing: CardStanding, _ done: (introduced: Int, reviewed: Int), on day: StudyDay
  ) {
    total += 1
    if standing.isSuspended {
      suspended += 1
    } else if standing.review == .new {
      new += 1
    } else {
      switch standing.need(on: day) {
      case .due, .returning: due += 1
      case .new, .later: break
      }
    }
    introduced += done.introduced
    reviewed += done.reviewed
  }
}
