import DailyMathCore
import Testing

@Suite("Categories of the learner's own")
struct AccountStateCategoryTests {
  @Test("each is listed once, by name, for as long as a card has it")
  func listed() {
    var script = JournalScript("laptop")
    for (order, name) in ["topology", "logic", "topology", "linear-algebra"].enumerated() {
      script.add(.cardPut(CardID("card\(order)"), content(in: name)), order: Int64(order + 1))
    }
    #expect(categories(after: script) == [.other("logic"), .other("topology")])
    script.add(.cardPut(CardID("card1"), content(in: "probability")), order: 5)
    script.add(.cardDelete(CardID("card0")), order: 6)
    #expect(categories(after: script) == [.other("topology")])
    script.add(.cardDelete(CardID("card2")), order: 7)
    #expect(categories(after: script) == [])
  }

  private func content(in category: String) -> CardContent {
    CardContent(
      prompt: "1 + 1", answer: "2", distractors: ["3"],
      category: CardCategory(identifier: category))
  }

  private func categories(after script: JournalScript) -> [CardCategory] {
    var state = AccountState()
    for event in script.events { state.apply(event) }
    return state.ownCategories
  }
}
