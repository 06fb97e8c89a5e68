/// What a learner has to do on a study day, in the order in which it is asked, and what waits for other days.
public struct StudyPlan: Hashable, Sendable {
  /// A card that is due on a later day.
  public struct LaterCard: Hashable, Sendable {
    /// The card.
    public let card: CardID
    /// The day on which it is due.
    public let due: StudyDay
  }

  /// Cards whose scheduled review is due, the longest overdue first.
  public let due: [CardID]
  /// New cards offered, the easiest first, no more than the day still allows.
  public let new: [CardID]
  /// Cards graded below 4 earlier that day, which come back until they reach 4.
  public let returning: [CardID]
  /// Cards that are due on later days, the next first.
  public let later: [LaterCard]
  /// New cards beyond what the day allows, the easiest first.
  public let waiting: [CardID]

  /// Every card to ask once, in the order in which it is asked.
  public var all: [CardID] { due + new + returning }
  /// How many cards are to be asked.
  public var count: Int { due.count + new.count + returning.count }
  /// Tells whether nothing is left to do.
  public var isEmpty: Bool { count == 0 }

  /// Makes the plan of `state` for `day`; passes over all cards once and sorts them.
  public init(for state: AccountState, on day: StudyDay) {
    var due: [Entry] = []
    var new: [Entry] = []
    var returning: [Entry] = []
    var later: [Entry] = []
    for (id, history) in state.histories {
      guard let standing = history.standing else { continue }
      switch standing.need(on: day) {
      case .due: due.append(Entry(id, rank: standing.dueRank, standing.created))
      case .returning:
        returning.append(Entry(id, rank: 0, history.latestReview ?? standing.created))
      case .new: new.append(Entry(id, rank: standing.difficulty, standing.created))
      case .later: later.append(Entry(id, rank: standing.dueRank, standing.created))
      }
    }
    new.sort()
    let allowed = Self.allowance(in: state, on: day)
    self.due = due.sorted().map(\.card)
    self.new = new.prefix(allowed).map(\.card)
    self.returning = returning.sorted().map(\.card)
    self.later = later.sorted().map {
      LaterCard(card: $0.card, due: StudyDay(daysSince1970: $0.rank))
    }
    waiting = new.dropFirst(allowed).map(\.card)
  }

  /// How many cards are to be asked on `day`, as things stand; passes over all cards once.
  public static func count(for state: AccountState, on day: StudyDay) -> Int {
    var pending = 0
    var new = 0
    for history in state.histories.values {
      switch history.standing?.need(on: day) {
      case .due, .returning: pending += 1
      case .new: new += 1
      case .later, nil: break
      }
    }
    return pending + min(new, allowance(in: state, on: day))
  }

  /// How many new cards `day` still allows.
  private static func allowance(in state: AccountState, on day: StudyDay) -> Int {
    max(0, state.settings.newCardsPerDay - state.tally(on: day).introduced)
  }

  /// A card with what it is sorted by: a rank, then where it stands among all events.
  private struct Entry: Comparable {
    let card: CardID
    let rank: Int
    let position: EventPosition

    init(_ card: CardID, rank: Int, _ position: EventPosition) {
      self.card = card
      self.rank = rank
      self.position = position
    }

    static func < (left: Entry, right: Entry) -> Bool {
      left.rank == right.rank ? left.position < right.position : left.rank < right.rank
    }
  }
}
