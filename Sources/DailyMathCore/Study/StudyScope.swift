/// Which cards a sitting asks.
public enum StudyScope: Hashable, Sendable {
  /// What the day asks for: what is due, new cards, and what comes back.
  case day
  /// New cards beyond the limits of the day, at most so many; they are introduced as any others.
  case moreNew(Int)
  /// Cards that are due within so many days after the day, as practice that moves no schedule.
  case ahead(days: Int)
  /// Cards that the learner chose, as practice that moves no schedule.
  case practice(PracticeChoice)

  /// Tells whether the sitting is practice, whose answers change neither ease nor interval.
  public var isPractice: Bool {
    switch self {
    case .day, .moreNew: false
    case .ahead, .practice: true
    }
  }
}

/// Cards to practise outside their schedules.
public enum PracticeChoice: Hashable, Sendable {
  /// All cards of a deck.
  case deck(CardDeck)
  /// All cards with a tag, in any case and with or without accents.
  case tag(String)
  /// Cards that were graded below 3 on the day or the six before it.
  case failedThisWeek
  /// These cards, in this order.
  case cards([CardID])
}
