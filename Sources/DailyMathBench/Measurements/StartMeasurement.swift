import DailyMathSystem

/// From the start of the process to the whole screen *Login*, or to the day's cards where a sign-in is remembered.
package struct StartMeasurement: Measurement {
  /// What the group is called.
  package let name = "start"

  /// Makes the group.
  package init() {}

  /// Measures the start with 1,000 cards in the account, with a remembered sign-in also with 10,000, and on wish with
  /// 100,000.
  package func rows(in bench: Bench) throws -> [Row] {
    var rows = [
      try login(in: bench, cards: 1_000), try today(in: bench, cards: 1_000),
      try today(in: bench, cards: 10_000),
    ]
    if bench.options.isFull {
      rows.append(try login(in: bench, cards: 100_000))
      rows.append(try today(in: bench, cards: 100_000))
    }
    return rows
  }

  private func login(in bench: Bench, cards: Int) throws -> Row {
    let starts = try measure(bench, Words.loginFoot, Words.loginEnd) {
      try bench.start(cards: cards)
    }
    return Row(
      "Process start to the whole Login screen, \(cards.grouped) cards", .milliseconds,
      limit: cards == 100_000 ? 40 : starts.linkage.startLimit, starts.times,
      note: starts.linkage.rawValue)
  }

  private func today(in bench: Bench, cards: Int) throws -> Row {
    let starts = try measure(bench, Words.todayFoot, Words.todayEnd) {
      try bench.startSignedIn(cards: cards)
    }
    let limits = [1_000: starts.linkage.rememberedStartLimit, 100_000: 40]
    return Row(
      "Process start to the day's cards, remembered, \(cards.grouped) cards", .milliseconds,
      limit: limits[cards], starts.times, note: starts.linkage.rawValue)
  }

  private func measure(
    _ bench: Bench, _ foot: String, _ end: String, _ start: () throws -> StudyProgram
  ) throws -> (times: Samples, linkage: ProgramLinkage) {
    var linkage = ProgramLinkage.dynamic
    var times: [Double] = []
    // The first starts bring the files into the system's cache and are not counted.
    for run in -2..<bench.options.repetitions(30) {
      let program = try start()
      let complete = try program.waitFor(foot, end)
      linkage = ProgramLinkage(ofProcess: program.child.processID)
      if run >= 0 { times.append(Double(complete - program.started) / 1e6) }
      try program.quit()
    }
    return (Samples(times), linkage)
  }
}
