import DailyMathSystem

/// The start in a terminal that answers what it is asked, and at once.
package struct AnsweredStartMeasurement: Measurement {
  /// What the group is called.
  package let name = "answered"

  /// Makes the group.
  package init() {}

  /// Measures the time to the last byte of the screen *Login*, and what the questions and answers cost in bytes.
  ///
  /// The answers change the picture of a terminal of many colours, because a theme follows its background.
  package func rows(in bench: Bench) throws -> [Row] {
    var times: [Double] = []
    var bytes: [Double] = []
    var unanswered: [Double] = []
    for run in -2..<bench.options.repetitions(30) {
      let program = try bench.start(cards: 1_000, Look(.usual, .trueColor))
      let answered = try program.answerQuestions()
      try program.quit()
      let silent = try bench.start(cards: 1_000, Look(.usual, .trueColor))
      let count = silent.bytes(withinMilliseconds: 100)
      try silent.quit()
      guard run >= 0 else { continue }
      times.append(Double(answered.last - program.started) / 1e6)
      bytes.append(Double(answered.bytes))
      unanswered.append(Double(count))
    }
    return [
      Row(
        "Process start to Login as the answers make it, 80×24, 24-bit", .milliseconds,
        Samples(times)),
      Row("Bytes of the start with answers, 80×24, 24-bit", .bytes, by: .largest, Samples(bytes)),
      Row("Bytes of the start without, 80×24, 24-bit", .bytes, by: .largest, Samples(unanswered)),
    ]
  }
}
