import DailyMathCore

/// Which drills of the past hold a record: of each mode and, in the levels, of each level.
struct DrillRecords {
  /// The kinds of drills that are compared with one another.
  private struct Kind: Hashable {
    let mode: DrillMode
    let level: Int
  }

  private var best: [Kind: DrillRun] = [:]

  /// Finds the records among drills in the order in which they were done; of equal ones the first holds it.
  init(_ runs: [DrillRun]) {
    for run in runs where run.countsForRecord {
      let kind = Kind(mode: run.settings.mode, level: run.settings.level)
      guard let holder = best[kind] else {
        best[kind] = run
        continue
      }
      if Self.beats(run, holder) { best[kind] = run }
    }
  }

  /// Whether that drill holds a record.
  func holds(_ run: DrillRun) -> Bool {
    best[Kind(mode: run.settings.mode, level: run.settings.level)]?.id == run.id
  }

  /// Most solved, then most of them at once, where a time is set; where a number is set, the least time.
  private static func beats(_ run: DrillRun, _ holder: DrillRun) -> Bool {
    switch run.settings.length {
    case .problems: return run.outcome.milliseconds < holder.outcome.milliseconds
    case .seconds, .endless:
      guard run.outcome.score == holder.outcome.score else {
        return run.outcome.score > holder.outcome.score
      }
      // Compared crosswise, the shares need no fractions.
      return run.outcome.right * holder.outcome.answers > holder.outcome.right * run.outcome.answers
    }
  }
}

extension DrillRun {
  /// Problems solved in a minute, in tenths, rounded to the nearest; 0 for a drill without time.
  var tenthsPerMinute: Int {
    guard outcome.milliseconds > 0 else { return 0 }
    return (outcome.score * 1_200_000 / outcome.milliseconds + 1) / 2
  }

  /// The share of right first answers in per cent; `nil` without answers.
  var accuracy: Int? {
    outcome.answers > 0 ? outcome.right * 100 / outcome.answers : nil
  }
}
