import DailyMathCore
import Testing

@Suite("Categories")
struct CardCategoryTests {
  @Test("a category comes back from the text that stands for it in the journal")
  func roundTrip() {
    let identifiers = [
      "trigonometry", "differential-calculus", "integral-calculus", "differential-equations",
      "linear-algebra", "probability",
    ]
    #expect(CardCategory.wellKnown.map(\.identifier) == identifiers)
    #expect(identifiers.map { CardCategory(identifier: $0) } == CardCategory.wellKnown)
    #expect(CardCategory(identifier: "Topología") == .other("Topología"))
    #expect(CardCategory.other("Topología").identifier == "Topología")
  }
}
