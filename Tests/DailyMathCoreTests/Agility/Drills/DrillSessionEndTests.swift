import DailyMathCore
import Testing

@Suite("The end of a drill")
struct DrillSessionEndTests {
  @Test("a counted drill ends with the problem that makes the number full; shown ones do not count")
  func counted() {
    var session = DrillSession.over("2+3", "7*8", "6*7", length: .problems(2))
    session.type("5", at: 1_000)
    session.type("54=56", at: 2_000)
    #expect(session.phase == .asking)
    #expect(session.score == 1)
    session.type("43<2", at: 4_000)
    #expect(session.phase == .over)
    #expect(
      session.outcome
        == DrillOutcome(isFinished: true, score: 2, answers: 3, right: 1, milliseconds: 4_000))
    // Nothing was at hand any more.
    #expect(session.problems.map(\.journalText) == ["2+3", "7*8", "6*7"])
  }

  @Test(
    "whoever stops breaks a drill off, but finishes an endless one; the problem at hand is lost")
  func stopping() {
    for (length, isFinished) in [
      (DrillLength.seconds(30), false), (.problems(9), false), (.endless, true),
    ] {
      var session = DrillSession.over("2+3", "7*8", length: length)
      session.type("5", at: 1_000)
      session.type("5", at: 1_500)
      session.stop(at: 2_000)
      #expect(session.phase == .over)
      #expect(
        session.outcome
          == DrillOutcome(
            isFinished: isFinished, score: 1, answers: 1, right: 1, milliseconds: 2_000))
      session.type("6", at: 2_500)
      session.take(line: "56", at: 2_500)
      session.stop(at: 3_000)
      #expect(session.answers.count == 1)
      #expect(session.outcome?.milliseconds == 2_000)
      #expect(session.elapsed(at: 9_000) == 2_000)
    }
  }

  @Test("a drill can be stopped in a pause")
  func stoppingInPause() {
    var session = DrillSession.over("2+3")
    session.pause(at: 1_000)
    session.stop(at: 9_000)
    #expect(session.outcome?.milliseconds == 1_000)
  }

  @Test("a repeat asks the same problems, and begins again where they do not suffice")
  func repeating() {
    var session = DrillSession.over("2+3", "7*8", length: .seconds(30))
    var asked: [String] = []
    for time in 1...5 {
      asked.append(session.problem.journalText)
      session.typeAnswer(at: Int64(time))
    }
    #expect(asked == ["2+3", "7*8", "2+3", "7*8", "2+3"])
  }

  @Test("misses are over when all were solved, in their order, whatever number was set")
  func misses() {
    var session = DrillSession.over("2+3", "7*8", "6*7", length: .problems(1), isRepeat: false)
    for time in 1...3 {
      #expect(session.phase == .asking)
      session.typeAnswer(at: Int64(time))
    }
    #expect(session.phase == .over)
    #expect(session.outcome?.isFinished == true)
    #expect(session.answers.map(\.problem.journalText) == ["2+3", "7*8", "6*7"])
  }

  @Test("a miss whose answer was shown once more comes back after two to four others")
  func missesAgain() {
    var places: Set<Int> = []
    for seed in 0..<40 {
      let texts = (2...9).map { "\($0)*11" }
      var session = DrillSession(
        DrillSettings(mode: .practice, length: .problems(8)), seed: UInt64(seed), run: "run",
        problems: texts.compactMap { Problem(journalText: $0) }, isRepeat: false,
        record: AgilityRecord(), day: StudyDay(daysSince1970: 0), at: 0)
      session.type("=9=", at: 1)
      session.typeAnswer(at: 2)
      while session.phase != .over { session.typeAnswer(at: 3) }
      let asked = session.answers.map(\.problem.journalText)
      #expect(asked.count == 9)
      #expect(session.score == 8)
      asked.lastIndex(of: "2*11").map { _ = places.insert($0) }
    }
    #expect(places == [3, 4, 5])
  }

  @Test("the last miss comes back at once, and a pause does not get rid of it")
  func lastMiss() {
    var session = DrillSession.over("2+3", "7*8", isRepeat: false)
    session.typeAnswer(at: 1)
    session.type("54=56", at: 2)
    #expect(session.problem.journalText == "7*8")
    session.pause(at: 3)
    session.resume(at: 4)
    #expect(session.phase == .asking)
    #expect(session.problem.journalText == "7*8")
    session.typeAnswer(at: 5)
    #expect(session.phase == .over)
  }

  @Test("a drill without problems is over at once", arguments: [true, false])
  func noProblems(isRepeat: Bool) {
    var session = DrillSession.over([], isRepeat: isRepeat)
    #expect(session.phase == .over)
    #expect(session.outcome?.isFinished == false)
    #expect(session.problems.isEmpty)
    #expect(session.takeParts().isEmpty)
  }

  @Test(
    "a length that cannot be chosen becomes the nearest that can: no drill has no problems",
    arguments: [
      (DrillLength.problems(0), DrillLength.problems(1)), (.problems(-5), .problems(1)),
      (.problems(.min), .problems(1)), (.problems(1), .problems(1)),
      (.problems(1_000), .problems(1_000)), (.problems(1_001), .problems(1_000)),
      (.problems(.max), .problems(1_000)), (.seconds(0), .seconds(30)),
      (.seconds(.min), .seconds(30)),
      (.seconds(45), .seconds(30)), (.seconds(46), .seconds(60)), (.seconds(300), .seconds(300)),
      (.seconds(.max), .seconds(600)), (.endless, .endless),
    ])
  func lengths(wished: DrillLength, possible: DrillLength) {
    #expect(DrillSettings(mode: .classic, length: wished).length == possible)
    var settings = DrillSettings(mode: .classic)
    settings.length = wished
    #expect(settings.length == possible)
  }

  @Test(
    "the level stays within its range", arguments: [(Int.min, 1), (0, 1), (7, 7), (.max, 20)])
  func levels(wished: Int, possible: Int) {
    var settings = DrillSettings(mode: .levels, level: wished)
    #expect(settings.level == possible)
    settings.level = 3
    settings.level = wished
    #expect(settings.level == possible)
  }

  @Test("each twenty answers are handed out once to be written, and the rest with the outcome")
  func parts() {
    var session = DrillSession.over("2+3", "7*8")
    for _ in 0..<19 { session.typeAnswer(at: 1) }
    #expect(session.takeParts().isEmpty)
    session.typeAnswer(at: 2)
    let first = session.takeParts()
    #expect(first.map(\.answers) == [Array(session.answers[..<20])])
    #expect(first.map(\.outcome) == [nil])
    #expect(session.takeParts().isEmpty)
    for _ in 0..<45 { session.typeAnswer(at: 3) }
    session.stop(at: 4)
    let rest = session.takeParts()
    #expect(rest.map(\.answers.count) == [20, 20, 5])
    #expect(first.flatMap(\.answers) + rest.flatMap(\.answers) == session.answers)
    #expect(rest.map(\.outcome) == [nil, nil, session.outcome])
    #expect(rest.allSatisfy { $0.run == "run" && $0.seed == 7 && $0.isRepeat })
    #expect(session.takeParts().isEmpty)
  }

  @Test("an end right after twenty answers is written, too, and one without answers never")
  func partsAtEdges() {
    var session = DrillSession.over("2+3", "7*8")
    for _ in 0..<20 { session.typeAnswer(at: 1) }
    #expect(session.takeParts().count == 1)
    session.stop(at: 2)
    #expect(session.takeParts().map(\.outcome) == [session.outcome])
    var whole = DrillSession.over("2+3", "7*8", length: .problems(20))
    for _ in 0..<20 { whole.typeAnswer(at: 1) }
    let parts = whole.takeParts()
    #expect(parts.map(\.answers.count) == [20])
    #expect(parts.map(\.outcome) == [whole.outcome])
    var empty = DrillSession.over("2+3")
    empty.type("4", at: 1)
    empty.stop(at: 2)
    #expect(empty.takeParts().isEmpty)
  }

  @Test(
    "misses are written as problems that were known, and a repeat is, too",
    arguments: [true, false])
  func writtenAsRepeat(isRepeat: Bool) {
    var session = DrillSession.over("2+3", "7*8", isRepeat: isRepeat)
    session.typeAnswer(at: 1)
    session.stop(at: 2)
    #expect(session.takeParts().map(\.isRepeat) == [true])
  }

  @Test("new problems are written as what they are")
  func writtenAsNew() {
    var session = DrillSession(
      DrillSettings(mode: .classic), seed: 1, run: "run", record: AgilityRecord(),
      day: StudyDay(daysSince1970: 20_000), at: 0)
    session.typeAnswer(at: 1)
    session.stop(at: 2)
    #expect(session.takeParts().map(\.isRepeat) == [false])
  }
}
