import Testing

@testable import DailyMathCore

@Suite("The same events in any order of arrival")
struct AccountStateOrderTests {
  @Test("every order and repetition of two devices' events gives one state", arguments: 1...60)
  func permutations(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let events = RandomJournal.events(&generator, count: 60, tools: true)
    let expected = AccountState(folding: events.sorted { $0.position < $1.position })
    for _ in 0..<20 {
      let repeated = events + events.filter { _ in generator.next(below: 3) == 0 }
      #expect(AccountState(folding: generator.shuffled(repeated)) == expected)
    }
  }

  @Test("an answer taken back leaves the state of an account that never had it", arguments: 1...40)
  func undoneIsAsNeverWritten(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let events = RandomJournal.events(&generator, count: 60, tools: true)
    let undone = Set(
      events.compactMap { event in
        if case .undo(let identity, _) = event.payload { identity } else { nil }
      })
    let rest = events.filter { event in
      switch event.payload {
      case .undo, .profile, .settings, .agility, .unknown: true
      default: !undone.contains(event.position.identity)
      }
    }
    let whole = AccountState(folding: events)
    let other = AccountState(folding: rest)
    for card in RandomJournal.cards(3) {
      #expect(whole.card(card) == other.card(card))
      #expect(whole.reviews(of: card) == other.reviews(of: card))
    }
    for day in 0..<8 {
      #expect(whole.tally(on: JournalScript.day(day)) == other.tally(on: JournalScript.day(day)))
    }
    for kind in AnswerKind.allCases {
      #expect(whole.medianMilliseconds(of: kind) == other.medianMilliseconds(of: kind))
    }
    #expect(whole.cardCount == other.cardCount)
    #expect(whole.trash == other.trash)
    #expect(whole.index == other.index)
    for deck in RandomJournal.decks { #expect(whole.limits(of: deck) == other.limits(of: deck)) }
  }

  @Test("the index, the counts and the trash are those that the cards give", arguments: 1...60)
  func derivedTables(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let events = RandomJournal.events(&generator, count: 120, cards: 6, tools: true)
    var state = AccountState()
    for event in generator.shuffled(events) {
      state.apply(event)
      #expect(state.index == StudyIndex(of: state.cardTable))
    }
    let cards = RandomJournal.cards(6)
    #expect(state.cardCount == cards.count { state.card($0) != nil })
    #expect(
      Set(state.ownDecks)
        == Set(cards.compactMap { state.content(of: $0)?.deck }.filter { !$0.isEmpty }))
    for trashed in state.trash { #expect(state.card(trashed.id) == nil) }
    let introduced = (0..<8).map { state.tally(on: JournalScript.day($0)).introduced }
    #expect(
      introduced.reduce(0, +)
        == cards.count { id in state.reviews(of: id).contains { $0.round == .scheduled } })
  }

  @Test("all six orders of put, delete and put end with the last put")
  func putDeletePut() {
    var script = JournalScript("a")
    script.put(.sine, "old", order: 1)
    script.add(.cardDelete(.sine), order: 2)
    script.put(.sine, "new", order: 3)
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let state = AccountState(folding: order.map { script.events[$0] })
      #expect(state.card(.sine)?.content.prompt == "new")
      #expect(state.card(.sine)?.created.order == 1)
      #expect(state.cardCount == 1)
    }
  }

  @Test("equal orders are decided by the device and then by the number")
  func ties() {
    var first = JournalScript("a")
    var second = JournalScript("b")
    first.put(.sine, "a1", order: 7)
    first.put(.sine, "a2", order: 7)
    second.put(.sine, "b1", order: 7)
    let events = second.events + first.events
    #expect(AccountState(folding: events).card(.sine)?.content.prompt == "b1")
    #expect(AccountState(folding: events.reversed()).card(.sine)?.content.prompt == "b1")
    #expect(AccountState(folding: first.events.reversed()).card(.sine)?.content.prompt == "a2")
  }

  @Test("an answer that arrives before its card counts once the card is there")
  func reviewBeforeCard() throws {
    var cards = JournalScript("a")
    var answers = JournalScript("b")
    cards.put(.sine, order: 1)
    answers.review(.sine, .good, order: 2)
    var state = AccountState(folding: answers.events)
    #expect(state.card(.sine) == nil)
    #expect(state.cardCount == 0)
    #expect(state.tally(on: JournalScript.start).answers == 1)
    state.apply(try #require(cards.events.first))
    #expect(state.card(.sine)?.review.schedule?.due == JournalScript.day(1))
    #expect(state.cardCount == 1)
  }

  @Test("a card deleted and written again keeps its schedule")
  func deletedCardKeepsSchedule() {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    script.review(.sine, .good, order: 2)
    script.add(.cardDelete(.sine), order: 3)
    #expect(AccountState(folding: script.events).card(.sine) == nil)
    #expect(AccountState(folding: script.events).cardCount == 0)
    #expect(AccountState(folding: script.events).reviews(of: .sine).count == 1)
    script.put(.sine, order: 4)
    #expect(AccountState(folding: script.events).card(.sine)?.review.schedule?.repetitions == 1)
  }

  @Test("folding leaves the state that it is given as it was")
  func foldingIsPure() throws {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    let before = AccountState()
    let after = AccountState.folding(before, try #require(script.events.first))
    #expect(before == AccountState())
    #expect(after == AccountState(folding: script.events))
    #expect(after != before)
  }

  @Test("the cards are those that were written and not deleted")
  func cardsThatAre() {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    script.put(.limit, order: 2)
    script.review(CardID("unheard of"), .good, order: 3)
    script.add(.cardDelete(.limit), order: 4)
    let state = AccountState(folding: script.events)
    #expect(state.cards.map(\.id) == [.sine])
    #expect(state.cardCount == 1)
  }

  @Test("the highest order and the highest number count every event, also those passed over")
  func highest() {
    var script = JournalScript("a")
    script.add(.unknown(kind: "poem"), order: 900)
    script.put(.sine, order: 40)
    let state = AccountState(folding: script.events)
    #expect(state.highestOrder == 900)
    #expect(state.highestNumber(of: DeviceID("a")) == 2)
    #expect(state.highestNumber(of: DeviceID("b")) == 0)
  }
}
