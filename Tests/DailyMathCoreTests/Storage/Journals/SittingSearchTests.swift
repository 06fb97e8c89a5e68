import DailyMathSystem
import Testing

@testable import DailyMathCore

@Suite("The sitting in which a device answered last")
struct SittingSearchTests {
  private let folder = StoreFolder()

  private func review(
    _ card: String, in session: String, _ grade: Grade = .good, answered: String = "4"
  ) -> EventPayload {
    .review(
      Review(
        card: CardID(card), session: session, round: .scheduled, kind: .choice,
        answered: answered, suggested: .good, grade: grade, milliseconds: 1_500, before: .new))
  }

  /// What the search over all events at once finds.
  private func twin(_ events: [Event]) -> SittingRecord? {
    events.first.flatMap { SittingRecord(last: events, of: $0.position.identity.device) }
  }

  @Test(
    "is the same on the disk and in memory, undone answers left out", arguments: StoreKind.allCases)
  func twins(kind: StoreKind) throws {
    let store = try kind.store(in: folder)
    let id = try store.register(.sample(payloads: [.card("a"), .card("b")]), .sample()).id
    #expect(throws: StoreError.accountMissing) { try store.lastSitting(id) }
    _ = try store.open(id)
    #expect(try store.lastSitting(id) == nil)
    var events: [Event] = []
    func append(_ payload: EventPayload) throws {
      events += try store.append(id, [payload], .sample(seconds: Int64(events.count)))
    }
    try append(review("a", in: "first"))
    try append(review("b", in: "first", .wrong))
    #expect(try store.lastSitting(id)?.answers.map(\.event) == events.map(\.position.identity))
    try append(review("b", in: "second", .hard))
    #expect(try store.lastSitting(id)?.id == "second")
    try append(.undo(of: events[2].position.identity, card: CardID("b")))
    #expect(try store.lastSitting(id)?.id == "first")
    try append(.undo(of: events[0].position.identity, card: CardID("a")))
    let record = try #require(try store.lastSitting(id))
    #expect(record.answers.map(\.event) == [events[1].position.identity])
    #expect(record.answers.first?.review.grade == .wrong)
    #expect(record.answers.first?.day == Moment.sample().day)
    #expect(record == twin(events))
    try append(.undo(of: events[1].position.identity, card: CardID("b")))
    #expect(try store.lastSitting(id) == nil)
  }

  @Test("has all of its three hundred answers, however long the journal is before it")
  func long() throws {
    let id = try folder.register()
    let store = folder.store()
    _ = try store.open(id)
    var events: [Event] = []
    // 2,000 earlier answers with some undone, then 300 of one sitting, among which a thousand cards are written.
    let earlier = (0..<2_000).map { review("card\($0 % 50)", in: "earlier\($0 / 100)") }
    events += try store.append(id, earlier, .sample())
    for count in 0..<300 {
      events += try store.append(
        id, [review("card\(count % 50)", in: "long", answered: String(repeating: "x", count: 200))],
        .sample(seconds: Int64(count)))
      if count.isMultiple(of: 7), let last = events.last {
        events += try store.append(
          id, [.undo(of: last.position.identity, card: CardID("card\(count % 50)"))], .sample())
      }
      if count == 150 {
        events += try store.append(id, (0..<1_000).map { .card("new\($0)") }, .sample())
      }
    }
    let size = try FileSystem.status(of: folder.ownJournal(of: id))?.size ?? 0
    #expect(size > 6 * SittingSearch.stretch)
    let record = try #require(try store.lastSitting(id))
    #expect(record.answers.count == 300 - 43)
    #expect(record == twin(events))
  }

  @Test("ends after a megabyte with what it found by then")
  func limit() throws {
    let id = try folder.register()
    let store = folder.store()
    _ = try store.open(id)
    let text = String(repeating: "y", count: 4_000)
    var events: [Event] = []
    for count in 0..<400 {
      events += try store.append(
        id, [review("a", in: "long", answered: text)], .sample(seconds: Int64(count)))
    }
    let answers = try #require(try store.lastSitting(id)).answers
    #expect(answers.count > 200 && answers.count <= SittingSearch.mostBytes / 4_000)
    #expect(answers.map(\.event) == events.suffix(answers.count).map(\.position.identity))
  }

