/// Where a grade takes a card.
public enum GradeOutcome: Hashable, Sendable {
  /// The card comes back before the day's session is done.
  case comesBackToday
  /// The card is suspended with the answer, since it was forgotten too often.
  case suspends
  /// The card is due after this many days, at least 1.
  case inDays(Int)

  /// Where `grade` takes a card in `state`, answered on `day` in `round`, with its interval as SM-2 has it.
  public init(of grade: Grade, in state: ReviewState, round: ReviewRound, on day: StudyDay) {
    if round == .scheduled, Flashcard.becomesLeech(answered: grade, in: state) {
      self = .suspends
    } else if grade.comesBackToday {
      self = .comesBackToday
    } else if round == .scheduled {
      self = .inDays(SM2Scheduler.schedule(after: grade, in: state, on: day).interval.days)
    } else {
      // An extra round leaves the schedule as it is.
      self = .inDays(max(1, day.days(until: state.schedule?.due ?? day)))
    }
  }

  /// Where `grade` takes the card of `id` in `account`, answered on `day` in `round`: to the very day on which it will be
  /// due, varied where the settings say so.
  public init(
    of grade: Grade, for id: CardID, in account: AccountState, round: ReviewRound, on day: StudyDay
  ) {
    let row = account.cardTable.row(of: id)
    let before = row?.standing?.review ?? .new
    self.init(of: grade, in: before, round: round, on: day)
    if case .inDays = self, round == .scheduled, account.settings.usesFuzz {
      let interval = SM2Scheduler.schedule(after: grade, in: before, on: day).interval
      let number = Int(row?.scheduledCount ?? 0) + 1
      self = .inDays(IntervalFuzz.days(of: interval, for: id, review: number))
    }
  }
}
