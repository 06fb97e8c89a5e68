import Testing

@testable import DailyMathCore

@Suite("Renaming a deck")
struct AccountStateRenamingTests {
  private static func content(deck: String, category: CardCategory = .probability) -> CardContent {
    var content = JournalScript.content("1 + 1")
    content.deck = deck
    content.category = category
    return content
  }

  private var script = JournalScript("a")

  init() {
    script.add(.cardPut(.sine, Self.content(deck: "exam", category: .other("mine"))), order: 1)
    script.add(.cardPut(.limit, Self.content(deck: "exam")), order: 2)
    script.add(
      .cardPut(CardID("other"), Self.content(deck: "", category: .other("mine"))), order: 3)
    script.add(.deckLimits(.own("exam"), DeckLimits(newCardsPerDay: 5)), order: 4)
  }

  @Test("moves its cards and its limits, and can be taken back")
  func renamed() {
    var script = script
    let state = AccountState(folding: script.events)
    let payloads = state.payloads(renaming: .own("exam"), to: "finals")
    #expect(
      payloads == [
        .cardPut(.limit, Self.content(deck: "finals")),
        .cardPut(.sine, Self.content(deck: "finals", category: .other("mine"))),
        .deckLimits(.own("finals"), DeckLimits(newCardsPerDay: 5)),
        .deckLimits(.own("exam"), DeckLimits()),
      ])
    for payload in payloads { script.add(payload, order: 10) }
    let renamed = AccountState(folding: script.events)
    #expect(renamed.ownDecks == ["finals"])
    #expect(renamed.limitedDecks.map(\.deck) == [.own("finals")])
    for payload in renamed.payloads(toUndo: script.events.suffix(4)) {
      script.add(payload, order: 20)
    }
    let after = AccountState(folding: script.events)
    #expect(after.card(.sine) == state.card(.sine) && after.card(.limit) == state.card(.limit))
    #expect(after.limits(of: .own("exam")) == DeckLimits(newCardsPerDay: 5))
    #expect(after.limits(of: .own("finals")) == DeckLimits())
  }

  @Test("into a deck that is there keeps the limits that one has")
  func merging() {
    var script = script
    script.add(.deckLimits(.own("finals"), DeckLimits(reviewsPerDay: 9)), order: 5)
    let state = AccountState(folding: script.events)
    let payloads = state.payloads(renaming: .own("exam"), to: "finals")
    #expect(payloads.dropFirst(2) == [.deckLimits(.own("exam"), DeckLimits())])
  }

  @Test("of a category changes it on every card, also on those in an own deck")
  func category() {
    let state = AccountState(folding: script.events)
    #expect(
      state.payloads(renaming: .category(.other("mine")), to: "ours") == [
        .cardPut(CardID("other"), Self.content(deck: "", category: .other("ours"))),
        .cardPut(.sine, Self.content(deck: "exam", category: .other("ours"))),
      ])
  }

  @Test("needs another name, and a deck that may have one")
  func refused() {
    let state = AccountState(folding: script.events)
    #expect(state.payloads(renaming: .own("exam"), to: "exam").isEmpty)
    #expect(state.payloads(renaming: .own("exam"), to: " \u{A0}").isEmpty)
    #expect(state.payloads(renaming: .category(.probability), to: "chance").isEmpty)
    #expect(state.payloads(renaming: .own("nothing"), to: "x").isEmpty)
  }
}
