import DailyMathCore
import Testing

@Suite("The time of a drill")
struct DrillSessionTimeTests {
  @Test("an answer counts up to the last millisecond, and not at the end or after it")
  func edge() {
    var early = DrillSession.over("2+3", length: .seconds(30))
    early.type("5", at: 29_999)
    #expect(early.score == 1)
    #expect(early.phase == .asking)
    for time in [Int64(30_000), 30_001, 99_999] {
      var late = DrillSession.over("2+3", length: .seconds(30))
      late.type("5", at: time)
      #expect(late.phase == .over)
      #expect(late.answers.isEmpty)
      #expect(
        late.outcome
          == DrillOutcome(isFinished: true, score: 0, answers: 0, right: 0, milliseconds: 30_000))
      #expect(late.elapsed(at: time + 1) == 30_000)
    }
  }

  @Test("the problem at hand is not recorded at the end")
  func openProblem() {
    var session = DrillSession.over("2+3", "7*8", length: .seconds(30))
    session.type("5", at: 1_000)
    session.type("54<5", at: 2_000)
    session.pass(to: 30_000)
    #expect(session.answers.map(\.problem.journalText) == ["2+3"])
    #expect(session.outcome?.answers == 1)
    #expect(session.outcome?.right == 1)
    #expect(session.problems.map(\.journalText) == ["2+3", "7*8"])
    session.type("6", at: 30_001)
    session.resume(at: 30_002)
    session.pause(at: 30_002)
    session.stop(at: 30_003)
    #expect(session.phase == .over)
    #expect(session.outcome?.isFinished == true)
    #expect(session.outcome?.milliseconds == 30_000)
  }

  @Test("what is left and what has passed")
  func sums() {
    let timed = DrillSession.over("2+3", length: .seconds(30))
    #expect(timed.elapsed(at: 12_345) == 12_345)
    #expect(timed.remaining(at: 12_345) == 17_655)
    #expect(timed.remaining(at: 40_000) == 0)
    #expect(DrillSession.over("2+3").remaining(at: 1) == nil)
    #expect(DrillSession.over("2+3", length: .problems(5)).remaining(at: 1) == nil)
  }

  @Test("no time passes in a pause, and the same problem goes on after it as it stood")
  func pausing() {
    var session = DrillSession.over("2+3", "7*8", "6*7", length: .seconds(30))
    session.type("5", at: 4_000)
    session.type("5", at: 5_000)
    session.pause(at: 10_000)
    #expect(session.phase == .paused)
    #expect(session.elapsed(at: 500_000) == 10_000)
    session.type("6", at: 20_000)
    session.pass(to: 400_000)
    #expect(session.phase == .paused)
    session.resume(at: 500_000)
    #expect(session.phase == .asking)
    #expect(session.problem.journalText == "7*8")
    #expect(session.entry.text == "5")
    session.type("6", at: 501_000)
    // It was before the learner's eyes for six seconds, and then for one more.
    #expect(session.answers.map(\.milliseconds) == [4_000, 7_000])
    #expect(session.answers.map(\.firstKeyMilliseconds) == [4_000, 1_000])
    #expect(session.elapsed(at: 501_000) == 11_000)
    session.pass(to: 519_999)
    #expect(session.phase == .asking)
    session.pass(to: 520_000)
    #expect(session.phase == .over)
  }

  @Test("a pause takes no mistake away", arguments: [1, 100])
  func pausingOverAndOver(count: Int) {
    var session = DrillSession.over("7*8", "6*7")
    session.type("54", at: 1_000)
    for index in 1...count {
      session.pause(at: 1_000 + Int64(index))
      session.resume(at: 1_000 + Int64(index))
    }
    #expect(session.problem.journalText == "7*8")
    #expect(session.isAmiss)
    session.type("<6", at: 3_000)
    #expect(session.answers.map(\.mistakes) == [["54"]])
  }

  @Test("whoever pauses with the right answer before their eyes still has to type it")
  func pausingAfterMiss() {
    var session = DrillSession.over("2+3", "7*8")
    session.type("6=", at: 1_000)
    session.pause(at: 1_500)
    session.resume(at: 9_000)
    #expect(session.phase == .correcting)
    #expect(session.problem.journalText == "2+3")
    session.type("5", at: 10_000)
    #expect(session.answers.map(\.wasShown) == [true])
    #expect(session.answers.map(\.milliseconds) == [2_500])
  }

  @Test("a pause that begins when the time is over ends the drill")
  func pausingTooLate() {
    var session = DrillSession.over("2+3", length: .seconds(30))
    session.pause(at: 30_000)
    #expect(session.phase == .over)
    #expect(session.outcome?.isFinished == true)
  }

  @Test("a clock that is set back takes nothing away and adds nothing twice")
  func settingBack() {
    var session = DrillSession.over("2+3", "7*8", length: .seconds(30))
    session.pass(to: 10_000)
    #expect(session.elapsed(at: 2_000) == 10_000)
    session.type("5", at: 2_000)
    #expect(session.answers.map(\.milliseconds) == [10_000])
    #expect(session.elapsed(at: 2_000) == 10_000)
    session.type("56", at: 3_000)
    #expect(session.answers.map(\.milliseconds) == [10_000, 1_000])
    session.pause(at: 1_000)
    #expect(session.elapsed(at: 1_000) == 11_000)
    session.resume(at: 0)
    session.pass(to: 18_999)
    #expect(session.phase == .asking)
    session.pass(to: 19_000)
    #expect(session.phase == .over)
  }

  @Test("the ends of the clock's range do no harm", arguments: [Int64.min, .max])
  func extremes(start: Int64) {
    var session = DrillSession(
      DrillSettings(mode: .classic), seed: 1, run: "run", record: AgilityRecord(),
      day: StudyDay(daysSince1970: 0), at: start)
    for time in [Int64.max, .min, 0, .max, .min] {
      _ = session.nextDeadline(after: time, reducesMotion: false)
      session.typeAnswer(at: time)
      session.pause(at: time)
      session.resume(at: time)
    }
    #expect((0...120_000).contains(session.elapsed(at: .max)))
  }

  @Test(
    "what is shown changes every second, and every tenth of a second in the last ten",
    arguments: [
      (Int64(0), Int64(1_000), Int64(1_000)), (1, 1_000, 1_000), (999, 1_000, 1_000),
      (19_999, 20_000, 20_000), (20_000, 20_100, 21_000), (20_001, 20_100, 21_000),
      (20_950, 21_000, 21_000), (29_900, 30_000, 30_000), (29_999, 30_000, 30_000),
    ])
  func deadlines(now: Int64, full: Int64, reduced: Int64) {
    let session = DrillSession.over("2+3", length: .seconds(30))
    #expect(session.nextDeadline(after: now, reducesMotion: false) == full)
    #expect(session.nextDeadline(after: now, reducesMotion: true) == reduced)
  }

  @Test(
    "without a limit what is shown changes every second; nothing does in a pause and at the end")
  func otherDeadlines() {
    var session = DrillSession.over("2+3", length: .problems(3))
    #expect(session.nextDeadline(after: 0, reducesMotion: false) == 1_000)
    #expect(session.nextDeadline(after: 61_250, reducesMotion: false) == 62_000)
    session.pause(at: 500)
    #expect(session.nextDeadline(after: 600, reducesMotion: false) == nil)
    session.resume(at: 10_000)
    #expect(session.nextDeadline(after: 10_000, reducesMotion: false) == 10_500)
    session.stop(at: 10_001)
    #expect(session.nextDeadline(after: 10_001, reducesMotion: false) == nil)
  }
}
