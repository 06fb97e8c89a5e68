import Testing

@testable import DailyMathCore

@Suite("Practice with a simulated learner who has ten weak facts")
struct PracticeLearnerTests {
  private let today = StudyDay(daysSince1970: 20_000)

  /// What came of 200 problems.
  private struct Figures: CustomStringConvertible {
    /// How often each weak fact was asked.
    var weak: [Int] = []
    /// How often each of the other facts was asked that the learner had met by then.
    var strong: [Int] = []
    /// How often each fact that was cured in them was asked after that, in these and in 100 problems more.
    var afterCure: [Int] = []

    static func mean(_ counts: [Int]) -> Double {
      counts.isEmpty ? 0 : Double(counts.reduce(0, +)) / Double(counts.count)
    }

    var description: String {
      func tenths(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }
      return
        "weak \(weak.min() ?? 0) to \(weak.max() ?? 0) times, mean \(tenths(Self.mean(weak))); "
        + "\(strong.count) strong ones, mean \(tenths(Self.mean(strong))), "
        + "mean of the \(strong.count { $0 > 0 }) asked \(tenths(Self.mean(strong.filter { $0 > 0 }))); "
        + "\(afterCure.count) cured, then mean \(tenths(Self.mean(afterCure))), at most "
        + "\(afterCure.max() ?? 0) times"
    }
  }

  private func practise(
    _ learner: inout DrillingLearner, _ weak: [AgilityFact], record: AgilityRecord, seed: UInt64
  ) -> Figures {
    var now: Int64 = 0
    var session = DrillSession(
      DrillSettings(mode: .practice, length: .endless, acceptance: .enter), seed: seed,
      run: "practice", record: record, day: today, at: now)
    var before: [AgilityFact: Int] = [:]
    var after: [AgilityFact: Int] = [:]
    for _ in 0..<200 {
      let fact = session.problem.fact
      if learner.isWeak(fact) || !weak.contains(fact) {
        before[fact, default: 0] += 1
      } else {
        after[fact, default: 0] += 1
      }
      learner.answer(&session, clock: &now)
    }
    let met = Set(record.facts.keys).union(before.keys).subtracting(weak)
    let strong = met.map { before[$0, default: 0] }
    let cured = weak.filter { !learner.isWeak($0) }
    let counts = weak.map { before[$0, default: 0] + after[$0, default: 0] }
    for _ in 0..<100 {
      after[session.problem.fact, default: 0] += 1
      learner.answer(&session, clock: &now)
    }
    return Figures(
      weak: counts, strong: strong, afterCure: cured.map { after[$0, default: 0] })
  }

  /// Tells how many weak facts were asked at least four times as often as strong ones on average.
  private func count(_ figures: Figures) -> Int {
    figures.weak.count { Double($0) >= 4 * Figures.mean(figures.strong) }
  }

  private func check(_ figures: Figures) {
    #expect(Figures.mean(figures.weak) >= 7 * Figures.mean(figures.strong))
    // Whoever guesses right three times looks cured: one of the ten may slip through.
    #expect(count(figures) >= 9)
    #expect(figures.afterCure.count >= 7)
    #expect(Figures.mean(figures.afterCure) <= 4)
    #expect(figures.afterCure.allSatisfy { $0 <= 6 })
  }

  @Test(
    "who never drilled meets each weak fact four times as often as strong ones, until it is cured",
    arguments: [UInt64](1...8))
  func withoutHistory(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    // The first 66 of the tables are those of ×.
    let weak = Array(generator.shuffled(Array(AgilityFact.tables.prefix(66))).prefix(10))
    var learner = DrillingLearner(weak: weak, rightToCure: 5, seed: seed)
    let figures = practise(&learner, weak, record: AgilityRecord(), seed: seed)
    print("Practice without history, seed \(seed): \(figures)")
    check(figures)
  }

  @Test(
    "who drilled for 60 days meets each weak fact four times as often as strong ones, until it is cured",
    arguments: [UInt64](1...8))
  func withHistory(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var nobody = DrillingLearner(weak: [], rightToCure: 0, seed: seed)
    let asked = DrillingHistory(of: &nobody, days: 60, before: today, seed: seed).counts
    let frequent = asked.filter { $0.value >= 3 }.keys.sorted { $0.text < $1.text }
    let weak = Array(generator.shuffled(frequent).prefix(10))
    var learner = DrillingLearner(weak: weak, rightToCure: 5, seed: seed)
    learner.learns = false
    let history = DrillingHistory(of: &learner, days: 60, before: today, seed: seed)
    learner.learns = true
    let figures = practise(&learner, weak, record: history.record, seed: seed)
    print("Practice after 60 drills, seed \(seed): \(figures)")
    check(figures)
  }
}
