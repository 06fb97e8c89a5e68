import DailyMathSystem

/// An answer in the quiz, from the key that completes it to the next screen, beyond what the disk takes.
package struct AnswerMeasurement: Measurement {
  /// What the group is called.
  package let name = "answer"
  /// About as many bytes as an answer takes in the journal.
  private static let lineLength = 420

  /// Makes the group.
  package init() {}

  /// Measures answers with 10,000 cards in memory, where waiting for the disk costs nothing, and on the disk.
  ///
  /// Each answer is measured beside an append of as many bytes to a file in the same folder: one write and one fsync, by
  /// the same code that writes the journal. On a disk that append takes now a fraction of a millisecond and now ten, so
  /// that only the first can be held against a limit.
  package func rows(in bench: Bench) throws -> [Row] {
    let inMemory = try answers(in: bench, inMemory: true)
    let onDisk = try answers(in: bench, inMemory: false)
    let typed = try typedAnswers(in: bench)
    return [
      Row(
        "Answer to the next screen, beyond one fsync, 10,000 cards", .milliseconds, limit: 0.5,
        Samples(inMemory.map { $0.whole - $0.append }),
        note: BenchFolder.hasMemory ? "files in memory" : "on the disk"),
      Row("CPU per answer, 10,000 cards", .milliseconds, limit: 1, Samples(onDisk.map(\.cpu))),
      Row("CPU per typed answer, 10,000 cards", .milliseconds, limit: 1, typed.answers),
      Row("CPU to the next card after it, 10,000 cards", .milliseconds, limit: 1, typed.next),
      Row("Answer to the next screen, on the disk", .milliseconds, Samples(onDisk.map(\.whole))),
      Row("An append of as many bytes, on the disk", .milliseconds, Samples(onDisk.map(\.append))),
    ]
  }

  private func answers(
    in bench: Bench, inMemory isInMemory: Bool
  ) throws -> [(whole: Double, append: Double, cpu: Double)] {
    let folder = try bench.folder(cards: 10_000, inMemory: isInMemory)
    let program = try bench.start(cards: 10_000, inMemory: isInMemory)
    try program.signIn()
    try program.react(to: Keys.enter)
    let file = try AppendOnlyFile(path: folder.data + "/local/bench")
    let line = [UInt8](repeating: 0x61, count: Self.lineLength - 1) + [0x0A]
    let answers = try (0..<bench.options.repetitions(60)).map { _ in
      let answer = try answer(on: program)
      let begun = SystemClock.monotonicNanoseconds()
      try file.append(line)
      let append = Double(SystemClock.monotonicNanoseconds() - begun) / 1e6
      return (whole: answer.milliseconds, append: append, cpu: answer.cpuMilliseconds)
    }
    try program.quit()
    return answers
  }

  /// What it takes to judge a typed answer, which is wrong nearly always, and to go on from it.
  private func typedAnswers(in bench: Bench) throws -> (answers: Samples, next: Samples) {
    let program = try bench.start(cards: 10_000)
    try program.signIn()
    try program.react(to: Keys.enter)
    try program.react(to: Keys.otherAnswer)
    var answers: [Double] = []
    var next: [Double] = []
    for _ in 0..<bench.options.repetitions(60) {
      try program.react(to: "x")
      answers.append(try program.react(to: Keys.enter).cpuMilliseconds)
      // Enter once more would be taken for the same press, held down.
      next.append(try program.react(to: " ").cpuMilliseconds)
    }
    try program.quit()
    return (Samples(answers), Samples(next))
  }

  /// Answers the question on show with its first option; returns what the key did that recorded the answer.
  private func answer(on program: StudyProgram) throws -> StudyProgram.Reaction {
    let first = try program.react(to: "1")
    // A right answer is recorded with its grade, a wrong one at once.
    if first.text.contains(Words.grading) { return try program.react(to: "4") }
    try program.react(to: " ")
    return first
  }
}
