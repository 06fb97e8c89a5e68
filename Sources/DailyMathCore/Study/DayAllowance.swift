/// How many new cards and reviews a study day still allows, over all decks and in each deck that has limits of its own.
///
/// What was done is counted from the answers that stand, so that two terminals find the same, and so does a restart.
struct DayAllowance: Hashable {
  /// What is left of a limit.
  struct Rest: Hashable {
    /// New cards.
    var new: Int
    /// Reviews.
    var reviews: Int
  }

  /// What is left over all decks.
  private(set) var total: Rest
  /// Whether a backlog is spread over days, of which this is one; then half as many cards are new.
  private let isSpreading: Bool
  /// What is left in each deck with limits of its own.
  private var decks: [CardDeck: Rest] = [:]

  /// What `day` still allows in `state`.
  ///
  /// Only where decks have limits it takes time for every card, and even then no more than a glance at each.
  init(in state: AccountState, on day: StudyDay) {
    let tally = state.tally(on: day)
    isSpreading = BacklogTurns(in: state, on: day) != nil
    let usual = state.settings.newCardsPerDay
    total = Rest(
      new: max(0, (isSpreading ? usual / 2 : usual) - tally.introduced),
      reviews: max(0, state.settings.reviewsPerDay - tally.reviewed))
    for (deck, limits) in state.limitedDecks {
      decks[deck] = Rest(
        new: limits.newCardsPerDay ?? .max, reviews: limits.reviewsPerDay ?? .max)
    }
    if !decks.isEmpty { takeWhatWasAnswered(in: state, on: day) }
  }

  /// What is left for new cards beside these reviews: none while a backlog is spread and the day cannot hold its share.
  func forNewCards(beside reviews: DayReviews) -> DayAllowance {
    guard isSpreading, reviews.fillsDay else { return self }
    var rest = self
    rest.total.new = 0
    return rest
  }

  /// Whether some deck has limits of its own.
  var hasDecks: Bool { !decks.isEmpty }

  /// Takes a new card of the deck, where that is allowed; returns whether it is.
  mutating func takeNew(of deck: @autoclosure () -> CardDeck?) -> Bool {
    take(\.new, of: deck)
  }

  /// Takes a review of the deck, where that is allowed; returns whether it is.
  mutating func takeReview(of deck: @autoclosure () -> CardDeck?) -> Bool {
    take(\.reviews, of: deck)
  }

  /// The deck is asked for only where a deck has limits, since to look it up takes longer than all else.
  private mutating func take(_ part: WritableKeyPath<Rest, Int>, of deck: () -> CardDeck?) -> Bool {
    guard total[keyPath: part] > 0 else { return false }
    if hasDecks, let deck = deck(), let rest = decks[deck] {
      guard rest[keyPath: part] > 0 else { return false }
      decks[deck]?[keyPath: part] -= 1
    }
    total[keyPath: part] -= 1
    return true
  }

  private mutating func takeWhatWasAnswered(in state: AccountState, on day: StudyDay) {
    let number = CardSummary.number(of: day)
    var answered: [CardGlance] = []
    state.cardTable.forEachGlance { if $0.row.latestDay >= number { answered.append($0) } }
    for glance in answered {
      guard let deck = glance.home, decks[deck] != nil else { continue }
      let done = state.cardTable.done(with: glance.row, on: day)
      spend(done.introduced, of: deck, \.new)
      spend(done.reviewed, of: deck, \.reviews)
    }
  }

  private mutating func spend(
    _ count: Int, of deck: CardDeck, _ part: WritableKeyPath<Rest, Int>
  ) {
    guard let rest = decks[deck] else { return }
    decks[deck]?[keyPath: part] = max(0, rest[keyPath: part] - count)
  }
}
