/// How much waits on a study day and how much of it is done, as the day's screen shows it.
public struct DueCounts: Hashable, Sendable {
  /// Reviews that are asked that day, the rounds of cards that come back among them.
  public let due: Int
  /// New cards that the day offers.
  public let new: Int
  /// Different cards that were answered that day.
  public let done: Int

  /// Counts what `state` asks on `day`: within the limits, without what is suspended, put off or a sibling of what is asked.
  public init(of state: AccountState, on day: StudyDay) {
    let plan = StudyPlan(for: state, on: day)
    due = plan.due.count + plan.returning.count
    new = plan.new.count
    done = state.tally(on: day).cards
  }
}
