/// The cards of an account in the orders in which plans take them, brought up to date with every event.
///
/// It holds nothing that does not follow from the cards' histories, and is never written to the disk. With it a plan
/// costs as much as the day asks for, and not as much as the account has cards.
struct StudyIndex: Hashable, Sendable {
  /// What one card adds to the index.
  struct Entry: Hashable, Sendable {
    /// The place among the new or the scheduled cards.
    let place: StudyPlace
    /// Whether the card has a schedule, so that it is not new.
    let isScheduled: Bool
    /// Whether the card is taken out of what is asked.
    let isSuspended: Bool
    /// The day on which the card was put off last; `nil` where it never was.
    let buriedDay: StudyDay?
    /// The place among the cards that come back, by the day on which they do; `nil` where it does not.
    let returning: StudyPlace?
    /// The name of its category, where that is one of the learner's own.
    let ownCategory: String?
    /// The name of its deck, where it is in one of the learner's own; else empty.
    let deck: String
  }

  /// Cards that have a schedule, by the day on which they are due, then by their age.
  private(set) var scheduled = SortedRuns<StudyPlace>()
  /// New cards, by their difficulty, then by their age.
  private(set) var new = SortedRuns<StudyPlace>()
  /// Cards graded below 4 and not better since, by the day of that answer, then by its place among all events.
  private(set) var returning = SortedRuns<StudyPlace>()
  /// Suspended cards, new ones and scheduled ones among each other, by the ranks that they have otherwise.
  private(set) var suspended = SortedRuns<StudyPlace>()
  /// The cards that were put off last on each day.
  private(set) var buried: [StudyDay: Set<CardID>] = [:]
  /// How many cards were written with siblings.
  private(set) var siblingCount = 0
  /// How many cards each deck of the learner's own has.
  private(set) var decks: [String: Int] = [:]
  /// How many cards each category of the learner's own has.
  private(set) var ownCategories: [String: Int] = [:]

  /// The places of cards in the orders in which plans take them.
  struct Orders {
    /// Those of scheduled cards.
    var scheduled: [StudyPlace] = []
    /// Those of new cards.
    var new: [StudyPlace] = []
    /// Those of suspended cards.
    var suspended: [StudyPlace] = []
    /// Those of cards that come back.
    var returning: [StudyPlace] = []
  }

  /// Makes the index of an account without cards.
  init() {}

  /// Makes the index of the cards in `table` at once.
  init(of table: CardTable) {
    var orders = Orders()
    table.forEachGlance { glance in
      guard let entry = glance.entry else { return }
      if entry.isSuspended {
        orders.suspended.append(entry.place)
      } else if entry.isScheduled {
        orders.scheduled.append(entry.place)
      } else {
        orders.new.append(entry.place)
      }
      if let place = entry.returning { orders.returning.append(place) }
      enter(entry)
    }
    scheduled = SortedRuns(sorting: orders.scheduled)
    new = SortedRuns(sorting: orders.new)
    suspended = SortedRuns(sorting: orders.suspended)
    returning = SortedRuns(sorting: orders.returning)
  }

  /// Takes over the orders of an index that has none yet.
  mutating func take(
    scheduled: SortedRuns<StudyPlace>, new: SortedRuns<StudyPlace>,
    suspended: SortedRuns<StudyPlace>, returning: SortedRuns<StudyPlace>
  ) {
    self.scheduled = scheduled
    self.new = new
    self.suspended = suspended
    self.returning = returning
  }

  /// Takes note of what there is of a card beside its places and its label.
  mutating func note(_ row: CardSummary) {
    if row.flags.contains(.hasSiblings) { siblingCount += 1 }
    if let day = CardSummary.day(row.buriedDay) { buried[day, default: []].insert(row.id) }
  }

  /// Takes note of how many cards each label has.
  mutating func count(_ uses: [Int], of labels: [CardLabel]) {
    for (label, count) in zip(labels, uses) where count > 0 {
      if let category = label.category.ownName { ownCategories[category, default: 0] += count }
      if !label.deck.isEmpty { decks[label.deck, default: 0] += count }
    }
  }

  /// Brings the index in line with a card that was `old` and is `new` now; `nil` where there is no card.
  mutating func replace(_ old: Entry?, by new: Entry?) {
    guard old != new else { return }
    if let old {
      changeList(of: old) { $0.remove(old.place) }
      if let place = old.returning { returning.remove(place) }
      leave(old)
    }
    if let new {
      changeList(of: new) { $0.insert(new.place) }
      if let place = new.returning { returning.insert(place) }
      enter(new)
    }
  }

  /// Changes the list to which the place of a card belongs.
  private mutating func changeList(
    of entry: Entry, _ body: (inout SortedRuns<StudyPlace>) -> Void
  ) {
    if entry.isSuspended {
      body(&suspended)
    } else if !entry.isScheduled {
      body(&new)
    } else {
      body(&scheduled)
    }
  }

  private mutating func enter(_ entry: Entry) {
    count(entry, by: 1)
    let card = entry.place.card
    if let day = entry.buriedDay { buried[day, default: []].insert(card) }
    if entry.place.hasSiblings { siblingCount += 1 }
  }

  private mutating func leave(_ entry: Entry) {
    count(entry, by: -1)
    let card = entry.place.card
    if let day = entry.buriedDay {
      buried[day]?.remove(card)
      if buried[day]?.isEmpty ?? false { buried[day] = nil }
    }
    if entry.place.hasSiblings { siblingCount -= 1 }
  }

  private mutating func count(_ entry: Entry, by sign: Int) {
    if let category = entry.ownCategory { Self.count(category, in: &ownCategories, by: sign) }
    if !entry.deck.isEmpty { Self.count(entry.deck, in: &decks, by: sign) }
  }

  private static func count(_ name: String, in counts: inout [String: Int], by sign: Int) {
    let count = counts[name, default: 0] + sign
    counts[name] = count == 0 ? nil : count
  }
}
