/// What was done on one day.
public struct DayWork: Hashable, Sendable {
  /// The day.
  public let day: StudyDay
  /// Answers given, repeats and practice included.
  public let answers: Int
  /// Milliseconds of answering.
  public let milliseconds: Int
  /// Cards that ceased to be new.
  public let introduced: Int
  /// Drills that count as a session; their answers and their time are none of the above.
  public let drills: Int

  /// Minutes of answering, rounded to the nearest, so that there are none below half a minute.
  public var minutes: Int { Self.minutes(of: milliseconds) }

  /// Makes the work of a day.
  public init(
    day: StudyDay, answers: Int, milliseconds: Int, introduced: Int, drills: Int = 0
  ) {
    self.day = day
    self.answers = answers
    self.milliseconds = milliseconds
    self.introduced = introduced
    self.drills = drills
  }

  /// So many milliseconds in minutes, rounded to the nearest.
  static func minutes(of milliseconds: Int) -> Int {
    milliseconds <= 0 ? 0 : milliseconds / 60_000 + (milliseconds % 60_000 < 30_000 ? 0 : 1)
  }
}
