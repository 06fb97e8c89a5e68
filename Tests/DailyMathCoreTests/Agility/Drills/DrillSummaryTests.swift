import Testing

@testable import DailyMathCore

@Suite("The summary of a drill")
struct DrillSummaryTests {
  private func run(
    _ id: String, _ settings: DrillSettings = DrillSettings(mode: .classic), score: Int,
    answers: Int = 50, right: Int = 40, milliseconds: Int = 120_000, isFinished: Bool = true,
    isRepeat: Bool = false
  ) -> DrillRun {
    DrillRun(
      id: id,
      moment: Moment(
        instant: Instant(milliseconds: 0), offset: UTCOffset(seconds: 0),
        day: StudyDay(daysSince1970: 0)),
      settings: settings, isRepeat: isRepeat,
      outcome: DrillOutcome(
        isFinished: isFinished, score: score, answers: answers, right: right,
        milliseconds: milliseconds))
  }

  /// A drill of that mode in which so many problems are solved, one each second, and then the time is over.
  private func session(
    _ settings: DrillSettings = DrillSettings(mode: .classic), solved: Int
  ) -> DrillSession {
    var session = DrillSession(
      settings, seed: 1, run: "now", record: AgilityRecord(), day: StudyDay(daysSince1970: 1), at: 0
    )
    for second in 0..<solved { session.typeAnswer(at: Int64(second + 1) * 1_000) }
    session.pass(to: 1_000_000)
    return session
  }

  private func record(_ runs: [DrillRun]) -> AgilityRecord {
    var record = AgilityRecord()
    record.runs = runs
    return record
  }

