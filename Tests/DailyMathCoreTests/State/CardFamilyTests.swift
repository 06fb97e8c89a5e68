import DailyMathCore
import Testing

@Suite("Cards that are made of one text")
struct CardFamilyTests {
  private let family = CardID("k3")

  private func content(_ form: CardForm, _ prompt: String = "seno") -> CardContent {
    CardContent(
      prompt: prompt, answer: "cos x", distractors: [], category: .trigonometry, form: form)
  }

  /// The state after these payloads, one event each.
  private func state(_ payloads: [EventPayload]...) -> AccountState {
    var script = JournalScript("a")
    for (order, payload) in payloads.joined().enumerated() {
      script.add(payload, order: Int64(order + 1))
    }
    return AccountState(folding: script.events)
  }

  @Test("a pair is written as two cards that say the same, the first under the plain identity")
  func pair() {
    let payloads = AccountState().payloads(writing: content(.forward), asFamily: family)
    #expect(
      payloads == [
        .cardPut(family, content(.forward)), .cardPut(CardID("k3.r"), content(.backward)),
      ])
    // Whichever of the two was opened, the same is written.
    #expect(AccountState().payloads(writing: content(.backward), asFamily: family) == payloads)
  }

  @Test("a card that becomes a pair keeps its schedule, and its sibling is new")
  func fromBasic() throws {
    var script = JournalScript("a")
    script.add(.cardPut(family, content(.basic)), order: 1)
    script.review(family, .good, order: 2)
    let before = AccountState(folding: script.events)
    let schedule = try #require(before.card(family)?.review.schedule)
    for (offset, payload) in before.payloads(writing: content(.forward), asFamily: family)
      .enumerated()
    {
      script.add(payload, order: Int64(3 + offset))
    }
    let after = AccountState(folding: script.events)
    #expect(after.card(family)?.review.schedule == schedule)
    #expect(after.card(CardID("k3.r"))?.review == .new)
    #expect(after.cards(ofFamily: family) == [family, CardID("k3.r")])
  }

  @Test("a card by itself keeps its identity, whatever that looks like")
  func strangeIdentity() {
    let id = CardID("k3.r")
    let state = state([.cardPut(id, content(.basic)), .cardPut(family, content(.basic))])
    #expect(
      state.payloads(writing: content(.basic, "coseno"), asFamily: id) == [
        .cardPut(id, content(.basic, "coseno"))
      ])
    #expect(state.cards(ofFamily: id) == [id])
  }

  @Test("every gap of a text is a card, and the cards of gaps that are gone are given up")
  func gaps() {
    let two = content(.cloze(gap: 1), "{{uno}} y {{dos}}")
    let written = AccountState().payloads(writing: two, asFamily: family)
    var second = two
    second.form = .cloze(gap: 2)
    #expect(written == [.cardPut(family, two), .cardPut(CardID("k3.2"), second)])
    let one = content(.cloze(gap: 2), "{{uno}} y dos")
    var first = one
    first.form = .cloze(gap: 1)
    #expect(
      state(written).payloads(writing: one, asFamily: family) == [
        .cardPut(family, first), .cardDelete(CardID("k3.2")),
      ])
  }

  @Test("a pair that becomes one card gives up the other, and no other card")
  func toBasic() {
    let written = AccountState().payloads(writing: content(.forward), asFamily: family)
    let state = state(
      written, [.cardPut(CardID("k3x"), content(.basic)), .cardPut(CardID("k"), content(.basic))])
    #expect(
      state.payloads(writing: content(.basic), asFamily: family) == [
        .cardPut(family, content(.basic)), .cardDelete(CardID("k3.r")),
      ])
    #expect(state.cards(ofFamily: CardID("k3x")) == [CardID("k3x")])
  }
}
