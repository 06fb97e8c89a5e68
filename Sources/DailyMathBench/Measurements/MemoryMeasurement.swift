import DailyMathSystem

/// What stays in memory after signing in.
package struct MemoryMeasurement: Measurement {
  /// What the group is called.
  package let name = "memory"

  /// Makes the group.
  package init() {}

  /// Measures the memory that is resident with 10,000 cards on the day's screen.
  package func rows(in bench: Bench) throws -> [Row] {
    var linkage = ProgramLinkage.dynamic
    var sizes: [Double] = []
    for _ in 0..<3 {
      let program = try bench.start(cards: 10_000)
      try program.signIn()
      linkage = ProgramLinkage(ofProcess: program.child.processID)
      sizes.append(Double(try program.settle().residentBytes) / 1_048_576)
      try program.quit()
    }
    return [
      Row(
        "Memory after signing in, 10,000 cards", .mebibytes, limit: 24, Samples(sizes),
        note: linkage == .static ? linkage.rawValue : "its loaded files included")
    ]
  }
}
