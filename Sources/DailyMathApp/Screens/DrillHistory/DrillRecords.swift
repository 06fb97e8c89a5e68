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
      if run.isBetter(than: holder) { best[kind] = run }
    }
  }

  /// Whether that drill holds a record.
  func holds(_ run: DrillRun) -> Bool {
    best[Kind(mode: run.settings.mode, level: run.settings.level)]?.id == run.id
  }
}
