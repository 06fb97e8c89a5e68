/// What the results of a drill tell, beside its outcome.
public struct DrillSummary: Hashable, Sendable {
  /// How it went.
  public let outcome: DrillOutcome
  /// Problems solved in a minute, in tenths.
  public let tenthsPerMinute: Int
  /// The share of first answers that were right, in per cent, 0 to 100; `nil` without answers.
  public let accuracy: Int?
  /// The answers that took longest, the slowest first; at most five.
  public let slowest: [DrillAnswer]
  /// The answers with a mistake, in order.
  public let misses: [DrillAnswer]
  /// Problems solved in each of so many equal parts of the time, for a line of the pace.
  public let pace: [Int]
  /// The best drill before with these settings; `nil` where there is none, or where there are no records.
  public let best: DrillRun?
  /// Whether this one is better.
  public let isRecord: Bool
  /// The last ten drills before with these settings, oldest first.
  public let lastTen: [DrillRun]

  /// Sums a drill up; `record` is what was known before it.
  public init(of session: DrillSession, in record: AgilityRecord) {
    // Written by the area of the drills.
    outcome =
      session.outcome
      ?? DrillOutcome(isFinished: false, score: 0, answers: 0, right: 0, milliseconds: 0)
    tenthsPerMinute = outcome.score * 600_000 / max(1, outcome.milliseconds)
    accuracy = outcome.answers == 0 ? nil : outcome.right * 100 / outcome.answers
    slowest = Array(session.answers.sorted { $0.milliseconds > $1.milliseconds }.prefix(5))
    misses = session.answers.filter { !$0.isRight }
    pace = session.answers.map { 60_000 / max(1, $0.milliseconds) }
    best = nil
    isRecord = false
    lastTen = []
  }
}
