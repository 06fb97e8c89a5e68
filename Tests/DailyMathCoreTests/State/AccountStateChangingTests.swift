import Testing

@testable import DailyMathCore

@Suite("A change of many cards")
struct AccountStateChangingTests {
  private static let pair = CardID("pair")
  private static let back = CardID("pair.r")
  private static let gaps = CardID("text")
  private static let third = CardID("text.3")

  /// Two plain cards, a pair, and a text of which the gaps 1 and 3 are cards; `sine` was answered.
  private static var script: JournalScript {
    var script = JournalScript("a")
    script.put(.sine, order: 1)
    script.put(.limit, order: 2)
    for (offset, form) in [CardForm.forward, .backward].enumerated() {
      let content = content("pair", form)
      script.add(.cardPut(pair.sibling(in: form), content), order: Int64(3 + offset))
    }
    for (offset, gap) in [1, 3].enumerated() {
      let content = content("{{a}} {{b}} {{c}}", .cloze(gap: gap))
      script.add(.cardPut(gaps.sibling(in: content.form), content), order: Int64(5 + offset))
    }
    script.review(.sine, .good, order: 7)
    return script
  }

  private static func content(_ prompt: String, _ form: CardForm) -> CardContent {
    var content = JournalScript.content(prompt)
    content.form = form
    content.tags = ["Límites"]
    return content
  }

  private let state = AccountState(folding: script.events)

