import Testing

@testable import DailyMathCore

@Suite("Drills under random keys")
struct DrillSessionPropertyTests {
  private static let lengths: [DrillLength] =
    DrillLength.seconds.map { .seconds($0) } + [.problems(1), .problems(40), .endless]

  /// The most general drill of the learner's own.
  private static var custom: CustomDrill {
    var custom = CustomDrill()
    custom.hasNegatives = true
    custom.hasDecimals = true
    custom.hasFractions = true
    custom.hasBlanks = true
    return custom
  }

  @Test(
    "ten thousand keys never trap, and the sums stay right", arguments: DrillMode.allCases,
    [UInt64](1...4))
  func randomKeys(mode: DrillMode, seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var keysLeft = 10_000
    while keysLeft > 0 {
      let settings = DrillSettings(
        mode: mode, length: Self.lengths[generator.next(below: Self.lengths.count)],
        acceptance: generator.next(below: 2) == 0 ? .match : .enter,
        level: 1 + generator.next(below: 30), custom: Self.custom)
      var now = Int64(generator.next(below: 1_000_000))
      var session = DrillSession(
        settings, seed: generator.next(), run: "run", record: AgilityRecord(),
        day: StudyDay(daysSince1970: 20_000), at: now)
      var elapsed: Int64 = 0
      var written: [DrillPart] = []
      for _ in 0..<min(keysLeft, 1_500) {
        now += Int64(generator.next(below: 700)) - 100
        randomStep(&session, at: now, using: &generator)
        let next = session.elapsed(at: now)
        #expect(next >= elapsed)
        elapsed = next
        #expect(session.remaining(at: now).map { $0 >= 0 } ?? true)
        #expect(session.score == session.answers.count { !$0.wasShown })
        written += session.takeParts()
      }
      keysLeft -= 1_500
      session.stop(at: now)
      written += session.takeParts()
      check(session, written)
    }
  }

  private func randomStep(
    _ session: inout DrillSession, at now: Int64, using generator: inout SplitMix64
  ) {
    switch generator.next(below: 24) {
    case 0..<11: session.take(.digit(generator.next(below: 12) - 1), at: now)
    case 11: session.take(.minus, at: now)
    case 12: session.take(.decimal, at: now)
    case 13: session.take(.slash, at: now)
    case 14, 15: session.take(.backspace, at: now)
    case 16: session.take(.enter, at: now)
    case 17..<22: session.typeAnswer(at: now)
    case 22: session.pass(to: now)
    default:
      session.pause(at: now)
      session.resume(at: now)
    }
  }

  private func check(_ session: DrillSession, _ written: [DrillPart]) {
    #expect(session.phase == .over)
    #expect(written.flatMap(\.answers) == session.answers)
    #expect(written.dropLast().allSatisfy { $0.outcome == nil && $0.answers.count == 20 })
    #expect(written.last?.outcome == (session.answers.isEmpty ? nil : session.outcome))
    if case .seconds(let seconds) = session.settings.length {
      #expect(session.elapsed(at: .max) <= Int64(seconds) * 1_000)
    }
    if case .problems(let count) = session.settings.length { #expect(session.score <= count) }
    for answer in session.answers {
      #expect(answer.firstKeyMilliseconds <= answer.milliseconds)
      #expect(answer.mistakes.allSatisfy { !$0.isEmpty && $0.utf8.count <= DrillEntry.longest })
      #expect(!answer.wasShown || answer.grade == .nearMiss)
    }
  }

  @Test("the same seed and keys make the same drill", arguments: DrillMode.allCases)
  func determinism(mode: DrillMode) {
    func drill() -> DrillSession {
      var session = DrillSession(
        DrillSettings(mode: mode, length: .endless, custom: Self.custom), seed: 5, run: "run",
        record: AgilityRecord(), day: StudyDay(daysSince1970: 20_000), at: 0)
      for time in 1...100 { session.typeAnswer(at: Int64(time) * 700) }
      return session
    }
    #expect(drill() == drill())
    #expect(drill().answers.count == 100)
  }
}
