import DailyMathSystem
import Testing

@testable import DailyMathCore

@Suite("A journal that is read as a stream")
struct JournalStreamTests {
  private let folder = StoreFolder()
  private let device = DeviceID("aaa")

  /// Events of one device, some of them nearly as long as a line may be.
  private func events(_ count: Int, seed: UInt64) -> [Event] {
    var random = SplitMix64(seed: seed)
    return (1...count).map { number in
      let length = random.next(below: 4) == 0 ? 8_000 : random.next(below: 300)
      let payload = EventPayload.card("c\(number)", prompt: String(repeating: "x", count: length))
      return Event(
        position: EventPosition(
          order: Int64(number * 10), identity: EventIdentity(device: device, number: number)),
        moment: .sample(), payload: payload)
    }
  }

  private func text(_ events: [Event]) throws -> [UInt8] {
    try events.flatMap { event in try EventCoding.line(for: event) + [0x0A] }
  }

  private func file(_ bytes: [UInt8]) throws -> String {
    _ = try folder.directory.prepare()
    let path = folder.directory.root + "/aaa.jsonl"
    try FileSystem.replace(path, with: bytes)
    return path
  }

  private func drain(_ stream: inout JournalStream) throws -> ([Event], [JournalDamage]) {
    var events: [Event] = []
    var damaged: [JournalDamage] = []
    while let item = try stream.next() {
      switch item {
      case .event(let event): events.append(event)
      case .damage(let damage): damaged.append(damage)
      }
    }
    return (events, damaged)
  }

  @Test("is the same as one that is read at once, wherever its blocks end", arguments: 0..<2)
  func blocks(seed: UInt64) throws {
    let events = events(500, seed: seed)
    let bytes = try text(events)
    // More than four blocks, so that lines are cut by their ends.
    #expect(bytes.count > 4 * FileBlocks.size)
    var stream = try JournalStream(path: file(bytes), from: .start, device: device)
    let (found, damaged) = try drain(&stream)
    #expect(found == events)
    #expect(damaged.isEmpty)
    #expect(stream.mark == JournalMark(offset: bytes.count, bytes: bytes, end: bytes.count))
  }

  @Test("goes on from its mark, wherever that is", arguments: 0..<2)
  func marks(seed: UInt64) throws {
    let events = events(300, seed: seed)
    let path = try file(text(Array(events[..<200])))
    var first = try JournalStream(path: path, from: .start, device: device)
    #expect(try drain(&first).0 == Array(events[..<200]))
    try AppendOnlyFile(path: path).append(text(Array(events[200...])))
    var second = try JournalStream(path: path, from: first.mark, device: device)
    #expect(try drain(&second).0 == Array(events[200...]))
    var other = first.mark
    other.fingerprint ^= 1
    #expect(throws: StoreError.replaced(path: path)) {
      try JournalStream(path: path, from: other, device: device)
    }
  }

  @Test("is one damage for lines that follow one another, though a block ends among them")
  func damage() throws {
    let events = events(2, seed: 1)
    let lines = try events.map { try text([$0]) }
    let garbage = [UInt8]([[UInt8]](repeating: Array("garbage\r\n\n".utf8), count: 54_000).joined())
    #expect(garbage.count > 2 * FileBlocks.size)
    var stream = try JournalStream(
      path: file(lines[0] + garbage + lines[1]), from: .start, device: device)
    let (found, damaged) = try drain(&stream)
    #expect(found == events)
    #expect(damaged.map(\.lineCount) == [54_000])
    #expect(damaged.map(\.offset) == [lines[0].count])
    // All but the end of the last line and the empty one after it.
    #expect(damaged.map(\.bytes) == [Array(garbage.dropLast(3))])
  }

  @Test("holds no more of a damage than its limit")
  func limit() throws {
    let line = [UInt8](repeating: 0x61, count: 999) + [0x0A]
    let garbage = [UInt8]([[UInt8]](repeating: line, count: 9_000).joined())
    var stream = try JournalStream(path: file(garbage), from: .start, device: device)
    let (_, damaged) = try drain(&stream)
    #expect(damaged.map(\.lineCount).reduce(0, +) == 9_000)
    #expect(damaged.count == 3)
    #expect(damaged.allSatisfy { $0.bytes.count <= JournalStream.longestHeld + 1_000 })
  }

  @Test("comes in one order with the other journals of a folder, each of which is in order")
  func merge() throws {
    let id = try folder.register()
    let journals = folder.directory.journals(of: id)
    var sequence = EventSequence(seed: 8)
    let events = sequence.events(400)
    for name in ["aaa", "bbb", "ccc"] {
      let own = events.filter { $0.position.identity.device.text == name }
      try FileSystem.replace(journals + "/" + name + ".jsonl", with: text(own))
    }
    var reader = JournalReader(folder: journals, device: DeviceID("zzz"))
    var found: [Event] = []
    let news = try reader.readNew { (file, item) in
      guard case .event(let event) = item else { return }
      #expect(file == event.position.identity.device.text + ".jsonl")
      found.append(event)
    }
    #expect(found == events.sorted { $0.position < $1.position })
    #expect(news.ownTails.isEmpty && news.unreadable.isEmpty)
    #expect(try reader.readNew().events.isEmpty)
  }

  @Test("is read though there are more journals than are opened at a time")
  func many() throws {
    let id = try folder.register()
    let journals = folder.directory.journals(of: id)
    let events = events(70, seed: 3)
    for (number, event) in events.enumerated() {
      let name = number == 0 ? "aaa" : "aaa-\(number + 1)"
      try FileSystem.replace(journals + "/" + name + ".jsonl", with: text([event]))
    }
    var reader = JournalReader(folder: journals, device: DeviceID("zzz"))
    #expect(try reader.readNew().events.sorted { $0.position < $1.position } == events)
    #expect(reader.marks.count == 70)
  }
}
