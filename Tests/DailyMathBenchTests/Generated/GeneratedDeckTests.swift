import DailyMathCore
import Testing

@testable import DailyMathBench

@Suite("Cards that are made up")
struct GeneratedDeckTests {
  private let deck = GeneratedDeck(count: 2_000, seed: 3)

  @Test("every card could have been written in the program")
  func sound() {
    for index in 0..<deck.count {
      let content = deck.content(of: index)
      #expect(content.problems.isEmpty, "\(index): \(content.problems) in \(content)")
      #expect(content == content.tidied, "\(index)")
    }
  }

  @Test("every identity is another one, and siblings belong to one family that is whole")
  func families() {
    let ids = (0..<deck.count).map { deck.id(of: $0) }
    #expect(Set(ids).count == deck.count)
    let members = Dictionary(grouping: ids.indices) { ids[$0].family }
    for (family, indices) in members {
      let contents = indices.map { deck.content(of: $0) }
      #expect(Set(contents.map(\.form)) == Set(contents[0].siblings), "\(family)")
      #expect(Set(contents.map(\.prompt)).count == 1)
    }
    #expect(members.values.count { $0.count == 2 } > 150)
  }

  @Test("all categories, kinds of answers and many decks are there")
  func variety() {
    let contents = (0..<deck.count).map { deck.content(of: $0) }
    #expect(Set(contents.map(\.category)).count == CardCategory.wellKnown.count + 1)
    let decks = Dictionary(grouping: contents.filter { !$0.deck.isEmpty }, by: \.deck)
    #expect(decks.count > 15)
    let sizes = decks.values.map(\.count).sorted(by: >)
    // The largest of 24 decks by Zipf's law holds about a quarter.
    #expect((15...35).contains(sizes[0] * 100 / sizes.reduce(0, +)))
    let kinds = Dictionary(grouping: 0..<deck.count, by: deck.kind)
    for kind in AnswerKind.allCases { #expect((kinds[kind]?.count ?? 0) > 100, "\(kind)") }
    #expect(contents.contains { $0.tags.count == 2 } && contents.contains { $0.tags.isEmpty })
    #expect(Set(contents.map(\.prompt)).count > 1_500)
  }

  @Test("the first cards are those of a new account")
  func starters() {
    let starters = StarterDeck.cards(in: .spanish)
    #expect(deck.starterCount == starters.count)
    #expect((0..<starters.count).map { deck.content(of: $0) } == starters)
  }
}
