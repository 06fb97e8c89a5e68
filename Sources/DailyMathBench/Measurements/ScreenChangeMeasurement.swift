import DailyMathSystem

/// Going from one screen to another.
package struct ScreenChangeMeasurement: Measurement {
  private struct Change: Sendable {
    let name: String
    let keys: String
  }

  /// What the group is called.
  package let name = "change"

  private static let signedOut = [
    Change(name: "Login to Register", keys: Keys.register),
    Change(name: "Register to Login", keys: Keys.escape),
    Change(name: "Login to the forgotten password", keys: Keys.forgotPassword),
    Change(name: "the forgotten password to Login", keys: Keys.escape),
    Change(name: "Login to help", keys: Keys.help),
    Change(name: "help to Login", keys: Keys.help),
  ]
  private static let signedIn = [
    Change(name: "Today to help", keys: Keys.help),
    Change(name: "help to Today", keys: Keys.help),
    Change(name: "Today to a new card", keys: "n"),
    Change(name: "a new card to Today", keys: Keys.escape),
    Change(name: "Today to a card", keys: "e"),
    Change(name: "a card to Today", keys: Keys.escape),
    Change(name: "Today to the quiz", keys: Keys.enter),
    Change(name: "the quiz to Today", keys: Keys.escape),
    Change(name: "Today to the profile", keys: "6"),
    Change(name: "a step in the profile", keys: Keys.down),
    Change(name: "the profile to its password", keys: "p"),
    Change(name: "the password to the profile", keys: Keys.escape),
    Change(name: "the profile to Today", keys: "1"),
  ]

  /// Makes the group.
  package init() {}

  /// Measures bytes and processor time of each change, in every look.
  package func rows(in bench: Bench) throws -> [Row] {
    try Look.all.flatMap { try rows(in: bench, $0) }
  }

  private func rows(in bench: Bench, _ look: Look) throws -> [Row] {
    let program = try bench.start(cards: 1_000, look)
    try program.waitFor(Words.loginFoot, Words.loginEnd)
    var measured = try measure(Self.signedOut, bench.options.repetitions(6), on: program)
    try program.signIn(isOnLogin: true)
    measured += try measure(Self.signedIn, bench.options.repetitions(6), on: program)
    try program.quit()
    let most = measured.max { $0.reaction.bytes < $1.reaction.bytes }
    return [
      Row(
        "Bytes per change of screen, \(look.text)", .bytes, limit: limit(look), by: .largest,
        Samples(measured.map { Double($0.reaction.bytes) }),
        note: most.map { "most: \($0.change.name)" } ?? ""),
      Row(
        "CPU per change of screen, \(look.text)", .milliseconds, limit: 1,
        Samples(measured.map(\.reaction.cpuMilliseconds))),
    ]
  }

  private func measure(
    _ changes: [Change], _ repetitions: Int, on program: StudyProgram
  ) throws -> [(change: Change, reaction: StudyProgram.Reaction)] {
    try (0..<repetitions).flatMap { _ in
      try changes.map { ($0, try program.react(to: $0.keys)) }
    }
  }

  /// The most bytes; a large window has no limit, and a colour of 24 bits takes about twice as many as one of sixteen.
  private func limit(_ look: Look) -> Double? {
    guard look.size == .usual else { return nil }
    return look.colors == .sixteen ? 4_096 : 8_192
  }
}
