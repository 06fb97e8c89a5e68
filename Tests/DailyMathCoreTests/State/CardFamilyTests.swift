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

  @Test(
    "a gap keeps its card where it says the same, or something else between the same neighbours",
    arguments: [
      // The middle gap gone, the others keep theirs.
      ("{{a}} {{b}} {{c}}", "{{a}} b {{c}}", ["k3", "k3.3"]),
      ("{{a}} {{b}} {{c}}", "a {{b}} {{c}}", ["k3.2", "k3.3"]),
      // Edited in place, at an end and in the middle.
      ("{{a}} {{b}} {{c}}", "{{a}} {{x}} {{c}}", ["k3", "k3.2", "k3.3"]),
      ("{{a}} {{b}}", "{{x}} {{y}}", ["k3", "k3.2"]),
      ("{{a}} {{b}} {{c}}", "{{x}} {{c}}", ["k3", "k3.3"]),
      // Exchanged, and with a new one before, between and after.
      ("{{a}} {{b}}", "{{b}} {{a}}", ["k3.2", "k3"]),
      ("{{a}} {{b}}", "{{x}} {{a}} {{b}}", ["k3.3", "k3", "k3.2"]),
      ("{{a}} {{b}} {{c}}", "{{a}} {{c}} {{x}}", ["k3", "k3.3", "k3.4"]),
      // Gaps that say the same stay in their order, and a hint is no other gap.
      ("{{a}} {{a}} {{b}}", "{{a}} {{a}}", ["k3", "k3.2"]),
      ("{{a}} {{b}}", "{{b::hint}}", ["k3.2"]),
    ])
  func keptGaps(before: String, after: String, cards: [String]) {
    let state = state(
      AccountState().payloads(writing: content(.cloze(gap: 1), before), asFamily: family))
    let there = state.cards(ofFamily: family)
    let payloads = state.payloads(writing: content(.cloze(gap: 2), after), asFamily: family)
    let puts = cards.enumerated().map { index, card in
      EventPayload.cardPut(CardID(card), content(.cloze(gap: index + 1), after))
    }
    let gone = there.filter { !cards.contains($0.text) }
    #expect(payloads == puts + gone.map { .cardDelete($0) })
  }

  @Test("a card that becomes a text with gaps goes on as its first gap")
  func toGaps() {
    for form in [CardForm.basic, .forward] {
      let state = state(AccountState().payloads(writing: content(form), asFamily: family))
      let text = content(.cloze(gap: 1), "{{uno}} y {{dos}}")
      let puts = state.payloads(writing: text, asFamily: family).prefix(2)
      #expect(puts.first == .cardPut(family, text))
      guard case .cardPut(CardID("k3.2"), _)? = puts.last else {
        Issue.record("\(puts)")
        return
      }
    }
  }

  @Test("a sibling that was deleted by itself stays deleted when the others are edited")
  func deletedAlone() {
    let pair = AccountState().payloads(writing: content(.forward), asFamily: family)
    let half = state(pair, [.cardDelete(CardID("k3"))])
    #expect(
      half.payloads(writing: content(.backward, "sen"), asFamily: family) == [
        .cardPut(CardID("k3.r"), content(.backward, "sen"))
      ])
    let gaps = AccountState().payloads(
      writing: content(.cloze(gap: 1), "{{a}} {{b}} {{c}}"), asFamily: family)
    let two = state(gaps, [.cardDelete(CardID("k3.2"))])
    let edited = content(.cloze(gap: 1), "so {{a}} {{b}} {{c}} {{d}}")
    #expect(
      two.payloads(writing: edited, asFamily: family).compactMap(Self.card) == [
        "k3", "k3.3", "k3.4",
      ])
    // What is left without any card makes one all the same.
    let last = content(.cloze(gap: 1), "a {{b}} c")
    #expect(
      two.payloads(writing: last, asFamily: family) == [
        .cardPut(CardID("k3.2"), last), .cardDelete(family), .cardDelete(CardID("k3.3")),
      ])
  }

  @Test("a gap that is put back is the card that it was, and otherwise none that was deleted")
  func putBack() {
    let all = content(.cloze(gap: 1), "{{a}} {{b}} {{c}}")
    let fewer = content(.cloze(gap: 1), "{{a}} b {{c}}")
    let gaps = AccountState().payloads(writing: all, asFamily: family)
    let without = state(gaps, state(gaps).payloads(writing: fewer, asFamily: family))
    #expect(without.trash.map(\.id) == [CardID("k3.2")])
    #expect(
      without.payloads(writing: all, asFamily: family).compactMap(Self.card) == [
        "k3", "k3.2", "k3.3",
      ])
    let other = content(.cloze(gap: 1), "{{a}} {{x}} {{c}}")
    #expect(
      without.payloads(writing: other, asFamily: family).compactMap(Self.card) == [
        "k3", "k3.4", "k3.3",
      ])
  }

  /// The card that is written; `nil` where none is.
  private static func card(_ payload: EventPayload) -> String? {
    if case .cardPut(let card, _) = payload { card.text } else { nil }
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
