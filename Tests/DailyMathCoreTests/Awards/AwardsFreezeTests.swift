import DailyMathCore
import Testing

@Suite("Freezes of the streak")
struct AwardsFreezeTests {
  /// A card waits from the second day on, and there was work on each of the days.
  private func studied(working days: some Sequence<Int>) -> StudyLog {
    var log = StudyLog()
    log.leaveWaiting(on: 0)
    log.practise(on: days)
    return log
  }

  @Test(
    "seven days with work earn a freeze, and no more than two are kept",
    arguments: [(6, 0, 6), (7, 1, 0), (13, 1, 6), (14, 2, 0), (21, 2, 0), (24, 2, 3)])
  func earning(days: Int, freezes: Int, towardsNext: Int) {
    let streak = studied(working: 0..<days).awards(on: days - 1).streak
    #expect(streak.freezes == freezes)
    #expect(streak.daysTowardsFreeze == towardsNext)
    #expect(streak.days == days)
  }

  @Test("a missed day takes a freeze by itself, and is shown")
  func spending() {
    let streak = studied(working: [0, 1, 2, 3, 4, 5, 6, 8]).awards(on: 8).streak
    #expect(streak.days == 8)
    #expect(streak.frozenNumbers == [7])
    #expect(streak.freezes == 0)
    #expect(streak.daysTowardsFreeze == 1)
    #expect(streak.daysOfLastSeven == 6)
  }

  @Test("a frozen day earns no points")
  func noPoints() {
    #expect(studied(working: [0, 1, 2, 3, 4, 5, 6, 8]).awards(on: 8).points == 24)
  }

  @Test("today takes no freeze before it is over")
  func today() {
    let log = studied(working: 0...6)
    #expect(log.awards(on: 7).streak.freezes == 1)
    #expect(log.awards(on: 7).streak.frozenDays.isEmpty)
    #expect(log.awards(on: 8).streak.freezes == 0)
    #expect(log.awards(on: 8).streak.frozenNumbers == [7])
    #expect(log.awards(on: 8).streak.days == 7)
    #expect(log.awards(on: 9).streak.days == 0)
  }

  @Test("two freezes cover two missed days and not a third")
  func atMostTwo() {
    let covered = studied(working: Array(0...27) + [30]).awards(on: 30).streak
    #expect(covered.days == 29)
    #expect(covered.frozenNumbers == [28, 29])
    let lost = studied(working: Array(0...27) + [31]).awards(on: 31).streak
    #expect(lost.days == 1)
    #expect(lost.best == 28)
    #expect(lost.frozenNumbers == [28, 29])
    #expect(lost.freezes == 0)
  }

  @Test("a day on which nothing is due takes no freeze")
  func nothingDue() {
    var log = StudyLog()
    log.practise(on: Array(0...6) + [9])
    let streak = log.awards(on: 9).streak
    #expect(streak.days == 8)
    #expect(streak.freezes == 1)
    #expect(streak.frozenDays.isEmpty)
  }

  @Test("days with work need not be in a row to earn a freeze")
  func notInARow() {
    let streak = studied(working: [0, 1, 2, 3, 4, 6, 7]).awards(on: 7).streak
    #expect(streak.days == 2)
    #expect(streak.best == 5)
    #expect(streak.freezes == 1)
    #expect(streak.daysTowardsFreeze == 0)
  }

  @Test("an undo of the day's only answer makes it a missed one, which takes a freeze")
  func undo() {
    var log = studied(working: 0...6)
    let answer = log.answer(on: 7, round: .cram)
    log.practise(on: [8])
    #expect(log.awards(on: 8).streak.days == 9)
    log.undo(answer, on: 8)
    #expect(log.awards(on: 8).streak.days == 8)
    #expect(log.awards(on: 8).streak.frozenNumbers == [7])
  }
}
