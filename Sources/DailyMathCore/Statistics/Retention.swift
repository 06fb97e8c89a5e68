/// How many scheduled answers of known cards were right; the first answer to a card says nothing about remembering.
public struct Retention: Hashable, Sendable {
  /// A calendar month with its answers.
  public struct Month: Hashable, Sendable {
    /// The first day of the month.
    public let start: StudyDay
    /// Answers of cards with an interval below 21 days.
    public internal(set) var young: AnswerCount
    /// Answers of cards with an interval of 21 days or more.
    public internal(set) var mature: AnswerCount

    /// Both together.
    public var all: AnswerCount { young + mature }

    /// Makes a month; without arguments nothing was answered in it.
    public init(
      start: StudyDay, young: AnswerCount = AnswerCount(), mature: AnswerCount = AnswerCount()
    ) {
      self.start = start
      self.young = young
      self.mature = mature
    }
  }

  /// Answers of cards with an interval below 21 days, over all time.
  public internal(set) var young = AnswerCount()
  /// Answers of cards with an interval of 21 days or more, over all time.
  public internal(set) var mature = AnswerCount()
  /// The last twelve months up to that of the day asked about, the oldest first, months without answers included.
  public internal(set) var months: [Month] = []

  /// All answers, over all time.
  public var all: AnswerCount { young + mature }

  /// Makes the retention of nobody.
  public init() {}
}
