import DailyMathCore
import DailyMathSystem

/// Keys typed in a drill: those that make up an answer, and the one that completes it and brings the next problem.
package struct DrillMeasurement: Measurement {
  /// What the group is called.
  package let name = "drill"

  private static let seed: UInt64 = 7
  /// Problems solved in each look.
  private static let problems = 20

  /// Makes the group.
  package init() {}

  /// Measures bytes and processor time of each key in a classic drill of ten minutes, whose answers are known by its seed.
  package func rows(in bench: Bench) throws -> [Row] {
    try Look.all.flatMap { try rows(in: bench, $0) }
  }

  private func rows(in bench: Bench, _ look: Look) throws -> [Row] {
    let program = try bench.startSignedIn(
      cards: 1_000, look,
      arguments: ["agility", "--mode", "classic", "--time", "600", "--seed", "\(Self.seed)"])
    try program.waitFor(Words.drillFoot)
    try program.settle()
    var session = DrillSession(
      DrillSettings(mode: .classic, length: .seconds(600)), seed: Self.seed, run: "",
      record: AgilityRecord(), day: StudyDay(daysSince1970: 0), at: 0)
    var typing: [StudyProgram.Reaction] = []
    var answering: [StudyProgram.Reaction] = []
    for _ in 0..<bench.options.repetitions(3) * Self.problems {
      let digits = session.problem.answer.text(decimalMark: ".")
      for digit in digits.dropLast() { typing.append(try program.react(to: String(digit))) }
      if let last = digits.last { answering.append(try program.react(to: String(last))) }
      for digit in digits {
        session.take(digit.wholeNumberValue.map { .digit($0) } ?? .minus, at: 0)
      }
    }
    try program.quit()
    return [
      Row(
        "Bytes per key of an answer in a drill, \(look.text)", .bytes,
        // In a large window the answer stands in large digits, too.
        limit: look.size == .usual ? 64 : nil,
        Samples(typing.map { Double($0.bytes) })),
      Row(
        "CPU per key of an answer in a drill, \(look.text)", .milliseconds, limit: 1,
        Samples(typing.map(\.cpuMilliseconds))),
      Row(
        "Bytes of the next problem in a drill, \(look.text)", .bytes,
        Samples(answering.map { Double($0.bytes) })),
      Row(
        "CPU of the next problem in a drill, \(look.text)", .milliseconds, limit: 1,
        Samples(answering.map(\.cpuMilliseconds))),
    ]
  }
}
