/// Where a grade takes a card.
public enum GradeOutcome: Hashable, Sendable {
  /// The card comes back before the day's session is done.
  case comesBackToday
  /// The card is due after this many days, at least 1.
  case inDays(Int)

  /// Where `grade` takes a card in `state`, answered on `day` in `round`.
  public init(of grade: Grade, in state: ReviewState, round: ReviewRound, on day: StudyDay) {
    if grade.comesBackToday {
      self = .comesBackToday
    } else if round == .scheduled {
      self = .inDays(SM2Scheduler.schedule(after: grade, in: state, on: day).interval.days)
    } else {
      // An extra round leaves the schedule as it is.
      self = .inDays(max(1, day.days(until: state.schedule?.due ?? day)))
    }
  }
}
