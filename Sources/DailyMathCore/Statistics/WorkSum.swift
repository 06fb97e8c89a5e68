/// What several days add up to.
public struct WorkSum: Hashable, Sendable {
  /// Answers given, repeats and practice included.
  public let answers: Int
  /// Milliseconds of answering.
  public let milliseconds: Int
  /// Cards that ceased to be new.
  public let introduced: Int
  /// Days on which there was an answer.
  public let days: Int
  /// The day with most answers, the latest where several have as many; `nil` where there is none.
  public let busiest: DayWork?

  /// Minutes of answering, rounded to the nearest, so that there are none below half a minute.
  public var minutes: Int { DayWork.minutes(of: milliseconds) }

  /// Minutes of a day with answers, on average and rounded as `minutes` is; 0 without such a day.
  public var minutesPerDay: Int { days == 0 ? 0 : DayWork.minutes(of: milliseconds / days) }

  /// Adds up `days`, the oldest first.
  public init(of days: some Sequence<DayWork>) {
    var (answers, milliseconds, introduced, count) = (0, 0, 0, 0)
    var busiest: DayWork?
    for work in days where work.answers > 0 {
      answers += work.answers
      milliseconds += work.milliseconds
      introduced += work.introduced
      count += 1
      if work.answers >= busiest?.answers ?? 0 { busiest = work }
    }
    self.answers = answers
    self.milliseconds = milliseconds
    self.introduced = introduced
    self.days = count
    self.busiest = busiest
  }
}
