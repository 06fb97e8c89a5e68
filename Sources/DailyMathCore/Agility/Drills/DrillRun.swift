/// A drill of the past, as the history lists it.
public struct DrillRun: Hashable, Sendable {
  /// The random text that names it.
  public let id: String
  /// When it ended.
  public let moment: Moment
  /// What it was like.
  public let settings: DrillSettings
  /// Whether the problems were those of an earlier drill.
  public let isRepeat: Bool
  /// How it went.
  public let outcome: DrillOutcome

  /// Makes a drill of the past.
  public init(
    id: String, moment: Moment, settings: DrillSettings, isRepeat: Bool, outcome: DrillOutcome
  ) {
    self.id = id
    self.moment = moment
    self.settings = settings
    self.isRepeat = isRepeat
    self.outcome = outcome
  }

  /// Whether it came to its end and repeats no earlier one.
  public var isComplete: Bool { outcome.isFinished && !isRepeat }

  /// Whether it can hold a record: it was finished, no repeat, and had the default settings of its mode.
  public var countsForRecord: Bool {
    isComplete && settings.areStandard && outcome.answers > 0
  }

  /// Whether it counts as a session of its day: it was finished, no repeat, and at least `answersToEarn` of its first answers
  /// were right.
  public var earns: Bool {
    isComplete && outcome.right >= Self.answersToEarn
  }

  /// How many right first answers it takes to be more than idling.
  public static let answersToEarn = 5

  /// Whether it passed its level, with whatever acceptance: it was finished, no repeat, and enough was solved.
  public var passesLevel: Bool {
    settings.mode == .levels && isComplete
      && outcome.score >= DrillSettings.answersToPassLevel
  }

  /// Whether it went better than another drill of the same settings; false where they went alike.
  public func isBetter(than other: DrillRun) -> Bool {
    outcome.isBetter(than: other.outcome, in: settings.length)
  }
}

extension Sequence<DrillRun> {
  /// The best of those that can hold a record, the first among equals; `nil` where none can.
  public var best: DrillRun? {
    reduce(nil) { best, run in
      guard run.countsForRecord else { return best }
      return best.map { run.isBetter(than: $0) ? run : $0 } ?? run
    }
  }
}
