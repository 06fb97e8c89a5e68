import DailyMathSystem

/// The measurements of one size.
struct StudiedDeckSitting {
  /// How many seconds a start may take before it is given up; a million answers are not read at once.
  static let patience = 300

  /// What all measurements share.
  let bench: Bench
  /// The deck that is kept.
  let folder: GeneratedFolder
  /// How much is in it.
  let size: StudySize
  /// How often everything is measured.
  let times: Int

  /// Starts the program on a folder, on the screen or with a command.
  func start(on folder: GeneratedFolder, _ arguments: [String] = []) throws -> StudyProgram {
    let look = Look()
    return try StudyProgram(
      executable: bench.executable, arguments: arguments,
      environment: folder.environment.merging(look.environment) { $1 }, size: look.size)
  }

  /// Starts the program twice, so that its snapshot is there and the files are in the system's cache.
  func warmUp() throws {
    for _ in 0..<2 { _ = try dueCounts(on: folder) }
  }

  /// Milliseconds from the start of `dailymath due` to its numbers.
  func dueCounts(on folder: GeneratedFolder) throws -> Double {
    let program = try start(on: folder, ["due"])
    let end = try program.waitFor(Words.dueEnd, seconds: Self.patience)
    try program.waitForEnd(seconds: Self.patience)
    return Double(end - program.started) / 1e6
  }

  /// The rows of what is measured from the start of the process.
  func starts() throws -> [Row] {
    let due = try (0..<times).map { _ in try dueCounts(on: folder) }
    var today: [Double] = []
    var memory: [Double] = []
    for run in -1..<times {
      let program = try start(on: folder)
      let drawn = try program.waitFor(Words.todayFoot, Words.todayEnd, seconds: Self.patience)
      if run >= 0 {
        today.append(Double(drawn - program.started) / 1e6)
        memory.append(Double(try program.settle().residentBytes) / 1_048_576)
      }
      try program.quit()
    }
    let question = try (0..<times).map { _ in
      let program = try start(on: folder)
      try program.waitFor(Words.todayFoot, Words.todayEnd, seconds: Self.patience)
      try program.type(Keys.enter)
      let drawn = try program.waitFor(Words.quizFoot, seconds: Self.patience)
      try program.quit()
      return Double(drawn - program.started) / 1e6
    }
    let limits = size.limits
    return [
      row("Process start to due counts", .milliseconds, limits.dueCounts, due),
      row("Process start to Today drawn", .milliseconds, limits.today, today),
      row("Process start to the first question", .milliseconds, limits.firstQuestion, question),
      row("Memory signed in", .mebibytes, limits.memory, memory),
    ]
  }

  /// The row of a fold of all journals: the snapshots are removed, and the due counts are asked for.
  ///
  /// Where that takes long it is not done as often: a minute in all, but three times at least.
  func rebuild() throws -> Row {
    let copy = try GeneratedFolder(copyOf: folder)
    var values: [Double] = []
    while values.count < 3 || values.count < times && values.reduce(0, +) < 60_000 {
      try copy.removeSnapshots()
      values.append(try dueCounts(on: copy))
    }
    return row("Due counts from the journal alone", .milliseconds, size.limits.rebuild, values)
  }

  /// A row of this size; nothing was measured where there are no values.
  func row(
    _ name: String, _ unit: Unit, _ limit: Double?, _ values: [Double], note: String = ""
  ) -> Row {
    Row("\(name), \(size.text)", unit, limit: limit, Samples(values), note: note)
  }
}