  @Test("speed, accuracy, slowest answers, misses and pace")
  func sums() {
    var session = DrillSession.over(
      ["2+3", "7*8", "6*7", "9*9", "8*8", "3+3", "4+4"], length: .seconds(60))
    session.type("5", at: 3_000)
    session.type("54<6", at: 5_000)
    session.type("41=42", at: 9_000)
    session.type("81", at: 10_000)
    session.type("64", at: 12_000)
    session.type("6", at: 12_500)
    session.type("8", at: 60_000 - 1)
    session.pass(to: 60_000)
    let summary = DrillSummary(of: session, in: AgilityRecord())
    // Six of seven were solved in a minute; five first answers were right: 5/7 = 71.4 %.
    #expect(summary.tenthsPerMinute == 60)
    #expect(summary.accuracy == 71)
    // They took 3, 2, 4, 1, 2, 0.5 and 47.499 seconds.
    #expect(
      summary.slowest.map(\.problem.journalText) == ["4+4", "6*7", "2+3", "7*8", "8*8"])
    #expect(summary.misses.map(\.problem.journalText) == ["7*8", "6*7"])
    // Parts of five seconds; what ends on an edge belongs to the part before it.
    #expect(summary.pace == [2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1])
  }

  @Test("a drill without answers")
  func nothing() {
    let summary = DrillSummary(of: session(solved: 0), in: AgilityRecord())
    #expect(summary.accuracy == nil)
    #expect(summary.tenthsPerMinute == 0)
    #expect(summary.slowest.isEmpty)
    #expect(summary.pace.isEmpty)
    #expect(!summary.isRecord)
  }

  @Test(
    "accuracy is rounded, but only all is 100 and only nothing is 0",
    arguments: [
      (0, 5, 0), (1, 1_000, 1), (2, 3, 67), (1, 3, 33), (1, 8, 13), (999, 1_000, 99), (5, 5, 100),
    ])
  func accuracy(right: Int, answers: Int, percent: Int) {
    let outcome = DrillOutcome(
      isFinished: true, score: right, answers: answers, right: right, milliseconds: 1)
    #expect(outcome.accuracy == percent)
  }

  @Test(
    "a speed is rounded to tenths",
    arguments: [(40, 120_000, 200), (10, 47_000, 128), (3, 7_000, 257), (1, 0, 0)])
  func speed(score: Int, milliseconds: Int, tenths: Int) {
    let outcome = DrillOutcome(
      isFinished: true, score: score, answers: score, right: score, milliseconds: milliseconds)
    #expect(outcome.tenthsPerMinute == tenths)
  }

  @Test("timed drills are compared by score and then accuracy, counted ones by time")
  func better() {
    #expect(run("a", score: 41).isBetter(than: run("b", score: 40)))
    #expect(!run("a", score: 40).isBetter(than: run("b", score: 40)))
    #expect(run("a", score: 40, right: 41).isBetter(than: run("b", score: 40, right: 40)))
    #expect(
      run("a", score: 40, answers: 45, right: 40)
        .isBetter(than: run("b", score: 40, answers: 50, right: 40)))
    let level = DrillSettings(mode: .levels, level: 3)
    let quick = run("a", level, score: 10, right: 1, milliseconds: 20_000)
    let slow = run("b", level, score: 10, right: 10, milliseconds: 20_001)
    #expect(quick.isBetter(than: slow))
    #expect(!slow.isBetter(than: quick))
  }

  @Test("the best drill before is a finished one with the same standard settings")
  func best() {
    let other = DrillSettings(mode: .classic, length: .seconds(60))
    let record = record([
      run("first", score: 20), run("best", score: 30), run("alike", score: 30),
      run("broken off", score: 90, isFinished: false), run("repeated", score: 90, isRepeat: true),
      run("shorter", other, score: 90), run("level", DrillSettings(mode: .levels), score: 90),
      run("now", score: 99),
    ])
    let better = DrillSummary(of: session(solved: 31), in: record)
    #expect(better.best?.id == "best")
    #expect(better.isRecord)
    #expect(better.lastTen.map(\.id) == ["first", "best", "alike"])
    #expect(!DrillSummary(of: session(solved: 29), in: record).isRecord)
    let nonstandard = DrillSummary(of: session(other, solved: 50), in: record)
    #expect(nonstandard.best == nil)
    #expect(!nonstandard.isRecord)
    #expect(nonstandard.lastTen.map(\.id) == ["shorter"])
  }

  @Test("levels have records of their own, and the first one that is solved is one")
  func levels() {
    let second = DrillSettings(mode: .levels, level: 2)
    let record = record([
      run("first", DrillSettings(mode: .levels, level: 1), score: 10, milliseconds: 1)
    ])
    let summary = DrillSummary(of: session(second, solved: 10), in: record)
    #expect(summary.best == nil)
    #expect(summary.isRecord)
    #expect(summary.outcome.milliseconds == 10_000)
  }

  @Test("repeats, misses and broken-off drills hold no record")
  func noRecord() {
    let problems = session(solved: 3).problems
    for isRepeat in [true, false] {
      var given = DrillSession(
        DrillSettings(mode: .classic), seed: 1, run: "now", problems: problems, isRepeat: isRepeat,
        record: AgilityRecord(), day: StudyDay(daysSince1970: 1), at: 0)
      given.typeAnswer(at: 1)
      given.pass(to: 120_000)
      #expect(given.outcome?.isFinished == true)
      #expect(!DrillSummary(of: given, in: AgilityRecord()).isRecord)
    }
    var stopped = session(DrillSettings(mode: .levels), solved: 5)
    stopped.stop(at: 9_000)
    #expect(!DrillSummary(of: stopped, in: AgilityRecord()).isRecord)
  }

  @Test("ten drills are remembered, oldest first")
  func lastTen() {
    let record = record((1...12).map { run("\($0)", score: $0) })
    #expect(
      DrillSummary(of: session(solved: 1), in: record).lastTen.map(\.id)
        == (3...12).map { "\($0)" })
  }

  @Test("the highest level that was passed")
  func passedLevel() {
    func level(_ level: Int, score: Int = 10, isFinished: Bool = true, isRepeat: Bool = false)
      -> DrillRun
    {
      run(
        "x", DrillSettings(mode: .levels, acceptance: .enter, level: level), score: score,
        isFinished: isFinished, isRepeat: isRepeat)
    }
    #expect(AgilityRecord().passedLevel == 0)
    let runs = [
      level(2), level(4), level(3), level(7, isFinished: false), level(8, isRepeat: true),
      level(9, score: 9), run("x", DrillSettings(mode: .classic, level: 20), score: 50),
    ]
    #expect(record(runs).passedLevel == 4)
  }
}
