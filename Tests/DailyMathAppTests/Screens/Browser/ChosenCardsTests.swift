import Testing

@testable import DailyMathApp

@Suite("Chosen cards")
struct ChosenCardsTests {
  @Test("are those that were chosen and not let go, in ascending order, each once")
  func indices() {
    var choice = ChosenCards([130, 0, 63, 64, 130])
    #expect(choice.indices == [0, 63, 64, 130])
    #expect(choice.count == 4)
    #expect(choice.contains(64))
    #expect(!choice.contains(65))
    #expect(!choice.contains(10_000))
    choice.remove(64)
    choice.remove(64)
    choice.remove(5_000)
    #expect(choice.indices == [0, 63, 130])
    #expect(choice.count == 3)
  }

  @Test("are equal where the same cards are chosen, whatever was chosen before")
  func equality() {
    var choice = ChosenCards([3])
    choice.insert(9_999)
    choice.remove(9_999)
    #expect(choice == ChosenCards([3]))
    choice.remove(3)
    #expect(choice == ChosenCards())
    #expect(choice.isEmpty)
  }

  @Test("an index below zero is nobody's")
  func negative() {
    var choice = ChosenCards([-1])
    choice.remove(-1)
    #expect(choice.isEmpty)
    #expect(!choice.contains(-1))
  }
}