  @Test("is found behind a torn line and damaged ones")
  func damaged() throws {
    let id = try folder.register()
    let store = folder.store()
    _ = try store.open(id)
    var events: [Event] = []
    for count in 0..<6 {
      events += try store.append(id, [review("a", in: "s")], .sample(seconds: Int64(count)))
    }
    let path = try folder.ownJournal(of: id)
    let sound = try FileSystem.read(path)
    let all = try #require(try store.lastSitting(id))
    #expect(all.answers.count == 6)
    // Torn anywhere in the last line; lacking only its newline, it is whole.
    let last = (sound.dropLast().lastIndex(of: 0x0A) ?? 0) + 1
    for cut in [last, last + 1, sound.count - 20, sound.count - 2, sound.count - 1] {
      try FileSystem.replace(path, with: Array(sound[..<cut]))
      let found = try #require(try store.lastSitting(id))
      #expect(found.answers == Array(all.answers.prefix(cut == sound.count - 1 ? 6 : 5)))
    }
    var garbled = sound
    garbled[sound.count - 30] ^= 1
    garbled += Array("garbage\n\n{\"n\":1}\n".utf8) + [0xFF, 0x00, 0x0A]
    garbled += [UInt8](repeating: 0x61, count: 3 * SittingSearch.stretch)
    try FileSystem.replace(path, with: garbled)
    #expect(try store.lastSitting(id)?.answers == Array(all.answers.prefix(5)))
  }

  @Test("goes on in the older file of the device where the newest has only a part of it")
  func severalFiles() throws {
    let id = try folder.register()
    let store = folder.store()
    _ = try store.open(id)
    var events: [Event] = []
    for count in 0..<10 {
      events += try store.append(id, [review("a", in: "s")], .sample(seconds: Int64(count)))
    }
    let path = try folder.ownJournal(of: id)
    let bytes = try FileSystem.read(path)
    let newlines = bytes.indices.filter { bytes[$0] == 0x0A }
    let middle = newlines[newlines.count - 4] + 1
    // The line before the cut stands in both, as after a retry.
    let doubled = newlines[newlines.count - 5] + 1
    try FileSystem.replace(path, with: Array(bytes[..<middle]))
    try FileSystem.replace(
      try folder.ownJournal(of: id, sequence: 2), with: Array(bytes[doubled...]))
    #expect(try store.lastSitting(id) == twin(events))
    #expect(try store.lastSitting(id)?.answers.count == 10)
  }

  @Test("is that of this device, whatever others have answered since")
  func otherDevice() throws {
    let id = try folder.register()
    let store = folder.store()
    _ = try store.open(id)
    let events = try store.append(id, [review("a", in: "ours")], .sample())
    let line = try EventCoding.line(
      for: Event(
        position: EventPosition(
          order: (events.last?.position.order ?? 0) + 1,
          identity: EventIdentity(device: DeviceID("other"), number: 1)),
        moment: .sample(seconds: 9), payload: review("a", in: "theirs")))
    try FileSystem.replace(
      folder.directory.journals(of: id) + "/other.jsonl", with: line + [0x0A])
    #expect(try store.refresh(id).count == 1)
    #expect(try store.lastSitting(id)?.id == "ours")
  }

  @Test("is none where the journal cannot be read, and an error where the account was deleted")
  func unreadable() throws {
    let id = try folder.register()
    let store = folder.store()
    _ = try store.open(id)
    _ = try store.append(id, [review("a", in: "ours")], .sample())
    let path = try folder.ownJournal(of: id)
    try FileSystem.remove(path)
    try FileSystem.createFolder(at: path)
    #expect(try store.lastSitting(id) == nil)
    try folder.store().deleteAccount(id)
    #expect(throws: StoreError.accountMissing) { try store.lastSitting(id) }
  }
}
