import DailyMathCore
import Testing

@Suite("The order of cards in a table")
struct CardSortingTests {
  private static let matcher: CardMatcher = {
    var library = BrowsedLibrary()
    library.put("d", "Ábaco", deck: "Zeta")
    library.put("c", "zorro")
    library.put("b", "abacos", category: .probability)
    library.put("a", "Zorro", category: .probability)
    library.review("c", .easy, before: 3)
    library.review("b", .good, before: 3)
    library.review("b", .good, before: 2)
    library.review("b", .wrong, before: 1)
    return CardMatcher(cardsOf: library.state, names: CardMatcherTests.names)
  }()

  @Test(
    "cards stand in the order of what was chosen, ties by identity, and what is missing last",
    arguments: [
      // c was due 2 days ago and b today; a and d are new.
      (CardSorting(.due), "cbad"), (CardSorting(.due, isReversed: true), "bcad"),
      (CardSorting(.created), "dcba"), (CardSorting(.created, isReversed: true), "abcd"),
      (CardSorting(.prompt), "dbac"), (CardSorting(.prompt, isReversed: true), "acbd"),
      (CardSorting(.ease), "bcad"), (CardSorting(.ease, isReversed: true), "cbad"),
      (CardSorting(.interval), "bcad"), (CardSorting(.interval, isReversed: true), "bcad"),
      (CardSorting(.lapses), "acdb"), (CardSorting(.lapses, isReversed: true), "bacd"),
      (CardSorting(.deck), "cabd"), (CardSorting(.deck, isReversed: true), "dabc"),
    ])
  func order(sorting: CardSorting, cards: String) {
    let order = Self.matcher.indices(sortedBy: sorting)
    #expect(order.map { Self.matcher.card(at: $0).text }.joined() == cards)
    // What order they had before decides nothing.
    #expect(Self.matcher.indices(sortedBy: sorting, startingFrom: order.reversed()) == order)
    #expect(Self.matcher.indices(sortedBy: sorting, startingFrom: [0]) == order)
  }

  @Test("a card that comes back today stands before one of tomorrow")
  func returning() {
    var library = BrowsedLibrary()
    library.put("a", "mañana")
    library.put("b", "vuelve")
    // The first answer of a new card puts it on the next day, whatever the grade.
    library.review("a", .good, before: 0)
    library.review("b", .wrong, before: 0)
    let matcher = CardMatcher(cardsOf: library.state, names: [:])
    let order = matcher.indices(sortedBy: CardSorting(.due)).map { matcher.card(at: $0).text }
    #expect(order == ["b", "a"])
  }

  @Test("the orders follow one another and begin again")
  func next() {
    var sorting = CardSorting(.due, isReversed: true)
    for _ in CardSorting.Key.allCases { sorting = sorting.next }
    #expect(sorting == CardSorting(.due))
  }
}
