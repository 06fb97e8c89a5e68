/// What a learner has to do on a study day, in the order in which it is asked, and what waits for other days.
///
/// To make one takes time for the cards that come back on that day and hardly any for all others.
public struct StudyPlan: Hashable, Sendable {
  /// Cards whose scheduled review is due, the longest overdue first.
  public let due: PlannedCards
  /// New cards offered, the easiest first, no more than the day still allows.
  public let new: PlannedCards
  /// Cards graded below 4 earlier that day, which come back until they reach 4.
  public let returning: PlannedCards
  /// Cards that are due on later days, the next first.
  public let later: PlannedCards
  /// New cards beyond what the day allows, the easiest first.
  public let waiting: PlannedCards

  /// Every card to ask once, in the order in which it is asked.
  public var all: [CardID] { [due, new, returning].flatMap { Array($0) } }
  /// How many cards are to be asked.
  public var count: Int { due.count + new.count + returning.count }
  /// Tells whether nothing is left to do.
  public var isEmpty: Bool { count == 0 }

  /// Makes the plan of `state` for `day`.
  public init(for state: AccountState, on day: StudyDay) {
    let scheduled = state.index.scheduled
    let dueCount = scheduled.count { $0.day <= day }
    let ahead = Self.reviewedAhead(in: state, of: day, from: dueCount)
    let returning = Self.returning(in: state, on: day)
    let otherwise = returning.compactMap { place in
      state.histories[place.card]?.entry.flatMap { scheduled.offset(of: $0.place) }
    }
    due = PlannedCards(scheduled, in: 0..<dueCount, then: ahead.map(\.place))
    self.returning = PlannedCards(then: returning)
    later = PlannedCards(
      scheduled, in: dueCount..<scheduled.count,
      skipping: (otherwise + ahead.map(\.offset)).sorted())

    let new = state.index.new
    let offered = min(new.count, Self.allowance(in: state, on: day))
    self.new = PlannedCards(new, in: 0..<offered)
    waiting = PlannedCards(new, in: offered..<new.count)
  }

  /// All cards: those asked that day in their order, then those due later, then new ones that wait.
  private var parts: [PlannedCards] { [due, new, returning, later, waiting] }
  /// How many cards there are, those that wait for other days among them.
  public var cardCount: Int { count + later.count + waiting.count }
  /// All cards: those asked that day in their order, then those due later, then new ones that wait.
  public var allCards: some Sequence<CardID> { parts.joined() }

  /// Where a card of `state`, for which the plan was made, stands among all cards; `nil` where it is none of them.
  public func firstIndex(of card: CardID, in state: AccountState) -> Int? {
    guard let entry = state.histories[card]?.entry else { return nil }
    var start = 0
    for part in parts {
      if let index = part.firstIndex(of: entry.place) { return start + index }
      start += part.count
    }
    return nil
  }

  /// How many cards are to be asked on `day`, as things stand.
  public static func count(for state: AccountState, on day: StudyDay) -> Int {
    StudyPlan(for: state, on: day).count
  }

  /// How many new cards `day` still allows.
  private static func allowance(in state: AccountState, on day: StudyDay) -> Int {
    max(0, state.settings.newCardsPerDay - state.tally(on: day).introduced)
  }

  /// The cards that come back on `day`, in the order in which they were answered last.
  private static func returning(in state: AccountState, on day: StudyDay) -> [StudyPlace] {
    let index = state.index.returning
    return index.elements(from: index.count { $0.day < day }).prefix { $0.day == day }
      .filter { state.histories[$0.card]?.standing?.need(on: day) == .returning }
  }

  /// The scheduled cards from an offset on whose last review lies after `day`, because a clock was set back.
  ///
  /// They are looked for only where there are such answers at all.
  private static func reviewedAhead(
    in state: AccountState, of day: StudyDay, from start: Int
  ) -> [(offset: Int, place: StudyPlace)] {
    guard state.tallies.keys.contains(where: { $0 > day }) else { return [] }
    let places = state.index.scheduled.elements(from: start)
    return zip(start..., places).filter { $0.1.lastReviewed > day.daysSince1970 }
      .map { (offset: $0.0, place: $0.1) }
  }
}
