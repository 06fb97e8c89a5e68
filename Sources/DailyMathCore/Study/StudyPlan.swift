/// What a learner has to do on a study day, in the order in which it is asked, and what waits for other days.
///
/// Suspended cards, those buried that day, siblings of what is asked and what the help with a backlog leaves for later are
/// taken out first; then the limits are applied, over all decks and in each. To make a plan takes time for the cards that
/// come on that day and hardly any for all others, except where a deck has limits of its own.
public struct StudyPlan: Hashable, Sendable {
  /// Cards whose scheduled review is asked, by the day on which they were due; `all` has them as they are asked.
  public let due: PlannedCards
  /// New cards offered, the easiest first, no more than the day still allows.
  public let new: PlannedCards
  /// Cards graded below 4 earlier that day, which come back until they reach 4.
  public let returning: PlannedCards
  /// Cards that are due and not asked that day, by the day on which they were due.
  public let putOff: PlannedCards
  /// Cards that are due on later days, the next first.
  public let later: PlannedCards
  /// New cards beyond what the day offers, the easiest first.
  public let waiting: PlannedCards
  /// Cards that are taken out of what is asked, for as long as the learner likes.
  public let suspended: PlannedCards
  /// How many of `putOff` are so because of a limit of the day or of a deck, and for no other reason.
  public let heldBack: Int
  private let order: AskingOrder

  /// Makes the plan of `state` for `day`.
  public init(for state: AccountState, on day: StudyDay) {
    order = AskingOrder(in: state, on: day)
    let (reviews, fresh) = Self.work(of: state, in: order)
    (due, putOff) = reviews.parts
    heldBack = reviews.heldBackCount
    (new, waiting) = fresh.parts
    let returning = Self.returning(in: state, on: day)
    let scheduled = state.index.scheduled
    let otherwise = returning.compactMap { place in
      state.cardTable.glance(at: place.card)?.entry.flatMap { scheduled.offset(of: $0.place) }
    }
    self.returning = PlannedCards(then: returning)
    later = PlannedCards(
      scheduled, in: reviews.dueCount..<scheduled.count,
      skipping: (otherwise + reviews.ahead.map(\.offset)).sorted())
    let suspended = state.index.suspended
    self.suspended = PlannedCards(suspended, in: 0..<suspended.count)
  }

  /// How many cards are to be asked on `day`, as things stand; nothing is sorted for it.
  public static func count(for state: AccountState, on day: StudyDay) -> Int {
    let (reviews, fresh) = work(of: state, in: AskingOrder(in: state, on: day))
    return reviews.askedCount + fresh.count + returning(in: state, on: day).count
  }

  /// The reviews and the new cards that `state` has for the day of `order`.
  private static func work(
    of state: AccountState, in order: AskingOrder
  ) -> (reviews: DayReviews, fresh: DayNewCards) {
    let allowance = DayAllowance(in: state, on: order.day)
    let reviews = DayReviews(in: state, order: order, allowance: allowance)
    let fresh = DayNewCards(
      in: state, on: order.day, besides: reviews.families,
      allowance: allowance.forNewCards(beside: reviews))
    return (reviews, fresh)
  }

  /// The cards that come back on `day`, in the order in which they were answered last.
  private static func returning(in state: AccountState, on day: StudyDay) -> [StudyPlace] {
    let index = state.index.returning
    return index.elements(from: index.count { $0.day < day }).prefix { $0.day == day }
      .filter { state.cardTable.row(of: $0.card)?.standing?.need(on: day) == .returning }
  }
}

extension StudyPlan {
  /// Every card to ask once, in the order in which it is asked.
  ///
  /// Reviews come most overdue relative to their interval first, with the new cards evenly among them, and what comes
  /// back comes last. The reviews are sorted each time this is read.
  public var all: [CardID] {
    let places = due.places
    let reviews = order.sorted(places).map { places[$0].card }
    return Self.interleaved(reviews, Array(new)) + returning
  }

  /// Every card to ask once, in no particular order; cheaper than `all`.
  public var asked: some Sequence<CardID> { [due, new, returning].joined() }
  /// How many cards are to be asked.
  public var count: Int { due.count + new.count + returning.count }
  /// Tells whether nothing is left to do.
  public var isEmpty: Bool { count == 0 }

  /// All cards: those asked that day, then those put off, due later, new ones that wait, and suspended ones.
  private var parts: [PlannedCards] {
    [due, new, returning, putOff, later, waiting, suspended]
  }
  /// How many cards there are, those that wait for other days and suspended ones among them.
  public var cardCount: Int { parts.reduce(0) { $0 + $1.count } }
  /// All cards: those asked that day, then those put off, due later, new ones that wait, and suspended ones.
  public var allCards: some Sequence<CardID> { parts.joined() }

  /// Where a card of `state`, for which the plan was made, stands among all cards; `nil` where it is none of them.
  public func firstIndex(of card: CardID, in state: AccountState) -> Int? {
    guard let entry = state.cardTable.glance(at: card)?.entry else { return nil }
    var start = 0
    for part in parts {
      if let index = part.firstIndex(of: entry.place) { return start + index }
      start += part.count
    }
    return nil
  }

  /// Both in their order, the new cards spread evenly among the reviews; of two places equally near a review comes first.
  static func interleaved(_ reviews: [CardID], _ new: [CardID]) -> [CardID] {
    let count = reviews.count + new.count
    var cards: [CardID] = []
    cards.reserveCapacity(count)
    var taken = 0
    for place in 0..<count {
      // So many of the new ones belong among the cards up to this place.
      let wanted = ((place + 1) * new.count + (count - 1) / 2) / count
      if taken < wanted {
        cards.append(new[taken])
        taken += 1
      } else {
        cards.append(reviews[place - taken])
      }
    }
    return cards
  }
}
