import DailyMathApp
import DailyMathCore
import Testing

@Suite("What waits in each category")
struct CategoryCountTests {
  private func counts(_ learner: Learner) -> [CategoryCount] {
    let plan = StudyPlan(for: learner.library, on: Learner.today)
    return CategoryCount.counts(of: plan, in: learner.library)
  }

  @Test("only cards that wait count, the largest count first, equal ones by name")
  func order() {
    var learner = Learner()
    for name in ["a", "b", "c"] { learner.put(name, category: .probability) }
    for name in ["d", "e"] { learner.put(name, category: .trigonometry) }
    learner.put("f", category: .other("Zeta"))
    learner.put("g", category: .other("Alfa"))
    learner.review("c", .good)
    #expect(
      counts(learner)
        == [
          CategoryCount(.probability, 2), CategoryCount(.trigonometry, 2),
          CategoryCount(.other("Alfa"), 1), CategoryCount(.other("Zeta"), 1),
        ])
  }

  @Test("nothing waits, nothing counts")
  func nothing() {
    #expect(counts(Learner()).isEmpty)
  }
}
