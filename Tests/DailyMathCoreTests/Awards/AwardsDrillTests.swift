import DailyMathCore
import Testing

@Suite("Awards for drills")
struct AwardsDrillTests {
  @Test("the first drill of a day earns three points, further ones none")
  func points() {
    var log = StudyLog()
    log.drill(on: 0)
    #expect(log.awards(on: 0).points == 3)
    log.drill(on: 0)
    log.drill(on: 0)
    #expect(log.awards(on: 0).points == 3)
    log.answer(on: 0)
    #expect(log.awards(on: 0).points == 6)
    log.answer(.limit, on: 0)
    #expect(log.awards(on: 0).points == 6)
    log.drill(on: 1)
    #expect(log.awards(on: 1).points == 9)
  }

  @Test(
    "idle, broken off and repeated drills earn nothing",
    arguments: [
      StudyLog.drill(right: 4), StudyLog.drill(right: 0), StudyLog.drill(isFinished: false),
      StudyLog.drill(isRepeat: true), StudyLog.drill(isPiece: true),
    ])
  func nothing(payload: EventPayload) {
    var log = StudyLog()
    log.add(payload, on: 0)
    #expect(log.awards(on: 0) == StudyLog().awards(on: 0))
    #expect(AccountState(folding: log.events).tally(on: JournalScript.start) == DayTally())
  }

  @Test("five right answers are enough")
  func fewest() {
    var log = StudyLog()
    log.add(StudyLog.drill(right: 5), on: 0)
    #expect(log.awards(on: 0).points == 3)
  }

  @Test(
    "a day with a drill counts for the streak, the week and its badge, and for no badge of cards")
  func streak() {
    var log = StudyLog()
    log.leaveWaiting(on: 0)
    for day in 1...6 { log.drill(on: day) }
    let awards = log.awards(on: 6)
    #expect(awards.streak.days == 7 && awards.streak.daysOfLastSeven == 7)
    #expect(awards.streak.isMetToday && awards.streak.frozenDays.isEmpty)
    #expect(awards.earnedDay(.weekStreak) == 6)
    #expect(awards.points == 21)
    #expect(awards.progress(.hundredReviews) == .underway(1, of: 100))
    #expect(awards.progress(.perfectSession) == .underway(1, of: 20))
  }

  @Test("without any card the first drill begins everything")
  func onlyDrills() {
    var log = StudyLog()
    log.drill(on: 3)
    let awards = log.awards(on: 4)
    #expect(awards.since == JournalScript.day(3))
    #expect(awards.streak.days == 1 && !awards.streak.isMetToday)
    #expect(awards.earnedDay(.firstCard) == nil)
  }

  @Test("answers that are taken back leave what the drill of their day has earned")
  func undo() {
    var log = StudyLog()
    let answer = log.answer(on: 0)
    log.drill(on: 0)
    #expect(log.awards(on: 0).points == 6)
    log.undo(answer, of: .sine, on: 0)
    let awards = log.awards(on: 0)
    #expect(awards.points == 3 && awards.streak.days == 1)
    #expect(awards.earnedDay(.firstCard) == nil)
  }

  @Test("a clock set back grants no day for a drill, and none that a drill began later than it")
  func clock() {
    var log = StudyLog()
    log.leaveWaiting(on: 0)
    log.drill(on: 2)
    let before = log.awards(on: 2)
    log.drill(on: 1)
    log.answer(on: 1)
    #expect(log.awards(on: 2).points == before.points)
    #expect(log.awards(on: 2).streak == before.streak)
  }

  @Test(
    "a day that began with a drill in its order counts, though its answers came after a later day")
  func begunInTime() {
    var log = StudyLog()
    log.drill(on: 1)
    log.drill(on: 2)
    log.answer(on: 1)
    #expect(log.awards(on: 2).streak.days == 2)
    #expect(log.awards(on: 2).points == 9)
  }

  @Test(
    "the heatmap's days tell drills apart from answers, and sums of answers know nothing of them")
  func statistics() {
    var log = StudyLog()
    log.drill(on: 0)
    log.drill(on: 0)
    log.answer(on: 1)
    let statistics = Statistics(
      of: AccountState(folding: log.events), on: JournalScript.day(1))
    let days = statistics.month.suffix(2)
    #expect(days.map(\.drills) == [2, 0])
    #expect(days.map(\.answers) == [0, 1])
    #expect(statistics.totals.days == 1 && statistics.totals.since == JournalScript.day(1))
    #expect(statistics.monthSum.days == 1 && statistics.monthSum.milliseconds == 4_000)
  }
}
