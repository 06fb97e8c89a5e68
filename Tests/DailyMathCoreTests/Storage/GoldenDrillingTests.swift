import DailyMathSystem
import Testing

@testable import DailyMathCore

/// The kind and the member that came to format 1 with drills; written by hand, the checksums by another program.
@Suite("Files of format 1 that know drills")
struct GoldenDrillingTests {
  private static let golden = GoldenFolder("format-1-drilling", account: "drilling")

  private let folder = StoreFolder()

  private func check(_ state: AccountState) throws {
    let first = try #require(StudyDay("2026-11-30"))
    let second = try #require(StudyDay("2026-12-01"))
    let preferences = state.settings.agility
    #expect(preferences.mode == .levels && preferences.length == .problems(25))
    #expect(preferences.acceptance == .enter && preferences.level == 3)
    #expect(preferences.keypad == .telephone && preferences.custom == CustomDrill())
    let runs = state.agility.runs
    #expect(runs.map(\.id) == ["q8", "z1", "c5"])
    #expect(runs.map(\.isRepeat) == [false, true, false])
    #expect(runs.map(\.earns) == [true, false, false])
    #expect(runs.map(\.outcome.score) == [21, 30, 1])
    #expect(runs.map(\.settings.length) == [.seconds(120), .seconds(120), .endless])
    #expect(runs[2].settings.acceptance == .enter && runs[2].settings.custom.hasBlanks)
    #expect(runs[2].settings.custom.ranges[.square]?.first == 0...20)
    #expect(state.tally(on: first).drills == 1 && state.tally(on: first).answers == 0)
    #expect(state.tally(on: second) == DayTally())
    #expect(Awards(of: state, on: second).points == 3)
    #expect(state.undone.count == 1)
    try checkFacts(state.agility, first, second)
  }

  private func checkFacts(
    _ agility: AgilityRecord, _ first: StudyDay, _ second: StudyDay
  ) throws {
    let product = try #require(Problem(journalText: "7*8")).fact
    let known = try #require(agility.facts[product])
    // The first was graded 4: one day. That of the repeat is none, and the shown one was not right.
    #expect(known.latestMilliseconds.prefix(2) == [1_530, 1_210])
    #expect(known.schedule?.due == second && known.schedule?.repetitions == 1)
    let quotient = try #require(Problem(journalText: "56/7")).fact
    let learnt = try #require(agility.facts[quotient])
    // Shown on the first day, also where it was asked for as 7 × ? = 56, and right on the second.
    #expect(learnt.answers == 3 && learnt.right == 1)
    #expect(learnt.schedule?.lastReviewed == second && learnt.schedule?.repetitions == 1)
    // Right at once with two digits: 7 × 8, 8 × 7 and 12 + 5; with three, 12²; with one, 56 ÷ 7.
    #expect(agility.medianMilliseconds(digits: 2) == 1_210)
    #expect(agility.medianMilliseconds(digits: 3) == 1_800)
    #expect(agility.medianMilliseconds(digits: 1) == 1_900)
  }

  @Test("open to the state they hold, with the snapshot and without", arguments: [true, false])
  func open(withSnapshot: Bool) throws {
    try Self.golden.place(in: folder, withSnapshot: withSnapshot)
    let opened = try folder.store().open(Self.golden.account)
    try check(opened.state)
    #expect(opened.notices.isEmpty)
    #expect(folder.setAside().isEmpty)
  }

  @Test("have a snapshot of a version that passed drills over, which is not believed")
  func snapshot() throws {
    let bytes = try Self.golden.bytes(of: Self.golden.snapshot)
    #expect(throws: JSONFault.otherFormat) { try SnapshotIndex(decoding: bytes) }
    try Self.golden.place(in: folder, withSnapshot: true)
    let store = folder.store()
    let state = try store.open(Self.golden.account).state
    try store.saveSnapshot(Self.golden.account, state)
    let saved = try folder.directory.snapshotFiles(of: Self.golden.account).load().state
    #expect(saved == state)
    try check(saved)
  }

  @Test("have a journal that this version would write the same")
  func journal() throws {
    let events = try Self.golden.events()
    #expect(events.map(\.event.payload.kind).count { $0 == "agility" } == 5)
    for (event, line) in events {
      #expect(
        String(decoding: try EventCoding.line(for: event), as: UTF8.self)
          == String(decoding: line, as: UTF8.self))
    }
  }
}
