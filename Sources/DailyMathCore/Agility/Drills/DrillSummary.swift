/// What the results of a drill tell, beside its outcome.
public struct DrillSummary: Hashable, Sendable {
  /// How it went.
  public let outcome: DrillOutcome
  /// Problems solved in a minute, in tenths.
  public let tenthsPerMinute: Int
  /// The share of first answers that were right, in per cent, 0 to 100; `nil` without answers.
  public let accuracy: Int?
  /// The answers that took longest, the slowest first; at most `slowestCount`.
  public let slowest: [DrillAnswer]
  /// The answers with a mistake, in order.
  public let misses: [DrillAnswer]
  /// Problems solved in each of `paceParts` equal parts of the time, for a line of the pace; empty without answers.
  public let pace: [Int]
  /// The best drill before with these settings; `nil` where there is none, or where there are no records.
  public let best: DrillRun?
  /// Whether this one is better than `best`, or the first one that solved something and can hold a record.
  public let isRecord: Bool
  /// The last finished drills before with these settings, repeats left out, oldest first; at most `lastCount`.
  public let lastTen: [DrillRun]

  /// The most answers of `slowest`.
  public static let slowestCount = 5
  /// The parts of the time that the pace is told in.
  public static let paceParts = 12
  /// The most drills of `lastTen`.
  public static let lastCount = 10

  /// Sums a drill up; `record` is what was known before it.
  public init(of session: DrillSession, in record: AgilityRecord) {
    let outcome =
      session.outcome
      ?? DrillOutcome(isFinished: false, score: 0, answers: 0, right: 0, milliseconds: 0)
    let settings = session.settings.meaningful
    let earlier = record.runs.filter {
      $0.id != session.run && $0.settings.meaningful == settings && $0.isComplete
    }
    self.outcome = outcome
    tenthsPerMinute = outcome.tenthsPerMinute
    accuracy = outcome.accuracy
    slowest = session.answers.slowest(Self.slowestCount)
    misses = session.answers.filter { !$0.isRight }
    pace = session.pace(in: Self.paceParts)
    let best = earlier.best
    self.best = best
    let canHoldRecord =
      outcome.isFinished && !session.isRepeat && !session.isGiven && settings.areStandard
      && outcome.score > 0
    isRecord =
      canHoldRecord
      && best.map { outcome.isBetter(than: $0.outcome, in: settings.length) } ?? true
    lastTen = Array(earlier.suffix(Self.lastCount))
  }
}

extension DrillOutcome {
  /// Problems solved in a minute, in tenths, rounded to the nearest; 0 where no time has passed.
  public var tenthsPerMinute: Int {
    guard milliseconds > 0 else { return 0 }
    let (tenths, isTooMuch) = max(0, score).multipliedReportingOverflow(by: 600_000)
    guard !isTooMuch else { return .max }
    return tenths / milliseconds + (tenths % milliseconds >= (milliseconds + 1) / 2 ? 1 : 0)
  }
}

extension DrillSession {
  /// How many problems were solved in each of so many equal parts of the time; empty without answers.
  func pace(in parts: Int) -> [Int] {
    guard let outcome, !answers.isEmpty else { return [] }
    let length = Int64(max(1, outcome.milliseconds))
    return zip(answers, answeredAt).reduce(into: Array(repeating: 0, count: parts)) { pace, next in
      guard !next.0.wasShown else { return }
      // What is answered on the edge of two parts ends the first; nothing comes before the first part.
      let (part, isTooLate) = (next.1 - 1).multipliedReportingOverflow(by: Int64(parts))
      let index = isTooLate ? parts - 1 : Int(clamping: max(0, part) / length)
      pace[min(index, parts - 1)] += 1
    }
  }
}

extension [DrillAnswer] {
  /// Those that took longest, the slowest first, the earlier one first among equals.
  fileprivate func slowest(_ count: Int) -> [DrillAnswer] {
    enumerated().sorted {
      $0.element.milliseconds == $1.element.milliseconds
        ? $0.offset < $1.offset : $0.element.milliseconds > $1.element.milliseconds
    }.prefix(count).map(\.element)
  }
}
