import DailyMathSystem
import Testing

@testable import DailyMathCore

/// The snapshot on the disk: it saves time, and nothing depends on it.
@Suite("Opening with a snapshot")
struct AccountLoadingTests {
  private let folder = StoreFolder()

  private func filled() throws -> (id: AccountID, state: AccountState, path: String) {
    let id = try folder.register((0..<20).map { .card("c\($0)") })
    let store = folder.store()
    let state = try store.open(id).state
    try store.saveSnapshot(id, state)
    return (id, state, folder.directory.snapshotFile(of: id))
  }

  @Test("uses it: a journal before its mark is not read again")
  func isUsed() throws {
    let (id, state, _) = try filled()
    let path = try folder.ownJournal(of: id)
    var bytes = try FileSystem.read(path)
    // A change that only a full reading would notice.
    bytes[30] ^= 1
    try FileSystem.replace(path, with: bytes)
    let opened = try folder.store().open(id)
    #expect(opened.state == state)
    #expect(opened.notices.isEmpty)
  }

  @Test("reads what was appended since")
  func tail() throws {
    let (id, state, _) = try filled()
    let store = folder.store()
    _ = try store.open(id)
    let events = try store.append(id, [.review(of: "c1"), .cardDelete(CardID("c2"))], .sample())
    let expected = events.reduce(into: state) { $0.apply($1) }
    #expect(try folder.store().open(id).state == expected)
  }

  @Test("does not use one that belongs to another journal")
  func stale() throws {
    let (id, _, snapshotPath) = try filled()
    let path = try folder.ownJournal(of: id)
    let bytes = try FileSystem.read(path)
    let first = (bytes.firstIndex(of: 0x0A) ?? 0) + 1
    let rows: [(changed: [UInt8], cards: Int)] = [
      (Array(bytes[first...]), 19), (Array(bytes[..<first]), 1), (bytes[first...] + bytes, 20),
    ]
    for (changed, cards) in rows {
      let before = try FileSystem.read(snapshotPath)
      try FileSystem.replace(path, with: changed)
      let opened = try folder.store().open(id)
      #expect(opened.state.cardCount == cards)
      #expect(opened.notices.isEmpty)
      // It is no damage, only out of date; the next one replaces it.
      #expect(try FileSystem.read(snapshotPath) == before)
      try FileSystem.replace(path, with: bytes)
    }
  }

  @Test("makes the state anew where it is garbage, and keeps the garbage", arguments: 0..<5)
  func garbage(how: Int) throws {
    let (id, state, path) = try filled()
    let bytes = try FileSystem.read(path)
    let garbage: [UInt8] = [
      [], Array("{}".utf8), Array(bytes[..<(bytes.count / 2)]), bytes + [0x20],
      [UInt8](repeating: 0, count: 4_096),
    ][how]
    try FileSystem.replace(path, with: garbage)
    let opened = try folder.store().open(id)
    #expect(opened.state == state)
    guard case .damagedSnapshot(let copy) = opened.notices.first else {
      Issue.record("the damage was not reported")
      return
    }
    #expect(try FileSystem.read(try #require(copy)) == garbage)
    #expect(try FileSystem.status(of: path) == nil)
    #expect(try folder.store().open(id).notices.isEmpty)
  }

  @Test("opens the account anew, and says so, where a card cannot be read")
  func damagedCard() throws {
    let (id, state, path) = try filled()
    let files = folder.directory.snapshotFiles(of: id)
    let cards = files.cardFile(try #require(files.generations.first))
    var bytes = try FileSystem.read(cards)
    bytes[bytes.count / 2] ^= 1
    try FileSystem.replace(cards, with: bytes)
    let store = folder.store()
    let opened = try store.open(id)
    // Whose line is sound is read as ever; nothing else has been looked at so far.
    #expect(opened.state.cardCount == 20)
    #expect(try store.refresh(id).isEmpty)
    let wrong = opened.state.cards
    #expect(wrong.count == 19)
    #expect(throws: StoreError.replaced(path: path)) {
      try store.append(id, [.cardDelete(CardID("c1"))], .sample())
    }
    #expect(store.notices(id) == [.damagedSnapshot(copy: nil)])
    #expect(try FileSystem.status(of: path) == nil)
    let again = try store.open(id)
    #expect(again.state == state)
    #expect(again.notices.isEmpty)
    try store.close(id, again.state)
    #expect(try files.load().state == state)
    #expect(files.generations.count == 1)
  }

