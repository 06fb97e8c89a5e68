import DailyMathCore
import Testing

@Suite("Where a grade leads")
struct GradeOutcomeTests {
  @Test("below 4 a card comes back today, in every round", arguments: [0, 1, 2, 3])
  func comesBack(value: Int) throws {
    let grade = try #require(Grade(rawValue: value))
    for round in [ReviewRound.scheduled, .repetition, .cram] {
      #expect(outcome(grade, .new, round) == .comesBackToday)
      #expect(outcome(grade, scheduled(), round) == .comesBackToday)
    }
  }

  @Test("a card that the answer suspends does not come back", arguments: [6, 7, 8, 10, 11, 15])
  func leech(lapses: Int) {
    let isSuspended = [7, 11, 15].contains(lapses)
    for grade in [Grade.blackout, .wrong, .nearMiss] {
      #expect(
        outcome(grade, scheduled(lapses: lapses), .scheduled)
          == (isSuspended ? .suspends : .comesBackToday))
      #expect(outcome(grade, scheduled(lapses: lapses), .repetition) == .comesBackToday)
    }
    #expect(outcome(.hard, scheduled(lapses: lapses), .scheduled) == .comesBackToday)
    let unknown = scheduled(repetitions: 0, interval: 1, lapses: lapses)
    #expect(outcome(.wrong, unknown, .scheduled) == .comesBackToday)
  }

  @Test("a scheduled answer leads as far as the scheduler says")
  func scheduledRound() {
    #expect(outcome(.good, .new, .scheduled) == .inDays(1))
    #expect(outcome(.easy, .new, .scheduled) == .inDays(1))
    #expect(outcome(.good, scheduled(repetitions: 1, interval: 1), .scheduled) == .inDays(6))
    // 6 × 2.50 = 15; graded 5 the ease is 2.60 first, and 6 × 2.60 = 15.6 is rounded up.
    #expect(outcome(.good, scheduled(), .scheduled) == .inDays(15))
    #expect(outcome(.easy, scheduled(), .scheduled) == .inDays(16))
  }

  @Test("an extra round leads to the day that is planned already, never before tomorrow")
  func extraRound() {
    #expect(outcome(.good, scheduled(due: 4), .repetition) == .inDays(4))
    #expect(outcome(.easy, scheduled(due: 4), .cram) == .inDays(4))
    #expect(outcome(.good, scheduled(due: 0), .repetition) == .inDays(1))
    #expect(outcome(.good, scheduled(due: -3), .repetition) == .inDays(1))
    #expect(outcome(.good, .new, .cram) == .inDays(1))
  }

  @Test(
    "where intervals are varied, it is the day on which the card will be due", arguments: [4, 5])
  func varied(value: Int) throws {
    let grade = try #require(Grade(rawValue: value))
    var sitting = Sitting(day: 100) { script in
      script.add(.settings(SettingsChange(usesFuzz: true)), order: 1)
      script.put(.sine, order: 2)
      for day in [0, 1, 7, 22] { script.review(.sine, .good, order: Int64(day + 10), day: day) }
    }
    let outcome = GradeOutcome(
      of: grade, for: .sine, in: sitting.state, round: .scheduled, on: sitting.today)
    sitting.answer(grade)
    let schedule = try #require(sitting.state.card(.sine)?.review.schedule)
    #expect(outcome == .inDays(sitting.today.days(until: schedule.due)))
    // 38 × 2.50 = 95 and 38 × 2.60 = 98.8, which stay exact for the next interval.
    #expect(schedule.interval.days == (value == 4 ? 95 : 99))
  }

  private func outcome(
    _ grade: Grade, _ state: ReviewState, _ round: ReviewRound
  ) -> GradeOutcome {
    GradeOutcome(of: grade, in: state, round: round, on: JournalScript.day(0))
  }

  private func scheduled(
    repetitions: Int = 2, interval: Int = 6, due: Int = 0, lapses: Int = 0
  ) -> ReviewState {
    .scheduled(
      Schedule(
        ease: .initial, interval: Interval(days: interval), repetitions: repetitions,
        lapses: lapses,
        lastReviewed: JournalScript.day(due - interval), due: JournalScript.day(due)))
  }
}
