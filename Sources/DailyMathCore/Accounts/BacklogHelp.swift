/// How a learner who was away works off what has piled up; no schedule is changed by it, so it can be ended at any time.
public enum BacklogHelp: Hashable, Sendable {
  /// Everything that is due is asked, the most overdue first.
  case none
  /// What was due by `start` and was not answered since is dealt out over that many days, 2 to 60.
  case spread(from: StudyDay, days: Int)
  /// Everything that is due is asked, what is most likely to be forgotten first.
  case fragileFirst

  /// The number of days over which a backlog can be spread.
  public static let dayRange = 2...60
}
