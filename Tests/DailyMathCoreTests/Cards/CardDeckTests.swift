import Testing

@testable import DailyMathCore

@Suite("The deck of a card")
struct CardDeckTests {
  @Test("is the own deck where it has one, else that of its category")
  func home() {
    var content = CardContent(
      prompt: "p", answer: "q", distractors: [], category: .other("exam"))
    #expect(content.home == .category(.other("exam")))
    content.deck = "exam"
    #expect(content.home == .own("exam"))
  }

  @Test("has a text of its own, also where a category and a deck have the same name")
  func sortTexts() {
    let decks: [CardDeck] = [
      .own("probability"), .category(.probability), .own("x"), .category(.other("x")), .own(""),
      .category(.other("")),
    ]
    #expect(Set(decks.map(\.sortText)).count == decks.count)
  }
}
