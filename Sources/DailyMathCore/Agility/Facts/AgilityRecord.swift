/// What the journals say of a learner's drills: the memory of each fact, the usual times, and the drills of the past.
public struct AgilityRecord: Hashable, Sendable {
  /// What is known of each fact that was asked.
  public internal(set) var facts: [AgilityFact: FactMemory] = [:]
  /// The drills that have an outcome, in the order of the events.
  public internal(set) var runs: [DrillRun] = []
  /// How long right answers took, by the number of digits of the answer.
  var times: [Int: AnswerTimes] = [:]
  /// Where the end of each of `runs` stands among all events.
  var runPositions: [EventPosition] = []

  /// Makes the record of who never drilled.
  public init() {}

  /// The learner's own median for answers of so many digits, in milliseconds; `nil` before the first.
  public func medianMilliseconds(digits: Int) -> Int? {
    times[digits]?.median
  }
}
