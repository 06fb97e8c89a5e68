/// Keys typed into a field, one by one.
package struct FieldMeasurement: Measurement {
  /// A field, and the keys that lead to it from *Login*, or from the day's cards.
  private struct Place: Sendable {
    let name: String
    let keys: [String]
    var isSignedIn = false
    var looks = [Look(), Look(Look.large, .trueColor)]
  }

  /// What the group is called.
  package let name = "field"
  /// What is typed: an address with letters, a digit and marks.
  private static let typed = "ana.maria.rojas.2026@uniquindio.edu.co"
  private static let places = [
    Place(name: "a field", keys: [], looks: Look.all),
    Place(name: "the password of Login", keys: ["\t"]),
    Place(name: "the forgotten password's field", keys: [Keys.forgotPassword]),
    Place(name: "the profile's name", keys: ["6", "n"], isSignedIn: true),
    Place(name: "the profile's password", keys: ["6", "p"], isSignedIn: true),
  ]

  /// Makes the group.
  package init() {}

  /// Measures bytes and processor time of each key, in the field *Email* of *Login* in every look, and in others in two.
  package func rows(in bench: Bench) throws -> [Row] {
    try Self.places.flatMap { place in try place.looks.flatMap { try rows(in: bench, place, $0) } }
  }

  private func rows(in bench: Bench, _ place: Place, _ look: Look) throws -> [Row] {
    let program = try bench.start(cards: 1_000, look)
    if place.isSignedIn {
      try program.signIn()
    } else {
      try program.waitFor(Words.loginFoot, Words.loginEnd)
    }
    for key in place.keys { try program.react(to: key) }
    var reactions: [StudyProgram.Reaction] = []
    for _ in 0..<bench.options.repetitions(6) {
      for key in Self.typed { reactions.append(try program.react(to: String(key))) }
      for _ in Self.typed { reactions.append(try program.react(to: Keys.backspace)) }
    }
    try program.quit()
    return [
      Row(
        "Bytes per key in \(place.name), \(look.text)", .bytes, limit: 64, by: .largest,
        Samples(reactions.map { Double($0.bytes) })),
      Row(
        "CPU per key in \(place.name), \(look.text)", .milliseconds, limit: 1,
        Samples(reactions.map(\.cpuMilliseconds))),
    ]
  }
}
