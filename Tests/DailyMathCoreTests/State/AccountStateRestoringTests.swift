import Testing

@testable import DailyMathCore

@Suite("Bringing cards back from the trash")
struct AccountStateRestoringTests {
  private static let back = CardID("pair.r")
  private static let pair = CardID("pair")

  private static func content(_ prompt: String, _ form: CardForm) -> CardContent {
    var content = JournalScript.content(prompt)
    content.form = form
    return content
  }

  private func restoring(_ cards: [CardID], in script: JournalScript) -> AccountState {
    var script = script
    let state = AccountState(folding: script.events)
    for payload in state.payloads(for: .restore, of: cards) { script.add(payload, order: 50) }
    return AccountState(folding: script.events)
  }

  @Test("brings everything back, can be taken back, and can be done again")
  func whole() {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    script.review(.sine, .good, order: 2)
    script.add(.mark(.sine, isMarked: true), order: 3)
    let before = AccountState(folding: script.events)
    script.add(.cardDelete(.sine), order: 4)
    let deleted = AccountState(folding: script.events)
    let payloads = deleted.payloads(for: .restore, of: [.sine, .limit, .sine])
    #expect(payloads == [.cardPut(.sine, JournalScript.content("1 + 1"))])
    let restored = restoring([.sine], in: script)
    #expect(restored.card(.sine) == before.card(.sine))
    #expect(restored.index == before.index && restored.trash.isEmpty)
    #expect(restored.payloads(for: .restore, of: [.sine]).isEmpty)
    script.add(payloads[0], order: 50)
    for payload in restored.payloads(toUndo: script.events.suffix(1)) {
      script.add(payload, order: 51)
    }
    let again = AccountState(folding: script.events)
    #expect(again.card(.sine) == nil && again.trash == deleted.trash)
    #expect(again.payloads(for: .restore, of: [.sine]) == payloads)
  }

  @Test("is done at once where two terminals deleted the card")
  func twoDeletions() {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    script.add(.cardDelete(.sine), order: 2)
    script.add(.cardDelete(.sine), order: 3)
    #expect(restoring([.sine], in: script).card(.sine) != nil)
  }

  @Test("gives a sibling what the others say by now")
  func editedSibling() {
    var script = JournalScript("a")
    script.add(.cardPut(Self.pair, Self.content("old", .forward)), order: 1)
    script.add(.cardPut(Self.back, Self.content("old", .backward)), order: 2)
    script.review(Self.back, .good, order: 3)
    script.add(.cardDelete(Self.back), order: 4)
    script.add(.cardPut(Self.pair, Self.content("new", .forward)), order: 5)
    let state = restoring([Self.back], in: script)
    #expect(state.content(of: Self.back) == Self.content("new", .backward))
    #expect(state.card(Self.back)?.review.schedule?.repetitions == 1)
    #expect(Set(state.family(of: Self.pair)) == [Self.pair, Self.back])
  }

  @Test("gives a card its own words where its sibling is no longer one")
  func formerSibling() {
    var script = JournalScript("a")
    script.add(.cardPut(Self.pair, Self.content("old", .forward)), order: 1)
    script.add(.cardPut(Self.back, Self.content("old", .backward)), order: 2)
    script.add(.cardDelete(Self.back), order: 3)
    script.add(.cardPut(Self.pair, Self.content("plain", .basic)), order: 4)
    let state = restoring([Self.back], in: script)
    #expect(state.content(of: Self.back) == Self.content("old", .backward))
  }

  @Test("asks its own gap again, however the gaps are counted by now")
  func gap() {
    var script = JournalScript("a")
    let text = "{{one}} {{two}} {{three}}"
    for (order, id) in ["k", "k.2", "k.3"].enumerated() {
      script.add(
        .cardPut(CardID(id), Self.content(text, .cloze(gap: order + 1))), order: Int64(order + 1))
    }
    script.add(.cardDelete(CardID("k")), order: 4)
    script.add(.cardDelete(CardID("k.3")), order: 5)
    let edited = "one {{two}} and {{three}}"
    script.add(.cardPut(CardID("k.2"), Self.content(edited, .cloze(gap: 1))), order: 6)
    let state = restoring([CardID("k"), CardID("k.3")], in: script)
    // Its gap is gone, so that it says what it said.
    #expect(state.content(of: CardID("k")) == Self.content(text, .cloze(gap: 1)))
    #expect(state.content(of: CardID("k.3")) == Self.content(edited, .cloze(gap: 2)))
  }

  @Test("purges what is in the trash and nothing else")
  func purge() {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    script.put(.limit, order: 2)
    script.add(.cardDelete(.sine), order: 3)
    var state = AccountState(folding: script.events)
    let payloads = state.payloads(for: .purge, of: [.limit, .sine, .sine, CardID("nobody")])
    #expect(payloads == [.cardPurge(.sine)])
    script.add(payloads[0], order: 4)
    state = AccountState(folding: script.events)
    #expect(state.payloads(for: .purge, of: [.sine]).isEmpty)
    #expect(state.payloads(for: .restore, of: [.sine]).isEmpty)
  }
}
