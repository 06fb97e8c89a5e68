/// Keys typed into a field, one by one.
package struct FieldMeasurement: Measurement {
  /// What the group is called.
  package let name = "field"
  /// What is typed: an address with letters, a digit and marks.
  private static let typed = "ana.maria.rojas.2026@uniquindio.edu.co"

  /// Makes the group.
  package init() {}

  /// Measures bytes and processor time of each key in the field *Email* of *Login*, in every look.
  package func rows(in bench: Bench) throws -> [Row] {
    try Look.all.flatMap { look in
      let program = try bench.start(cards: 1_000, look)
      try program.waitFor(Words.loginFoot, Words.loginEnd)
      var reactions: [StudyProgram.Reaction] = []
      for _ in 0..<bench.options.repetitions(6) {
        for key in Self.typed { reactions.append(try program.react(to: String(key))) }
        for _ in Self.typed { reactions.append(try program.react(to: Keys.backspace)) }
      }
      try program.quit()
      return [
        Row(
          "Bytes per key in a field, \(look.text)", .bytes, limit: 64, by: .largest,
          Samples(reactions.map { Double($0.bytes) })),
        Row(
          "CPU per key in a field, \(look.text)", .milliseconds, limit: 1,
          Samples(reactions.map(\.cpuMilliseconds))),
      ]
    }
  }
}
