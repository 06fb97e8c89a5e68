import DailyMathSystem

/// An answer in the quiz, from the key that completes it to the next screen, beyond what the disk takes.
package struct AnswerMeasurement: Measurement {
  /// What the group is called.
  package let name = "answer"
  /// About as many bytes as an answer takes in the journal.
  private static let lineLength = 420

  /// Makes the group.
  package init() {}

  /// Measures answers with 10,000 cards, each beside an append of as many bytes to a file in the same folder.
  ///
  /// What is appended is one write and one fsync, by the same code that writes the journal.
  package func rows(in bench: Bench) throws -> [Row] {
    let folder = try bench.folder(cards: 10_000)
    let program = try bench.start(cards: 10_000)
    try program.signIn()
    try program.react(to: Keys.enter)
    let file = try AppendOnlyFile(path: folder.data + "/local/bench")
    let line = [UInt8](repeating: 0x61, count: Self.lineLength - 1) + [0x0A]
    var whole: [Double] = []
    var beyond: [Double] = []
    var cpu: [Double] = []
    var disk: [Double] = []
    for _ in 0..<bench.options.repetitions(60) {
      let answer = try answer(on: program)
      let begun = SystemClock.monotonicNanoseconds()
      try file.append(line)
      let synced = Double(SystemClock.monotonicNanoseconds() - begun) / 1e6
      whole.append(answer.milliseconds)
      beyond.append(answer.milliseconds - synced)
      cpu.append(answer.cpuMilliseconds)
      disk.append(synced)
    }
    try program.quit()
    let text = "10,000 cards"
    return [
      Row(
        "Answer to the next screen, beyond one fsync, \(text)", .milliseconds, limit: 0.5,
        Samples(beyond), note: "less an append of as many bytes beside the journal"),
      Row("CPU per answer, \(text)", .milliseconds, limit: 1, Samples(cpu)),
      Row("Answer to the next screen, the disk included", .milliseconds, Samples(whole)),
      Row("The append it is compared with", .milliseconds, Samples(disk)),
    ]
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
