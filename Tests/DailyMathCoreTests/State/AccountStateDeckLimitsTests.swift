import Testing

@testable import DailyMathCore

@Suite("Limits of decks")
struct AccountStateDeckLimitsTests {
  private static let exam = CardDeck.own("exam")

  @Test("are those written last for the deck, whatever arrives last")
  func latest() {
    var first = JournalScript("a")
    var second = JournalScript("b")
    first.add(.deckLimits(Self.exam, DeckLimits(newCardsPerDay: 5)), order: 1)
    second.add(.deckLimits(Self.exam, DeckLimits(reviewsPerDay: 7)), order: 2)
    first.add(.deckLimits(.category(.probability), DeckLimits(newCardsPerDay: 0)), order: 3)
    for events in [first.events + second.events, second.events + first.events] {
      let state = AccountState(folding: events)
      #expect(state.limits(of: Self.exam) == DeckLimits(reviewsPerDay: 7))
      #expect(state.limits(of: .category(.probability)) == DeckLimits(newCardsPerDay: 0))
      #expect(state.limits(of: .own("probability")) == DeckLimits())
      #expect(state.limitedDecks.map(\.deck) == [.category(.probability), Self.exam])
    }
  }

  @Test("are what they were before, once a choice is taken back, whichever arrives first")
  func undo() {
    var script = JournalScript("a")
    let first = script.add(.deckLimits(Self.exam, DeckLimits(newCardsPerDay: 5)), order: 1)
    let second = script.add(.deckLimits(Self.exam, DeckLimits(newCardsPerDay: 9)), order: 2)
    script.undo(second, of: CardID(""), order: 3)
    for events in [script.events, script.events.reversed()] {
      #expect(
        AccountState(folding: events).limits(of: Self.exam) == DeckLimits(newCardsPerDay: 5))
    }
    script.undo(first, of: CardID(""), order: 4)
    let none = AccountState(folding: script.events)
    #expect(none.limits(of: Self.exam) == DeckLimits())
    #expect(none.limitedDecks.isEmpty)
    #expect(AccountState(folding: script.events.reversed()) == none)
  }

  @Test("stay within what a day can have")
  func range() {
    var limits = DeckLimits(newCardsPerDay: -1, reviewsPerDay: 10_000)
    #expect(limits.newCardsPerDay == 0 && limits.reviewsPerDay == 9_999)
    limits.newCardsPerDay = 123_456
    limits.reviewsPerDay = -5
    #expect(limits.newCardsPerDay == 9_999 && limits.reviewsPerDay == 0)
    limits.newCardsPerDay = nil
    #expect(limits == DeckLimits(reviewsPerDay: 0))
  }
}
