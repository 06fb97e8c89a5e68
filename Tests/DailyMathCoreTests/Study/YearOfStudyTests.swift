import Testing

@testable import DailyMathCore

/// A learner who studies for a year, in whose memory a card fades with the days since it was seen.
private struct SimulatedLearner {
  var sitting: Sitting
  private var generator: SplitMix64
  /// The days on which the learner does not study.
  let daysOff: Range<Int>
  /// How many answers each day took, extra rounds among them.
  private(set) var workload: [Int] = []

  init(cards: Int, seed: UInt64, daysOff: Range<Int> = 0..<0, settings: SettingsChange) {
    self.daysOff = daysOff
    generator = SplitMix64(seed: seed)
    sitting = Sitting(day: 0, seed: seed) { script in
      script.add(.settings(settings), order: 1)
      for index in 0..<cards { script.put(CardID("card\(index)"), order: Int64(index + 2)) }
    }
  }

  /// Sits down on `day`, answers until nothing is asked any more, and returns how many cards were planned.
  mutating func study(on day: Int) -> Int {
    guard !daysOff.contains(day) else {
      workload.append(0)
      return 0
    }
    sitting.day = day
    sitting.session = QuizSession(
      .day, in: sitting.state, on: sitting.today, seed: generator.next())
    sitting.next()
    let before = sitting.session.answerCount
    while let showing = sitting.session.showing { sitting.answer(grade(of: showing)) }
    workload.append(sitting.session.answerCount - before)
    return sitting.session.plannedCount
  }

  /// 95 % of what was just seen is recalled, 88 % of what is due on its day, less the longer it waited.
  private mutating func grade(of showing: QuizShowing) -> Grade {
    let schedule = sitting.state.card(showing.card)?.review.schedule
    var percentage = 95
    if showing.round == .scheduled, let schedule {
      let waited = schedule.lastReviewed.days(until: sitting.today)
      let late = max(0, waited - schedule.interval.days)
      percentage = max(40, 88 - 10 * late / schedule.interval.days)
    }
    guard generator.next(below: 100) < percentage else { return .wrong }
    return [.hard, .good, .good, .good, .easy][generator.next(below: 5)]
  }

  /// The mean number of answers a day, week by week.
  var weeklyMeans: [Int] {
    stride(from: 0, to: workload.count, by: 7).map { start in
      let week = workload[start..<min(start + 7, workload.count)]
      return week.reduce(0, +) / week.count
    }
  }
}

@Suite("A year of study, simulated")
struct YearOfStudyTests {
  @Test("with twenty new cards a day and no limit on reviews, everything is asked on its day")
  func everyDay() {
    let cardCount = 20 * 365
    var learner = SimulatedLearner(
      cards: cardCount, seed: 2_026,
      settings: SettingsChange(newCardsPerDay: 20, reviewsPerDay: 9_999, usesFuzz: true))
    for day in 0..<365 {
      let state = learner.sitting.state
      let today = JournalScript.day(day)
      let due = state.index.scheduled.count { $0.day <= today }
      #expect(StudyPlan(for: state, on: today).due.count == due)
      #expect(learner.study(on: day) == due + 20)
      let plan = StudyPlan(for: learner.sitting.state, on: today)
      #expect(plan.isEmpty && plan.putOff.isEmpty)
      #expect(plan.cardCount == cardCount)
      #expect(learner.sitting.state.tally(on: today).introduced == 20)
      #expect(learner.sitting.state.tally(on: today).reviewed == due)
    }
    expectSound(learner, cards: cardCount)
    print("answers a day, week by week, no limit:", learner.weeklyMeans)
  }

  @Test("with a limit on reviews and two weeks away, the backlog is worked off")
  func backlog() {
    let cardCount = 1_000
    var learner = SimulatedLearner(
      cards: cardCount, seed: 7, daysOff: 60..<74,
      settings: SettingsChange(newCardsPerDay: 10, reviewsPerDay: 100))
    var heldBack: [Int] = []
    for day in 0..<365 {
      let today = JournalScript.day(day)
      _ = learner.study(on: day)
      #expect(learner.sitting.state.tally(on: today).reviewed <= 100)
      #expect(learner.sitting.state.tally(on: today).introduced <= 10)
      let plan = StudyPlan(for: learner.sitting.state, on: today)
      #expect(plan.isEmpty || learner.daysOff.contains(day))
      #expect(plan.cardCount == cardCount)
      heldBack.append(plan.heldBack)
    }
    #expect(heldBack[74] > 0)
    #expect(heldBack.suffix(100).contains(0))
    expectSound(learner, cards: cardCount)
    print("answers a day, week by week, a hundred reviews:", learner.weeklyMeans)
  }

  /// Every card is where its answers have led it, and what was never answered is still new.
  private func expectSound(_ learner: SimulatedLearner, cards: Int) {
    let state = learner.sitting.state
    #expect(state.cardCount == cards)
    for card in state.cards {
      let reviews = state.reviews(of: card.id)
      switch card.review {
      case .new: #expect(reviews.isEmpty)
      case .scheduled(let schedule):
        #expect(schedule.due > schedule.lastReviewed)
        #expect(schedule.lastReviewed == reviews.last { $0.round == .scheduled }?.day)
        // Every answer below 4 was followed by a better one on the same day.
        #expect(reviews.last?.grade ?? .wrong >= .good || card.isSuspended)
      }
      #expect(!card.isSuspended || card.isLeech)
    }
  }
}
