import DailyMathCore
import Testing

@Suite("A card's schedule")
struct ScheduleTests {
  private func schedule(lastReviewed: Int, due: Int) -> Schedule {
    Schedule(
      ease: .initial, interval: Interval(days: due - lastReviewed), repetitions: 3, lapses: 0,
      lastReviewed: StudyDay(daysSince1970: lastReviewed), due: StudyDay(daysSince1970: due))
  }

  @Test(
    "a card is due from its day on, and whenever its last review lies in the future",
    arguments: [
      (100, false), (101, false), (109, false), (110, true), (111, true), (9_999, true),
      (99, true), (0, true), (-265, true),
    ])
  func due(day: Int, isDue: Bool) {
    let today = StudyDay(daysSince1970: day)
    #expect(schedule(lastReviewed: 100, due: 110).isDue(on: today) == isDue)
  }

  @Test("a card answered under a wrong clock is due again as soon as the clock is right")
  func answeredUnderWrongClock() {
    let today = StudyDay(daysSince1970: 20_000)
    let future = SM2Scheduler.schedule(after: .good, in: .new, on: today.adding(days: 365))
    #expect(future.isDue(on: today))
    let mended = SM2Scheduler.schedule(after: .good, in: .scheduled(future), on: today)
    #expect(!mended.isDue(on: today))
    #expect(mended.due == today.adding(days: 6))
  }
}
