/// The cards of an account in the orders in which plans take them, brought up to date with every event.
///
/// It holds nothing that does not follow from the cards' histories, and is never written to the disk. With it a plan
/// costs as much as the day asks for, and not as much as the account has cards.
struct StudyIndex: Hashable, Sendable {
  /// What one card adds to the index.
  struct Entry: Hashable, Sendable {
    /// The place among the new or the scheduled cards.
    let place: StudyPlace
    /// Where the card is on its schedule; `nil` for a new one.
    let schedule: Schedule?
    /// The place among the cards that come back, by the day on which they do; `nil` where it does not.
    let returning: StudyPlace?
    /// The name of its category, where that is one of the learner's own.
    let ownCategory: String?
  }

  /// Cards that have a schedule, by the day on which they are due, then by their age.
  private(set) var scheduled = SortedRuns<StudyPlace>()
  /// New cards, by their difficulty, then by their age.
  private(set) var new = SortedRuns<StudyPlace>()
  /// Cards graded below 4 and not better since, by the day of that answer, then by its place among all events.
  private(set) var returning = SortedRuns<StudyPlace>()
  /// How many cards each category of the learner's own has.
  private(set) var ownCategories: [String: Int] = [:]

  /// Makes the index of an account without cards.
  init() {}

  /// Makes the index of these cards at once.
  init(of histories: some Sequence<CardHistory>) {
    var scheduled: [StudyPlace] = []
    var new: [StudyPlace] = []
    var returning: [StudyPlace] = []
    for history in histories {
      guard let entry = history.entry else { continue }
      if entry.schedule == nil { new.append(entry.place) } else { scheduled.append(entry.place) }
      if let place = entry.returning { returning.append(place) }
      count(entry.ownCategory, by: 1)
    }
    self.scheduled = SortedRuns(sorting: scheduled)
    self.new = SortedRuns(sorting: new)
    self.returning = SortedRuns(sorting: returning)
  }

  /// Brings the index in line with a card that was `old` and is `new` now; `nil` where there is no card.
  mutating func replace(_ old: Entry?, by new: Entry?) {
    guard old != new else { return }
    if let old {
      if old.schedule == nil { self.new.remove(old.place) } else { scheduled.remove(old.place) }
      if let place = old.returning { returning.remove(place) }
      count(old.ownCategory, by: -1)
    }
    if let new {
      if new.schedule == nil { self.new.insert(new.place) } else { scheduled.insert(new.place) }
      if let place = new.returning { returning.insert(place) }
      count(new.ownCategory, by: 1)
    }
  }

  private mutating func count(_ category: String?, by sign: Int) {
    guard let category else { return }
    let count = ownCategories[category, default: 0] + sign
    ownCategories[category] = count == 0 ? nil : count
  }
}
