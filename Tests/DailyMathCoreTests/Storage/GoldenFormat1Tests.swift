import DailyMathSystem
import Testing

@testable import DailyMathCore

/// Files of format 1, which load for ever; they were written by hand, with checksums from another program.
@Suite("Files of format 1")
struct GoldenFormat1Tests {
  private static let golden = GoldenFolder("format-1", account: "golden")

  private let folder = StoreFolder()
  private let id = golden.account

  private func check(_ state: AccountState) throws {
    let day = try #require(StudyDay("2026-11-30"))
    #expect(state.profile == Profile(displayName: "Ana María", university: "UNAL"))
    #expect(
      state.settings
        == Settings(language: .english, rollover: RolloverHour(clamping: 3), newCardsPerDay: 15))
    #expect(state.cardCount == 2)
    let first = try #require(state.card(CardID("c1")))
    #expect(
      first.content
        == CardContent(
          prompt: "det [[1, 2], [3, 4]]", answer: "-2", distractors: ["2", "10"],
          category: .linearAlgebra, tags: ["matrices", "2×2"], note: "ad - bc\u{202E}",
          difficulty: 3))
    // The first answer was 4: ease 2.50, one day. The second was taken back.
    #expect(
      first.review
        == .scheduled(
          Schedule(
            ease: .initial, interval: .first, repetitions: 1, lapses: 0, lastReviewed: day,
            due: day.adding(days: 1))))
    #expect(first.repeatDay == nil)
    let second = try #require(state.card(CardID("c2")))
    #expect(second.content.prompt == #"P(A ∪ B) con "A" y B disjuntos"#)
    #expect(second.content.category == .other("Mis temas"))
    // Graded 1, then 3 in the extra round, which moves nothing: it still comes back.
    #expect(
      second.review
        == .scheduled(
          Schedule(
            ease: .initial, interval: .first, repetitions: 0, lapses: 0, lastReviewed: day,
            due: day.adding(days: 1))))
    #expect(second.repeatDay == day)
    #expect(state.card(CardID("c3")) == nil)
    #expect(state.tally(on: day).answers == 3)
    #expect(state.tally(on: day).cards == 2)
    #expect(state.tally(on: day).introduced == 2)
    #expect(state.medianMilliseconds(of: .choice) == 4_000)
    #expect(state.answerCount(of: .typed) == 1)
    #expect(state.answerCount(of: .flip) == 0)
    #expect(state.highestNumber(of: DeviceID("k3x7")) == 13)
    #expect(state.highestOrder == 1_796_091_253_120)
  }

  @Test("open to the state they hold, with the snapshot and without", arguments: [true, false])
  func open(withSnapshot: Bool) throws {
    try Self.golden.place(in: folder, withSnapshot: withSnapshot)
    let opened = try folder.store().open(id)
    try check(opened.state)
    #expect(opened.notices.isEmpty)
    #expect(folder.setAside().isEmpty)
    let day = try #require(StudyDay("2026-11-30"))
    let created = try #require(Moment(localTime: "2026-11-30T20:59:00.000-05:00", day: day))
    #expect(
      opened.account
        == Account(
          id: id, email: try #require(EmailAddress("ana@example.com")),
          credential: "$y$jBT$abc$def", role: .moderator, created: created))
    #expect(opened.account.email.text == "Ana@Example.com")
  }

  @Test("have a snapshot of an older format, which nobody is told of and the next one replaces")
  func snapshot() throws {
    let path = folder.directory.root + "/" + Self.golden.snapshot
    try Self.golden.place(in: folder, withSnapshot: true)
    let old = try FileSystem.read(path)
    #expect(throws: JSONFault.otherFormat) { try SnapshotIndex(decoding: old) }
    let store = folder.store()
    let opened = try store.open(id)
    #expect(opened.notices.isEmpty && store.notices(id).isEmpty)
    #expect(folder.setAside().isEmpty)
    #expect(try FileSystem.read(path) == old)
    try store.saveSnapshot(id, opened.state)
    #expect(try folder.directory.snapshotFiles(of: id).load().state == opened.state)
  }

  @Test("have a journal that this version would write the same, answers and unknown kinds aside")
  func journal() throws {
    let events = try Self.golden.events()
    #expect(events.count == 13)
    for (event, line) in events {
      if case .unknown(let kind) = event.payload {
        #expect(kind == "duel")
      } else if case .review = event.payload {
        // Answers have a shorter spelling now.
        let shorter = try EventCoding.line(for: event)
        #expect(shorter.count < line.count)
        #expect(
          try EventCoding.event(
            from: shorter, in: 0..<shorter.count, device: event.position.identity.device) == event)
      } else {
        #expect(try EventCoding.line(for: event) == line)
      }
    }
  }
}
