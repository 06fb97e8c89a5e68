/// On which day each card of a backlog has its turn, where the learner has it dealt out over several days.
///
/// The share of a day on which no review was done is dealt out anew over the days after it, so that whoever misses one
/// finds what is left in equal parts. That follows from the journal; nothing is written for it.
struct BacklogTurns {
  private let start: StudyDay
  private let dayCount: Int
  /// How many of the days have passed.
  private let today: Int
  /// Which of the days that passed were missed.
  private let isMissed: [Bool]

  /// The turns of the help that `state` has, as they matter on `day`; `nil` where no card waits for its turn.
  ///
  /// A clock that stands before the day of the wish was set back; cards are then not hidden until it has caught up.
  init?(in state: AccountState, on day: StudyDay) {
    guard case .spread(let start, let dayCount) = state.settings.backlog, day >= start,
      start.days(until: day) < dayCount
    else { return nil }
    self.start = start
    self.dayCount = dayCount
    today = start.days(until: day)
    isMissed = (0..<today).map { state.tally(on: start.adding(days: $0)).reviewed == 0 }
  }

  /// Tells whether the due card at `place` waits for a later day than the one that is asked for.
  ///
  /// Only a card that was due when the learner wished for help and was not reviewed since has a turn; which of the days
  /// it is follows from the card.
  func makesWait(_ place: StudyPlace) -> Bool {
    guard place.day <= start, place.lastReviewed < start.daysSince1970 else { return false }
    var generator = SplitMix64(belongingTo: place.card, number: start.daysSince1970)
    var turn = generator.next(below: dayCount)
    while turn < today, isMissed[turn] {
      turn += 1 + generator.next(below: dayCount - 1 - turn)
    }
    return turn > today
  }
}
