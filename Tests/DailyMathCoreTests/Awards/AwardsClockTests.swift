import DailyMathCore
import Testing

@Suite("Awards and clocks")
struct AwardsClockTests {
  @Test("a clock set back grants no day and no points, even for a day that was missed")
  func setBack() {
    var log = StudyLog()
    log.leaveWaiting(on: 0)
    log.practise(on: [2])
    let before = log.awards(on: 2)
    #expect(before.streak.days == 1)
    #expect(before.points == 6)
    log.practise(on: [1])
    #expect(log.awards(on: 2) == before)
    log.practise(on: [2, 3])
    #expect(log.awards(on: 3).streak.days == 2)
    #expect(log.awards(on: 3).points == 9)
  }

  @Test("a clock set back by years changes neither the beginning nor the day of a badge")
  func setBackByYears() {
    var log = StudyLog()
    log.answer(on: 0)
    log.answer(on: -4_000)
    #expect(log.awards(on: 0).since == JournalScript.day(0))
    #expect(log.awards(on: 0).earnedDay(.firstCard) == 0)
    #expect(log.awards(on: 0).streak.days == 1)
  }

  @Test("a day that a clock far ahead brought about is ignored until it is reached")
  func ahead() {
    var log = StudyLog()
    log.practise(on: [0, 1, 400, 2, 3])
    let awards = log.awards(on: 3)
    #expect(awards.streak.days == 4)
    #expect(awards.points == 12)
    #expect(log.awards(on: 399).points == 12)
    // Then it was there first, and what began after it does not count.
    #expect(log.awards(on: 400).points == 9)
  }

  @Test("a day that another device had meanwhile counts, however late it arrives")
  func lateArrival() {
    var here = StudyLog("a")
    here.leaveWaiting(on: 0)
    var elsewhere = StudyLog("b", after: 10)
    elsewhere.practise(on: [1])
    var later = StudyLog("c", after: 20)
    later.practise(on: [2])
    let day = JournalScript.day(2)
    var state = AccountState(folding: here.events + later.events)
    #expect(Awards(of: state, on: day).streak.days == 1)
    for event in elsewhere.events { state.apply(event) }
    #expect(Awards(of: state, on: day).streak.days == 3)
    #expect(Awards(of: state, on: day).points == 9)
  }

  /// A day's answer at that hour of the wall clock.
  private func moment(
    _ date: StudyDay, hour: Int, offset hours: Int, rollover: RolloverHour = .standard
  ) -> Moment {
    let local = date.daysSince1970 * 24 + hour
    return Moment(
      instant: Instant(milliseconds: Int64((local - hours) * 3_600_000)),
      offset: UTCOffset(seconds: hours * 3_600), rollover: rollover)
  }

  private func date(_ text: String) throws -> StudyDay { try #require(StudyDay(text)) }

  @Test(
    "a freeze covers the night on which the clocks change",
    arguments: [
      // New York, 8 March 2026: 02:00 becomes 03:00. 1 November 2026: 02:00 becomes 01:00.
      ("2026-03-06", -5, -4), ("2026-03-07", -5, -4), ("2026-10-30", -4, -5),
      ("2026-10-31", -4, -5),
    ])
  func frozenNight(lastMet: String, before: Int, after: Int) throws {
    let last = try date(lastMet)
    var log = StudyLog()
    let first = moment(last.adding(days: -6), hour: 21, offset: before)
    log.add(.cardPut(.waiting, JournalScript.content("waits")), at: first)
    log.add(StudyLog.answer(.waiting), at: first)
    for day in -5...0 {
      log.add(
        StudyLog.answer(.sine, round: .cram),
        at: moment(last.adding(days: day), hour: 21, offset: before))
    }
    let next = moment(last.adding(days: 2), hour: 4, offset: after)
    #expect(next.day == last.adding(days: 2))
    log.add(StudyLog.answer(.sine, round: .cram), at: next)
    let streak = Awards(of: AccountState(folding: log.events), on: next.day).streak
    #expect(streak.days == 8)
    #expect(streak.frozenDays == [last.adding(days: 1)])
    #expect(streak.freezes == 0)
  }

  @Test("the hour that comes twice counts for the evening before, and takes no freeze")
  func repeatedHour() throws {
    let evening = try date("2026-10-31")
    var log = StudyLog()
    let first = moment(try date("2026-10-30"), hour: 21, offset: -4)
    log.add(.cardPut(.waiting, JournalScript.content("waits")), at: first)
    log.add(StudyLog.answer(.waiting), at: first)
    let night = moment(try date("2026-11-01"), hour: 1, offset: -5)
    #expect(night.day == evening)
    log.add(StudyLog.answer(.sine, round: .cram), at: night)
    let streak = Awards(of: AccountState(folding: log.events), on: evening).streak
    #expect(streak.days == 2)
    #expect(streak.isMetToday)
  }

  @Test("another rollover hour leaves the streak as it was")
  func rollover() throws {
    var log = StudyLog()
    let first = try date("2026-05-04")
    // Half a week of nights: at three o'clock it is still the day before.
    for night in 1...3 {
      log.add(
        StudyLog.answer(.sine, round: .cram),
        at: moment(first.adding(days: night), hour: 3, offset: -5))
    }
    let last = first.adding(days: 2)
    let before = Awards(of: AccountState(folding: log.events), on: last)
    #expect(before.streak.days == 3)
    #expect(before.since == first)
    let midnight = RolloverHour(clamping: 0)
    log.add(
      .settings(SettingsChange(rollover: midnight)),
      at: moment(first.adding(days: 3), hour: 12, offset: -5))
    #expect(Awards(of: AccountState(folding: log.events), on: last) == before)
    let next = moment(first.adding(days: 3), hour: 13, offset: -5, rollover: midnight)
    log.add(StudyLog.answer(.sine, round: .cram), at: next)
    #expect(Awards(of: AccountState(folding: log.events), on: next.day).streak.days == 4)
  }

  @Test(
    "travelling counts the study days as they were there",
    arguments: [
      // Tokyo on Monday evening, Bogotá on the same Monday's evening, Tuesday in Bogotá.
      ([(0, 20, 9), (0, 19, -5), (1, 9, -5)], 2),
      // Bogotá on Monday evening, Tokyo on Tuesday evening and on Wednesday.
      ([(0, 21, -5), (1, 22, 9), (2, 8, 9)], 3),
    ])
  func travel(answers: [(day: Int, hour: Int, offset: Int)], days: Int) throws {
    let monday = try date("2026-06-01")
    var log = StudyLog()
    for answer in answers {
      log.add(
        StudyLog.answer(.sine, round: .cram),
        at: moment(monday.adding(days: answer.day), hour: answer.hour, offset: answer.offset))
    }
    let last = monday.adding(days: days - 1)
    let awards = Awards(of: AccountState(folding: log.events), on: last)
    #expect(awards.streak.days == days)
    #expect(awards.points == days * 3)
  }
}
