/// What is known of a learner and one fact, from the answers that stand in the journals.
///
/// It comes out the same in whatever order the answers arrive, and stays small however many there are: what is kept of single
/// answers are the latest few, and what is older is gone for good, since nothing that arrives could bring it back among them.
public struct FactMemory: Hashable, Sendable {
  /// The first answer of a study day, which alone moves the schedule.
  struct DayGrade: Hashable, Sendable {
    /// The day.
    let day: StudyDay
    /// Where the answer stands.
    let place: AnswerPlace
    /// How well the fact was known.
    let grade: Grade
  }

  /// How often it was answered.
  public internal(set) var answers = 0
  /// How often the first answer was right.
  public internal(set) var right = 0
  /// How long the latest right answers took, in milliseconds, oldest first; at most `latestCount`.
  public internal(set) var latestMilliseconds: [Int] = []
  /// When it is to be asked again; a fact has one from its first answer on, and moves at most once a study day.
  ///
  /// It is SM-2 over the first answers of the latest `dayCount` days with one, in the order in which they were given. So an
  /// answer under a clock that was ahead makes the fact due, until one under the right clock takes its place.
  public internal(set) var schedule: Schedule?

  /// Where each of `latestMilliseconds` stands.
  var latestPlaces: [AnswerPlace] = []
  /// The first answers of the latest days, in ascending order of the days; at most `dayCount`.
  var days: [DayGrade] = []

  /// How many of the latest times are kept.
  public static let latestCount = 8
  /// The first answers of so many days are kept: what was known before them says little any more.
  static let dayCount = 16

  /// Makes the memory of a fact that was never answered.
  public init() {}

  /// The median of the latest times in milliseconds; `nil` where none was right.
  public var medianMilliseconds: Int? {
    latestMilliseconds.isEmpty
      ? nil : latestMilliseconds.sorted()[(latestMilliseconds.count - 1) / 2]
  }
}
