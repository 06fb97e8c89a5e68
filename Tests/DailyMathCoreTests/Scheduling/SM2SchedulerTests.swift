import DailyMathCore
import Testing

@Suite("SM-2")
struct SM2SchedulerTests {
  private let day = StudyDay(daysSince1970: 20_000)

  private func schedule(after grades: [Grade]) -> Schedule? {
    var state = ReviewState.new
    var today = day
    for grade in grades {
      let schedule = SM2Scheduler.schedule(after: grade, in: state, on: today)
      state = .scheduled(schedule)
      today = schedule.due
    }
    return state.schedule
  }

  @Test("5, 5, 2, 2, 5, 5, 5 ends at 18 days, where floating point gives 19")
  func floatingPointTrap() {
    // Ease 2.70 after two, unchanged by the lapses, 3.00 after all: 1, 6, then 6 × 3.00.
    let result = schedule(after: [.easy, .easy, .nearMiss, .nearMiss, .easy, .easy, .easy])
    #expect(result?.interval == Interval(days: 18))
    #expect(result?.ease == EaseFactor(hundredths: 300))
    #expect(result?.repetitions == 3)
  }

  @Test("the ease changes before the interval is computed")
  func easeFirst() {
    // 6 × 2.36 = 14.16, rounded up; with the old ease it would be 6 × 2.50 = 15 as well, so one more step:
    // 15 × 2.22 = 33.3 against 15 × 2.36 = 35.4.
    #expect(schedule(after: [.good, .good, .hard])?.interval.days == 15)
    #expect(schedule(after: [.good, .good, .hard, .hard])?.interval.days == 34)
  }

  @Test("a lapse is counted only where the card was known")
  func lapses() {
    #expect(schedule(after: [.wrong])?.lapses == 0)
    #expect(schedule(after: [.wrong, .blackout])?.lapses == 0)
    #expect(schedule(after: [.hard, .wrong])?.lapses == 1)
    #expect(schedule(after: [.hard, .wrong, .wrong])?.lapses == 1)
    #expect(schedule(after: [.hard, .wrong, .hard, .nearMiss])?.lapses == 2)
  }

  @Test("ten thousand perfect answers neither overflow nor pass a hundred years")
  func perfectForEver() throws {
    let result = try #require(schedule(after: Array(repeating: .easy, count: 10_000)))
    #expect(result.ease == EaseFactor(hundredths: 250 + 10 * 10_000))
    #expect(result.interval == .longest)
    #expect(result.repetitions == 10_000)
  }

  @Test("ten thousand hard answers rest at the lowest ease")
  func hardForEver() throws {
    let result = try #require(schedule(after: Array(repeating: .hard, count: 10_000)))
    #expect(result.ease == .minimum)
    #expect(result.interval == .longest)
  }

  @Test("counts at the end of the integers stay there instead of trapping")
  func largestCounts() {
    let state = ReviewState.scheduled(
      Schedule(
        ease: EaseFactor(hundredths: .max), interval: .longest, repetitions: .max, lapses: .max,
        lastReviewed: day, due: day))
    let passed = SM2Scheduler.schedule(after: .easy, in: state, on: day)
    #expect(passed.repetitions == .max)
    #expect(passed.interval == .longest)
    let lapsed = SM2Scheduler.schedule(after: .wrong, in: state, on: day)
    #expect(lapsed.repetitions == 0)
    #expect(lapsed.lapses == .max)
  }

  @Test("an overdue card grows from its interval, not from the days that went by")
  func overdue() throws {
    let known = try #require(schedule(after: [.good, .good]))
    let late = SM2Scheduler.schedule(
      after: .good, in: .scheduled(known), on: known.due.adding(days: 300))
    #expect(late.interval.days == 15)
    #expect(late.due == known.due.adding(days: 315))
  }

  @Test("random sequences keep every rule", arguments: 1...100)
  func properties(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var state = ReviewState.new
    var today = day
    for _ in 0..<100 {
      let outcomes = Grade.allCases.map {
        SM2Scheduler.schedule(after: $0, in: state, on: today)
      }
      for (worse, better) in zip(outcomes, outcomes.dropFirst()) {
        try #require(worse.due <= better.due, "a better grade is never due earlier")
        try #require(worse.ease <= better.ease || worse.repetitions == 0)
      }
      // Lapses are made rare, so that long intervals come up too.
      let grade = generator.next(below: 12)
      let next = outcomes[grade < 6 ? grade : 3 + grade % 3]
      let before = state.schedule
      try #require(next.ease >= .minimum)
      try #require((1...36_500).contains(next.interval.days))
      try #require(next.due == today.adding(days: next.interval.days))
      try #require(next.lastReviewed == today)
      if next.repetitions == 0 {
        try #require(next.interval == .first)
        try #require(next.ease == (before?.ease ?? .initial), "a lapse leaves the ease")
      } else {
        try #require(next.repetitions == (before?.repetitions ?? 0) + 1)
        try #require(next.lapses == (before?.lapses ?? 0))
      }
      state = .scheduled(next)
      // Some answers come early, some late.
      today = next.lastReviewed.adding(days: generator.next(below: 2 * next.interval.days + 1))
    }
  }
}
