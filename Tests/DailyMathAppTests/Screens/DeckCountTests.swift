import DailyMathApp
import DailyMathCore
import Testing

@Suite("What waits in each deck")
struct DeckCountTests {
  private func counts(_ learner: Learner) -> [DeckCount] {
    let plan = StudyPlan(for: learner.library, on: Learner.today)
    return DayFacts(of: plan, in: learner.library, on: Learner.today).decks
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
          DeckCount(.category(.probability), 2), DeckCount(.category(.trigonometry), 2),
          DeckCount(.category(.other("Alfa")), 1), DeckCount(.category(.other("Zeta")), 1),
        ])
  }

  @Test("a card counts for its own deck and not for its category, and decks come after categories")
  func ownDecks() {
    var learner = Learner()
    learner.put("a", category: .trigonometry)
    for name in ["b", "c"] {
      var content = Learner.content(name, category: .trigonometry)
      content.deck = "Parcial 2"
      learner.write(.cardPut(CardID(name), content))
    }
    learner.put("d", category: .trigonometry)
    #expect(
      counts(learner) == [
        DeckCount(.category(.trigonometry), 2), DeckCount(.own("Parcial 2"), 2),
      ])
  }

  @Test("nothing waits, nothing counts")
  func nothing() {
    #expect(counts(Learner()).isEmpty)
  }
}
