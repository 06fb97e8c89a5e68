import DailyMathSystem

extension StudiedDeckSitting {
  /// An answer as the journal shows it.
  private struct Answer {
    let cpu: Double
    let bytes: Int
  }

  /// About as many bytes as an answer takes in the journal.
  private static let lineLength = 300

  /// The rows of an answer: what it costs the processor beyond waiting for the disk, and how much is written.
  ///
  /// The first is the processor time of the program, with all its threads and the system's calls, from the key that makes
  /// the journal grow until the program rests with the next picture drawn. Of that is taken what the bare waiting for the
  /// disk costs the processor: a write and an fsync of such a line at the end of a file beside the journal, by the code that
  /// writes it, measured in the same way in this process.
  func answers() throws -> [Row] {
    let copy = try GeneratedFolder(copyOf: folder)
    let append = try appendCost(in: copy)
    let program = try start(on: copy)
    try program.waitFor(Words.todayFoot, Words.todayEnd, seconds: Self.patience)
    try program.settle()
    try program.react(to: Keys.enter)
    let answers = try (0..<(4 * times)).map { _ in try answer(on: program, copy) }
    try program.quit()
    return [
      row(
        "CPU per answer with the next picture, beyond one fsync", .milliseconds, nil,
        answers.map { max(0, $0.cpu - append) }),
      row(
        "Bytes written per answer", .bytes, size.limits.answerBytes,
        answers.map { Double($0.bytes) }),
    ]
  }

  /// Answers the question on show, whatever its kind is, until the journal has grown.
  ///
  /// A wrong answer stays on show until the next time.
  private func answer(on program: StudyProgram, _ folder: GeneratedFolder) throws -> Answer {
    // A digit chooses an option, is typed, or grades; Enter ends what was typed.
    for key in ["1", "4", Keys.enter, "4", Keys.enter] {
      let before = try folder.journalSize
      guard let reaction = try program.reaction(to: key, withinMilliseconds: Self.patience) else {
        // A card waits to be turned over, or a wrong answer to be read.
        try program.react(to: " ")
        continue
      }
      let growth = try folder.journalSize - before
      if growth > 0 { return Answer(cpu: reaction.cpuMilliseconds, bytes: growth) }
    }
    throw StudyProgram.Missing(what: "a recorded answer", drawn: "")
  }

  /// Milliseconds of processor time that an append takes.
  func appendCost(in folder: GeneratedFolder) throws -> Double {
    let file = try AppendOnlyFile(path: folder.data + "/local/bench")
    let line = [UInt8](repeating: 0x61, count: Self.lineLength - 1) + [0x0A]
    let own = Host.processID
    let costs = try (0..<(4 * times)).map { _ in
      let before = try ProcessUsage(ofProcess: own).cpuNanoseconds
      try file.append(line)
      return Double(try ProcessUsage(ofProcess: own).cpuNanoseconds - before) / 1e6
    }
    return Samples(costs).median
  }
}
