import DailyMathCore

/// Which drills of the past hold a record: of each mode and, in the levels, of each level.
struct DrillRecords {
  /// The kinds of drills that are compared with one another.
  private struct Kind: Hashable {
    let mode: DrillMode
    let level: Int

    init(_ run: DrillRun) {
      mode = run.settings.mode
      level = run.settings.level
    }
  }

  private let best: [Kind: DrillRun]

  /// Finds the records among drills in the order in which they were done; of equal ones the first holds it.
  init(_ runs: [DrillRun]) {
    best = Dictionary(grouping: runs, by: Kind.init).compactMapValues(\.best)
  }

  /// Whether that drill holds a record.
  func holds(_ run: DrillRun) -> Bool {
    best[Kind(run)]?.id == run.id
  }
}
