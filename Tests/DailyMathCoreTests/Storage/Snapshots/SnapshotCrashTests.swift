import DailyMathSystem
import Testing

@testable import DailyMathCore

/// What a crash, a full disk or another terminal does to a snapshot that is being saved.
@Suite("A saving that is cut short")
struct SnapshotCrashTests {
  /// Two savings one after the other; the folder as it was after each.
  private static func savings(
    of snapshots: SnapshotFolder, anew: Bool
  ) throws -> (events: [Event], before: [String: [UInt8]], after: [String: [UInt8]]) {
    var sequence = EventSequence(seed: 12)
    let events = sequence.events(120)
    try snapshots.save(.of(Array(events[..<110])))
    let before = try snapshots.contents()
    // A state that does not rest on what is there is written to another card file.
    var state = anew ? AccountState.of(Array(events[..<110])) : try snapshots.load()
    for event in events[110...] { state.apply(event) }
    try snapshots.save(state)
    return (events, before, try snapshots.contents())
  }

  @Test(
    "leaves the old pair or the new one, at whatever byte it was killed", arguments: [false, true])
  func killed(anew: Bool) throws {
    let snapshots = try SnapshotFolder()
    let (events, before, after) = try Self.savings(of: snapshots, anew: anew)
    let old = AccountState.of(Array(events[..<110]))
    let grown = try #require(after.keys.first { $0.hasSuffix(".jsonl") })
    let start = before[grown]?.count ?? 0
    let index = try #require(after.keys.first { $0.hasSuffix(".json") })
    let cards = try #require(after[grown])
    // Every byte of the end and of the beginning, and a good many between.
    let lengths = (start...cards.count).filter {
      $0 < start + 20 || $0 > cards.count - 20 || $0 % 31 == 0
    }
    for length in lengths {
      var crashed = before
      crashed[grown] = Array(cards[..<length])
      // The index is written beside its place.
      if length == cards.count { crashed[".\(index).0123456789ab.tmp"] = after[index]?.dropLast(9) }
      try snapshots.restore(crashed)
      var state = try snapshots.load()
      #expect(state == old)
      for event in events[110...] { state.apply(event) }
      #expect(state == .of(events))
      guard length % 5 == 0 || length == cards.count else { continue }
      // The next saving makes an end of what was left.
      try snapshots.save(state)
      #expect(try snapshots.load() == .of(events))
      #expect(snapshots.files.generations.count == 1)
    }
    // The index is in its place, and what it replaced has not been swept.
    try snapshots.restore(before.merging(after) { $1 })
    #expect(try snapshots.load() == .of(events))
  }

  @Test("takes the next number where card files were left, and sweeps them")
  func sweeping() throws {
    let snapshots = try SnapshotFolder()
    var sequence = EventSequence(seed: 12)
    let state = AccountState.of(sequence.events(50))
    for generation in [3, 9] {
      try FileSystem.replace(snapshots.files.cardFile(generation), with: Array("x\n".utf8))
    }
    try snapshots.save(state)
    #expect(snapshots.files.generations == [10])
    #expect(try snapshots.load() == state)
  }

  @Test("leaves no card file that no index names, where the index cannot be written")
  func indexNotWritten() throws {
    let snapshots = try SnapshotFolder()
    var sequence = EventSequence(seed: 12)
    let state = AccountState.of(sequence.events(50))
    // A folder that is not empty cannot be replaced by a file.
    try FileSystem.createFolder(at: snapshots.files.indexFile)
    try FileSystem.replace(snapshots.files.indexFile + "/x", with: [])
    #expect(throws: StoreError.self) { try snapshots.save(state) }
    #expect(snapshots.files.generations.isEmpty)
    try FileSystem.removeTree(at: snapshots.files.indexFile)
    try snapshots.save(state)
    #expect(try snapshots.load() == state)
  }

  @Test(
    "takes the next number below any that no index could name",
    arguments: [EventCoding.largestNumber, Int.max])
  func hugeGeneration(generation: Int) throws {
    let snapshots = try SnapshotFolder()
    var sequence = EventSequence(seed: 12)
    let state = AccountState.of(sequence.events(50))
    for generation in [7, generation] {
      try FileSystem.replace(snapshots.files.cardFile(generation), with: Array("x\n".utf8))
    }
    try snapshots.save(state)
    #expect(try snapshots.load() == state)
    #expect(snapshots.files.generations == [8])
  }

  @Test("is written anew where another terminal has saved meanwhile, so that both stay whole")
  func twoTerminals() throws {
    let snapshots = try SnapshotFolder()
    var sequence = EventSequence(seed: 13)
    let events = sequence.events(160)
    try snapshots.save(.of(Array(events[..<100])))
    var first = try snapshots.load()
    var second = try snapshots.load()
    for event in events[100..<130] { first.apply(event) }
    try snapshots.save(first)
    for event in events[100...] { second.apply(event) }
    try snapshots.save(second)
    #expect(try snapshots.load() == .of(events))
    // The first goes on reading the file that it has open.
    #expect(first == .of(Array(events[..<130])))
    for event in events[130...] { first.apply(event) }
    #expect(first == second)
  }

  @Test("writes nothing of an account that was deleted")
  func deleted() throws {
    let snapshots = try SnapshotFolder()
    var sequence = EventSequence(seed: 13)
    let state = AccountState.of(sequence.events(30))
    try FileSystem.removeTree(at: snapshots.folder.directory.folder(of: snapshots.id))
    let saving = SnapshotSaving(
      account: snapshots.id, directory: snapshots.folder.directory, state: state, marks: [:])
    #expect(try saving.perform() == nil)
    #expect(try snapshots.contents().isEmpty)
  }
}
