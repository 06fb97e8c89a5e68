import DailyMathSystem

/// From the start of the process to the whole screen *Login*.
package struct StartMeasurement: Measurement {
  /// What the group is called.
  package let name = "start"

  /// Makes the group.
  package init() {}

  /// Measures the start with 1,000 cards in the account, and on wish with 100,000.
  package func rows(in bench: Bench) throws -> [Row] {
    var rows = [try row(in: bench, cards: 1_000, limit: nil)]
    if bench.options.isFull { rows.append(try row(in: bench, cards: 100_000, limit: 40)) }
    return rows
  }

  private func row(in bench: Bench, cards: Int, limit: Double?) throws -> Row {
    var linkage = ProgramLinkage.dynamic
    var times: [Double] = []
    // The first starts bring the files into the system's cache and are not counted.
    for run in -2..<bench.options.repetitions(30) {
      let program = try bench.start(cards: cards)
      let complete = try program.waitFor(Words.loginFoot, Words.loginEnd)
      linkage = ProgramLinkage(ofProcess: program.child.processID)
      if run >= 0 { times.append(Double(complete - program.started) / 1e6) }
      try program.quit()
    }
    return Row(
      "Process start to the whole Login screen, \(cards.grouped) cards", .milliseconds,
      limit: limit ?? linkage.startLimit, Samples(times), note: linkage.rawValue)
  }
}
