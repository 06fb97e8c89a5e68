import DailyMathSystem
import Testing

@testable import DailyMathCore

@Suite("A snapshot")
struct SnapshotTests {
  private static let marks = [
    "aaa.jsonl": JournalMark(offset: 1_000, fingerprint: 0xFFFF_FFFF), "bbb-2.jsonl": .start,
  ]

  @Test("comes back as it was", arguments: 0..<40)
  func roundTrip(seed: UInt64) throws {
    let snapshots = try SnapshotFolder()
    var sequence = EventSequence(seed: seed)
    let state = AccountState.of(sequence.events(Int(seed) * 7))
    try snapshots.save(state, marks: Self.marks)
    let loaded = try snapshots.files.load()
    #expect(loaded.marks == Self.marks)
    #expect(loaded.state == state)
    #expect(loaded.state.hashValue == state.hashValue)
    #expect(loaded.state.cardTable.changed.isEmpty)
    #expect(loaded.state.index == StudyIndex(of: loaded.state.cardTable))
  }

  @Test(
    "and the events after it give the state that all events give, saved again and again",
    arguments: 0..<20)
  func tail(seed: UInt64) throws {
    let snapshots = try SnapshotFolder()
    var sequence = EventSequence(seed: seed)
    let events = sequence.events(300)
    var state = AccountState()
    try snapshots.save(state)
    for start in stride(from: 0, to: 300, by: 30) {
      // By turns the state goes on, rests on what was saved, or is read from the disk.
      if start % 90 == 30 { state = try snapshots.load() }
      for event in events[start..<(start + 30)] { state.apply(event) }
      let whole = AccountState.of(Array(events[..<(start + 30)]))
      #expect(state == whole)
      #expect(state.index == whole.index)
      let saved = try snapshots.save(state)
      if start % 90 == 60 {
        state.rest(on: saved)
        #expect(state.cardTable.changed.isEmpty)
        #expect(state == whole)
      }
      #expect(try snapshots.load() == whole)
      #expect(snapshots.files.generations.count == 1)
    }
  }

  @Test("takes events that come late, in whatever order", arguments: 0..<20)
  func lateEvents(seed: UInt64) throws {
    let snapshots = try SnapshotFolder()
    var sequence = EventSequence(seed: seed)
    var random = SplitMix64(seed: seed)
    let events = random.shuffled(sequence.events(200))
    try snapshots.save(.of(Array(events[..<100])))
    var state = try snapshots.load()
    for event in events[100...] { state.apply(event) }
    #expect(state == .of(events))
  }

  @Test("lets a state that went on meanwhile rest on it", arguments: 0..<10)
  func resting(seed: UInt64) throws {
    let snapshots = try SnapshotFolder()
    var sequence = EventSequence(seed: seed)
    let events = sequence.events(200)
    var state = AccountState.of(Array(events[..<195]))
    let saved = try snapshots.save(state)
    for event in events[195...] { state.apply(event) }
    state.rest(on: saved)
    // Each of the five events is about one card at most.
    #expect(state.cardTable.changed.count <= 5)
    #expect(state == .of(events))
    // One of another state is none of its own.
    let strange = try snapshots.save(.of(events))
    let archive = state.cardTable.archive
    state.rest(on: strange)
    #expect(state.cardTable.archive === archive)
  }

  @Test("brings back no card that was taken back while it was saved")
  func restingOnForgotten() throws {
    let snapshots = try SnapshotFolder()
    let device = DeviceID("aaa")
    let events = Event.successive(
      [.card("kept"), .card("gone"), .review(of: "unknown")], of: device, after: (0, 1_000),
      at: .sample())
    var state = AccountState.of(events)
    let saved = try snapshots.save(state)
    let undos = Event.successive(
      events[1...].map { event in
        .undo(of: event.position.identity, card: event.payload.cardToUndo ?? CardID("kept"))
      }, of: device, after: (3, 2_000), at: .sample())
    for event in undos { state.apply(event) }
    let expected = state
    state.rest(on: saved)
    #expect(state == expected)
    #expect(state.cards.map(\.id) == [CardID("kept")])
    // Nor does the next saving.
    try snapshots.save(state)
    #expect(try snapshots.load() == .of(events + undos))
  }

  @Test("of an empty account is short and comes back")
  func empty() throws {
    let snapshots = try SnapshotFolder()
    try snapshots.save(AccountState())
    #expect(try snapshots.load() == AccountState())
    #expect(try FileSystem.read(snapshots.files.indexFile).count < 800)
  }

  @Test("adds the lines of the cards that changed, and begins anew when more than half is old")
  func growth() throws {
    let snapshots = try SnapshotFolder()
    var sequence = EventSequence(seed: 3, devices: ["aaa"])
    var state = AccountState.of(sequence.events(300))
    state.rest(on: try snapshots.save(state))
    let path = try snapshots.cardFile
    let before = try FileSystem.read(path)
    let events = Event.successive(
      [.mark(CardID("card3"), isMarked: true)], of: DeviceID("zzz"), after: (0, 1 << 40),
      at: .sample())
    for event in events { state.apply(event) }
    state.rest(on: try snapshots.save(state))
    let after = try FileSystem.read(path)
    #expect(after.starts(with: before))
    #expect(after[before.count...].count { $0 == 0x0A } == 1)
    // Each of them again adds a line as long as the one before, until half of the file is old.
    var number = 1
    while try snapshots.cardFile == path {
      let event = Event.successive(
        [.mark(CardID("card3"), isMarked: number % 2 == 0)], of: DeviceID("zzz"),
        after: (number, 1 << 40 + Int64(number)), at: .sample())
      for event in event { state.apply(event) }
      state.rest(on: try snapshots.save(state))
      #expect(try snapshots.load() == state)
      number += 1
      try #require(number < 100)
    }
    let lines = try FileSystem.read(snapshots.cardFile).split(separator: 0x0A)
    #expect(lines.count == state.cardTable.histories.count)
  }

  @Test("writes over what a saving that was cut short has left at the end of the card file")
  func leftOver() throws {
    let snapshots = try SnapshotFolder()
    var sequence = EventSequence(seed: 3)
    let events = sequence.events(200)
    try snapshots.save(.of(Array(events[..<195])))
    let path = try snapshots.cardFile
    try AppendOnlyFile(path: path).append(Array("[\"card1\",[[".utf8))
    var state = try snapshots.load()
    for event in events[195...] { state.apply(event) }
    try snapshots.save(state)
    #expect(try snapshots.cardFile == path)
    #expect(try snapshots.load() == .of(events))
  }
}
