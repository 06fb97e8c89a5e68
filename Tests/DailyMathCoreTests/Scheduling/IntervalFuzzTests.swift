import Testing

@testable import DailyMathCore

@Suite("Varied intervals")
struct IntervalFuzzTests {
  @Test(
    "are the same for a card and a review for ever",
    arguments: [
      // Worked out with a program in Python from the description: FNV-1a, SplitMix64, 5 % to the nearest day.
      ("sine", 10, [10, 10, 10, 10]), ("sine", 11, [10, 10, 11, 12]),
      ("sine", 30, [29, 28, 28, 28]), ("sine", 365, [368, 359, 378, 355]),
      ("limit", 11, [11, 11, 11, 10]), ("limit", 30, [31, 29, 32, 29]),
      ("limit", 100, [102, 96, 101, 99]),
      ("0123456789abcdefghjkmnpqrs", 100, [96, 98, 102, 105]),
      ("sine", 36_500, [36_500, 36_500, 36_500, 34_911]),
    ])
  func pinned(card: String, interval: Int, days: [Int]) {
    let varied = (1...4).map {
      IntervalFuzz.days(of: Interval(days: interval), for: CardID(card), review: $0)
    }
    #expect(varied == days)
  }

  @Test(
    "differ by at most 5 % in whole days, halves rounded upwards",
    arguments: [
      (1, 0), (6, 0), (10, 0), (11, 1), (29, 1), (30, 2), (49, 2), (50, 3), (100, 5), (365, 18),
    ])
  func spread(days: Int, most: Int) {
    let interval = Interval(days: days)
    #expect(IntervalFuzz.spread(of: interval) == most)
    let varied = (1...2_000).map {
      IntervalFuzz.days(of: interval, for: .sine, review: $0) - days
    }
    #expect(varied.min() == -most)
    #expect(varied.max() == most)
  }

  @Test("move the day on which a card is due and leave what SM-2 goes on from exact")
  func noDrift() {
    let exact = schedules(isFuzzed: false)
    let varied = schedules(isFuzzed: true)
    #expect(exact.map(\.interval.days) == [1, 6, 15, 38, 95, 238, 595])
    #expect(varied.map(\.interval) == exact.map(\.interval))
    #expect(varied.map(\.ease) == exact.map(\.ease))
    #expect(varied[..<2].map(\.due) == exact[..<2].map(\.due))
    for (number, schedule) in varied.enumerated().dropFirst(2) {
      let days = schedule.lastReviewed.days(until: schedule.due)
      #expect(
        days == IntervalFuzz.days(of: schedule.interval, for: .sine, review: number + 1))
    }
    #expect(varied.map(\.due) != exact.map(\.due))
  }

  @Test("are the same however the events arrive, and follow the answer that is taken back")
  func fold() {
    var script = JournalScript("one")
    script.put(.sine, order: 1)
    for number in 1...5 {
      script.add(
        .review(Self.review(isFuzzed: number != 4)), order: Int64(1 + number), day: number * 50)
    }
    let state = AccountState(folding: script.events)
    #expect(AccountState(folding: script.events.reversed()).card(.sine) == state.card(.sine))
    let last = script.events[5].position.identity
    script.undo(last, of: .sine, order: 10)
    let taken = AccountState(folding: script.events).card(.sine)?.review.schedule
    // The fourth answer was given with the setting off: 15 × 2.50 = 37.5, a fraction rounded up.
    #expect(taken?.due == JournalScript.day(200 + 38))
  }

  private func schedules(isFuzzed: Bool) -> [Schedule] {
    var state = AccountState()
    var script = JournalScript("one")
    script.put(.sine, order: 1)
    for number in 1...7 {
      script.add(
        .review(Self.review(isFuzzed: isFuzzed)), order: Int64(1 + number), day: number * 1_000)
    }
    var schedules: [Schedule] = []
    for event in script.events {
      state.apply(event)
      if let schedule = state.card(.sine)?.review.schedule { schedules.append(schedule) }
    }
    return schedules
  }

  private static func review(isFuzzed: Bool) -> Review {
    Review(
      card: .sine, session: "s", round: .scheduled, kind: .choice, answered: "2",
      suggested: .good, grade: .good, milliseconds: 1_000, before: .new, isFuzzed: isFuzzed)
  }
}