  /// Makes the change and takes it back; checks that everything is as before, and that making it twice is making it once.
  private func applying(_ change: CardChange, of cards: [CardID]) -> AccountState {
    var script = Self.script
    for payload in state.payloads(for: change, of: cards) { script.add(payload, order: 20) }
    let changed = AccountState(folding: script.events)
    if change != .bury { #expect(changed.payloads(for: change, of: cards).isEmpty) }
    let written = Array(script.events.dropFirst(Self.script.events.count))
    for payload in changed.payloads(toUndo: written) { script.add(payload, order: 30) }
    let after = AccountState(folding: script.events)
    for id in [.sine, .limit, Self.pair, Self.back, Self.gaps, Self.third] {
      #expect(after.card(id) == state.card(id))
    }
    #expect(after.index == state.index)
    #expect(after.payloads(toUndo: written).isEmpty)
    return changed
  }

  @Test("asks for one event a card, in the order of the cards, and none where nothing changes")
  func exactPayloads() {
    let unknown = CardID("unknown")
    let cards: [CardID] = [.limit, .sine, unknown, .limit]
    let rows: [(CardChange, [EventPayload])] = [
      (
        .suspend(true),
        [.suspend(.limit, isSuspended: true), .suspend(.sine, isSuspended: true)]
      ),
      (.suspend(false), []), (.mark(false), []),
      (.mark(true), [.mark(.limit, isMarked: true), .mark(.sine, isMarked: true)]),
      (.bury, [.bury(.limit), .bury(.sine)]),
      (.delete, [.cardDelete(.limit), .cardDelete(.sine)]),
      (.restore, []), (.purge, []),
      // A new card has no day to move.
      (.reschedule(JournalScript.day(9)), [.reschedule(.sine, due: JournalScript.day(9))]),
      (.reschedule(JournalScript.day(1)), []),
      (.category(.probability), []), (.removeTag("Límites"), []), (.addTag(" "), []),
      (.move(.category(.probability)), []), (.move(.own("")), []),
      (.move(.own(" ")), []), (.category(.other("")), []), (.move(.category(.other(" "))), []),
      (.category(.other("probability")), []),
    ]
    for (change, payloads) in rows {
      #expect(state.payloads(for: change, of: cards) == payloads, "\(change)")
    }
  }

  @Test(
    "changes exactly the chosen sibling, and can be taken back",
    arguments: [.suspend(true), .mark(true), .bury, .delete] as [CardChange])
  func chosenSiblingOnly(change: CardChange) {
    let changed = applying(change, of: [Self.back, Self.third, .sine])
    for id in [.limit, Self.pair, Self.gaps] { #expect(changed.card(id) == state.card(id)) }
    for id in [Self.back, Self.third, .sine] { #expect(changed.card(id) != state.card(id)) }
  }

  @Test(
    "changes what siblings say for all of them, once each, and can be taken back",
    arguments: [
      .move(.own("exam")), .move(.category(.trigonometry)), .category(.other("mine")),
      .addTag("exam"), .removeTag("limites"),
    ] as [CardChange])
  func allSiblings(change: CardChange) {
    let family = [Self.pair, Self.back, Self.gaps, Self.third]
    let payloads = state.payloads(for: change, of: [Self.third, Self.back, Self.gaps])
    #expect(payloads.map(\.cardToUndo) == [Self.gaps, Self.third, Self.pair, Self.back])
    let changed = applying(change, of: [Self.back, Self.third])
    for id in family {
      var (old, new) = (state.content(of: id), changed.content(of: id))
      #expect(old != new && old?.form == new?.form)
      old?.form = .basic
      new?.form = .basic
      #expect(new == edited(old, change))
    }
    #expect(changed.content(of: .sine) == state.content(of: .sine))
  }

  private func edited(_ content: CardContent?, _ change: CardChange) -> CardContent? {
    var content = content
    switch change {
    case .move(.own(let name)): content?.deck = name
    case .move(.category(let category)), .category(let category): content?.category = category
    case .addTag(let tag): content?.tags.append(tag)
    default: content?.tags = []
    }
    return content
  }

  @Test("moves a card out of an own deck into that of its category, or of another")
  func backToCategory() {
    var script = Self.script
    script.add(
      .cardPut(
        .limit, edited(JournalScript.content("x"), .move(.own("exam"))) ?? Self.content("", .basic)),
      order: 9)
    let moved = AccountState(folding: script.events)
    for (deck, category) in [
      (.own(""), .probability), (.category(.trigonometry), .trigonometry),
    ] as [(CardDeck, CardCategory)] {
      guard
        case .cardPut(.limit, let content) = moved.payloads(for: .move(deck), of: [.limit]).first
      else {
        Issue.record("nothing is written")
        continue
      }
      #expect(content.home == .category(category))
    }
  }

  @Test("takes a tag for the same whatever its case and accents, and keeps the way it is written")
  func tags() {
    #expect(state.payloads(for: .addTag("LIMITES"), of: [Self.pair]).isEmpty)
    let changed = applying(.addTag("parcial 2"), of: [Self.pair, .sine])
    #expect(changed.content(of: Self.back)?.tags == ["Límites", "parcial 2"])
    #expect(changed.content(of: .sine)?.tags == ["parcial 2"])
  }

  @Test("leaves a sibling in the trash where it is, also when the others move")
  func deletedSibling() {
    var script = Self.script
    script.add(.cardDelete(Self.back), order: 9)
    let deleted = AccountState(folding: script.events)
    let payloads = deleted.payloads(for: .move(.own("exam")), of: [Self.pair])
    #expect(payloads.map(\.cardToUndo) == [Self.pair])
    #expect(deleted.family(of: Self.pair) == [Self.pair])
    #expect(deleted.family(of: Self.back).isEmpty)
  }

  @Test("takes a plain card by its own identity, although that looks like a sibling's")
  func plainCardWithPoint() {
    var script = Self.script
    let odd = CardID("sine.7")
    script.put(odd, order: 9)
    let state = AccountState(folding: script.events)
    #expect(state.family(of: odd) == [odd])
    let payloads = state.payloads(for: .addTag("x"), of: [odd, .sine])
    #expect(payloads.map(\.cardToUndo) == [odd, .sine])
  }

  @Test("is taken back from its end, and what cannot be taken back is left out")
  func undoOrder() {
    var script = Self.script
    let put = script.put(.sine, "one", order: 10)
    let again = script.put(.sine, "two", order: 11)
    script.add(.settings(SettingsChange(newCardsPerDay: 3)), order: 12)
    script.undo(EventIdentity(device: DeviceID("z"), number: 1), of: .sine, order: 13)
    let limits = script.add(.deckLimits(.own("x"), DeckLimits(newCardsPerDay: 1)), order: 14)
    let state = AccountState(folding: script.events)
    #expect(
      state.payloads(toUndo: Array(script.events.suffix(5))) == [
        .undo(of: limits, card: CardID("")), .undo(of: again, card: .sine),
        .undo(of: put, card: .sine),
      ])
  }
}
