import Testing

@testable import DailyMathCore

/// The kinds and members that came to format 1 with studying; written by hand, the checksums by another program.
@Suite("Files of format 1 that know decks, siblings and suspending")
struct GoldenStudyingTests {
  private static let golden = GoldenFolder("format-1-studying", account: "studying")
  private static let pair = CardContent(
    prompt: "asíntota", answer: "asymptote", distractors: [], category: .other("Inglés"),
    tags: ["léxico"], form: .forward, deck: "Parcial 2", alternatives: ["asymptotic line"],
    answerKind: .typed)

  private let folder = StoreFolder()

  private func day() throws -> StudyDay { try #require(StudyDay("2026-11-30")) }

  private func checkSiblings(_ state: AccountState) throws {
    let day = try day()
    let forward = try #require(state.card(CardID("p1")))
    #expect(forward.content == Self.pair)
    #expect(forward.isMarked && !forward.isSuspended)
    // Graded 4: ease 2.50 and one day, but somebody wished for another.
    #expect(
      forward.review
        == .scheduled(
          Schedule(
            ease: .initial, interval: .first, repetitions: 1, lapses: 0, lastReviewed: day,
            due: try #require(StudyDay("2026-12-20")))))
    let backward = try #require(state.card(CardID("p1.r")))
    #expect(backward.content.form == .backward && backward.content.home == .own("Parcial 2"))
    // Putting it back was taken back.
    #expect(backward.isSuspended && !backward.isMarked && backward.review == .new)
  }

  private func check(_ state: AccountState) throws {
    let day = try day()
    #expect(state.cardCount == 4)
    try checkSiblings(state)
    let leech = try #require(state.card(CardID("t1")))
    #expect(leech.content.form == .cloze(gap: 1) && leech.content.answerKind == nil)
    #expect(leech.isSuspended && leech.repeatDay == day)
    #expect(state.reviews(of: leech.id).map(\.suspendsLeech) == [true])
    #expect(state.reviews(of: forwardID).map(\.isFuzzed) == [true])
    let gap = try #require(state.card(CardID("t1.2")))
    #expect(gap.content.form == .cloze(gap: 2) && gap.content.answerKind == .flip)
    #expect(gap.buriedDay == day)
    #expect(state.trash.map(\.id) == [CardID("b1")])
    #expect(state.trash.first?.content.answerKind == .choice)
    #expect(state.trash.first?.deleted.identity.number == 17)
    #expect(state.ownDecks == ["Parcial 2"])
    #expect(
      state.limits(of: .own("Parcial 2")) == DeckLimits(newCardsPerDay: 5, reviewsPerDay: 40))
    #expect(state.limits(of: .category(.linearAlgebra)) == DeckLimits(reviewsPerDay: 0))
    #expect(state.limits(of: .own("Vacaciones")) == DeckLimits())
    #expect(state.settings.reviewsPerDay == 120 && state.settings.usesFuzz)
    #expect(state.settings.backlog == .fragileFirst)
    let tally = state.tally(on: day)
    #expect([tally.answers, tally.cards, tally.introduced, tally.scheduled] == [2, 2, 2, 2])
    #expect(tally.reviewed == 0)
  }

  private let forwardID = CardID("p1")

  @Test("open to the state they hold, with the snapshot and without", arguments: [true, false])
  func open(withSnapshot: Bool) throws {
    try Self.golden.place(in: folder, withSnapshot: withSnapshot)
    let opened = try folder.store().open(Self.golden.account)
    try check(opened.state)
    #expect(opened.notices.isEmpty)
    #expect(folder.setAside().isEmpty)
  }

  @Test("have a snapshot of an older format, which nobody is told of and the next one replaces")
  func snapshot() throws {
    let bytes = try Self.golden.bytes(of: Self.golden.snapshot)
    #expect(throws: JSONFault.otherFormat) { try SnapshotIndex(decoding: bytes) }
    try Self.golden.place(in: folder, withSnapshot: true)
    let store = folder.store()
    let state = try store.open(Self.golden.account).state
    try store.saveSnapshot(Self.golden.account, state)
    let saved = try folder.directory.snapshotFiles(of: Self.golden.account).load().state
    #expect(saved == state)
  }

  @Test("have a journal of every kind that this version would write the same, answers aside")
  func journal() throws {
    let events = try Self.golden.events()
    #expect(events.count == 25)
    #expect(
      Set(events.map(\.event.payload.kind))
        == [
          "profile", "settings", "card.put", "card.delete", "card.purge", "review", "undo",
          "suspend", "bury", "mark", "reschedule", "deck.limits",
        ])
    for (event, line) in events {
      // Answers have a shorter spelling now.
      if case .review = event.payload { continue }
      #expect(
        String(decoding: try EventCoding.line(for: event), as: UTF8.self)
          == String(decoding: line, as: UTF8.self))
    }
  }
}