  /// Damages the line of `card` in the card file, its identity left as it is.
  private func damage(_ card: String, of id: AccountID) throws {
    let files = folder.directory.snapshotFiles(of: id)
    let path = files.cardFile(try #require(files.generations.first))
    let archive = try #require(try files.load().state.cardTable.archive)
    let row = try #require(archive.rows.first { $0.id == CardID(card) })
    var bytes = try FileSystem.read(path)
    bytes[row.offset + Int(row.length) / 2] ^= 1
    try FileSystem.replace(path, with: bytes)
  }

  @Test("makes the state anew where an event since then is about a card that cannot be read")
  func damagedCardBehind() throws {
    let (id, state, path) = try filled()
    let other = folder.store()
    _ = try other.open(id)
    let events = try other.append(id, [.review(of: "c5")], .sample())
    try damage("c5", of: id)
    let store = folder.store()
    let opened = try store.open(id)
    #expect(opened.state == events.reduce(into: state) { $0.apply($1) })
    #expect(opened.notices == [.damagedSnapshot(copy: nil)])
    #expect(try FileSystem.status(of: path) == nil)
    #expect(try store.refresh(id).isEmpty)
  }

  @Test("goes on asking for a new opening until there is one")
  func replacedUntilOpened() throws {
    let (id, state, path) = try filled()
    try damage("c5", of: id)
    let store = folder.store()
    #expect(try store.open(id).state.card(CardID("c5")) == nil)
    #expect(throws: StoreError.replaced(path: path)) {
      try store.append(id, [.review(of: "c5")], .sample())
    }
    for _ in 0..<2 { #expect(throws: StoreError.replaced(path: path)) { try store.refresh(id) } }
    #expect(store.notices(id) == [.damagedSnapshot(copy: nil)])
    #expect(try store.open(id).state == state)
    #expect(try store.append(id, [.review(of: "c5")], .sample()).count == 1)
  }

  @Test("survives what is done to a card before it is known that it cannot be read")
  func changedWhileDamaged() throws {
    var sequence = EventSequence(seed: 31)
    let before = AccountState.of(sequence.events(150))
    let snapshots = try SnapshotFolder()
    try snapshots.save(before)
    let path = try snapshots.cardFile
    try FileSystem.replace(
      path, with: [UInt8](repeating: 0x20, count: try FileSystem.read(path).count))
    var state = try snapshots.load()
    for event in sequence.further(300) { state.apply(event) }
    #expect(state.cardTable.archive?.isDamaged == true)
  }

  @Test("writes one in a quiet moment where enough is new, on which the state then rests")
  func quietMoment() throws {
    let (id, state, _) = try filled()
    let store = folder.store()
    var current = try store.open(id).state
    #expect(current == state)
    #expect(try store.settle(id, current) == nil)
    let payloads = (0..<64).map { EventPayload.review(of: "c\($0 % 20)") }
    for event in try store.append(id, Array(payloads[..<63]), .sample()) { current.apply(event) }
    #expect(try store.settle(id, current) == nil)
    for event in try store.append(id, Array(payloads[63...]), .sample()) { current.apply(event) }
    let before = current
    let saved = try #require(try store.settle(id, current))
    for event in try store.append(id, [.review(of: "c3")], .sample()) { current.apply(event) }
    let expected = current
    current.rest(on: saved)
    #expect(current == expected)
    #expect(Set(current.cardTable.changed.keys) == [CardID("c3")])
    #expect(try folder.directory.snapshotFiles(of: id).load().state == before)
    try store.close(id, current)
    #expect(try folder.store().open(id).state == expected)
  }

  @Test("leaves that of another terminal until much is missing in it")
  func another() throws {
    let (id, _, path) = try filled()
    let (mine, other) = (folder.store(), folder.store())
    var state = try mine.open(id).state
    var otherState = try other.open(id).state
    let payloads = (0..<64).map { EventPayload.review(of: "c\($0 % 20)") }
    for event in try other.append(id, payloads, .sample()) { otherState.apply(event) }
    try other.saveSnapshot(id, otherState)
    let status = try FileSystem.status(of: path)
    for event in try mine.append(id, payloads, .sample()) { state.apply(event) }
    #expect(try mine.settle(id, state) == nil)
    try mine.close(id, state)
    #expect(try FileSystem.status(of: path) == status)
    #expect(try folder.store().open(id).state == state)
  }

  @Test("notices any bit that was flipped in it")
  func bitFlips() throws {
    let (id, state, path) = try filled()
    let bytes = try FileSystem.read(path)
    var random = SplitMix64(seed: 3)
    let store = folder.store()
    for _ in 0..<60 {
      var flipped = bytes
      flipped[random.next(below: bytes.count)] ^= 1 << UInt8(random.next(below: 8))
      try FileSystem.replace(path, with: flipped)
      let opened = try store.open(id)
      #expect(opened.state == state)
      #expect(opened.notices.count == 1)
    }
  }

  @Test("writes none of a state that lacks events, and none where nothing is new")
  func refusals() throws {
    let (id, state, path) = try filled()
    let before = try FileSystem.status(of: path)
    let store = folder.store()
    _ = try store.open(id)
    try store.saveSnapshot(id, state)
    #expect(try FileSystem.status(of: path) == before)
    let events = try store.append(id, [.card("new")], .sample())
    try store.saveSnapshot(id, state)
    #expect(try FileSystem.status(of: path) == before)
    try store.saveSnapshot(id, events.reduce(into: state) { $0.apply($1) })
    #expect(try FileSystem.status(of: path) != before)
  }

  @Test("finds one after closing, where more than a few events were new", arguments: [1, 64])
  func closing(count: Int) throws {
    let (id, state, path) = try filled()
    let before = try FileSystem.status(of: path)
    let store = folder.store()
    _ = try store.open(id)
    let payloads = (0..<count).map { EventPayload.review(of: "c\($0 % 20)") }
    let events = try store.append(id, payloads, .sample())
    let after = events.reduce(into: state) { $0.apply($1) }
    try store.close(id, after)
    #expect((try FileSystem.status(of: path) != before) == (count >= 64))
    #expect(try folder.store().open(id).state == after)
  }

  @Test("finds none of an account that was deleted while it was open")
  func deleted() throws {
    let id = try folder.register([.card("a")])
    let store = folder.store()
    let state = try store.open(id).state
    try FileSystem.removeTree(at: folder.directory.folder(of: id))
    try store.saveSnapshot(id, state)
    try store.close(id, state)
    #expect(try FileSystem.status(of: folder.directory.snapshotFile(of: id)) == nil)
  }

  @Test("finds one after the first closing, however little there is")
  func firstClosing() throws {
    let id = try folder.register([.card("a")])
    let store = folder.store()
    let state = try store.open(id).state
    try store.close(id, state)
    #expect(try folder.directory.snapshotFiles(of: id).load().state == state)
  }
}
