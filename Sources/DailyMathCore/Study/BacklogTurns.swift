/// On which day each card of a backlog has its turn, where the learner has it dealt out over several days.
struct BacklogTurns {
  private let day: StudyDay
  private let start: StudyDay
  private let dayCount: Int

  /// The turns of `help` as they matter on `day`; `nil` where no card waits for its turn.
  ///
  /// A clock that stands before the day of the wish was set back; cards are then not hidden until it has caught up.
  init?(of help: BacklogHelp, on day: StudyDay) {
    guard case .spread(let start, let dayCount) = help, day >= start,
      start.days(until: day) < dayCount
    else { return nil }
    self.day = day
    self.start = start
    self.dayCount = dayCount
  }

  /// Tells whether the due card at `place` waits for a later day than the one that is asked for.
  ///
  /// Only a card that was due when the learner wished for help and was not reviewed since has a turn; which of the days
  /// it is follows from the card.
  func makesWait(_ place: StudyPlace) -> Bool {
    guard place.day <= start, place.lastReviewed < start.daysSince1970 else { return false }
    var generator = SplitMix64(belongingTo: place.card.text, number: start.daysSince1970)
    return start.adding(days: generator.next(below: dayCount)) > day
  }
}
