/// What was done on one study day.
public struct DayTally: Hashable, Sendable {
  /// Answers given, repeats included.
  public internal(set) var answers = 0
  /// Different cards answered.
  public internal(set) var cards = 0
  /// Cards that ceased to be new: those whose first scheduled answer this was; practice outside the schedule is none.
  public internal(set) var introduced = 0

  /// Answers that moved a schedule, introductions among them.
  public internal(set) var scheduled = 0

  /// Reviews done, as far as a day's limit counts them: answers that moved the schedule of a card known before.
  public var reviewed: Int { max(0, scheduled - introduced) }

  /// Makes the tally of a day on which nothing was done.
  public init() {}
}
