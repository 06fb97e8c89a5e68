/// What all days together add up to.
public struct StatisticsTotals: Hashable, Sendable {
  /// Answers given, repeats and practice included.
  public internal(set) var answers = 0
  /// Milliseconds of answering.
  public internal(set) var milliseconds = 0
  /// Cards that ceased to be new.
  public internal(set) var introduced = 0
  /// Days on which there was an answer.
  public internal(set) var days = 0
  /// The first of them; `nil` where there is none.
  public internal(set) var since: StudyDay?
  /// The day with most answers, the latest where several have as many; `nil` where there is none.
  public internal(set) var busiest: DayWork?

  /// Makes the totals of nobody.
  public init() {}
}
