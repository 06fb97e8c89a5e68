import DailyMathSystem
import Testing

@testable import DailyMathCore

/// What a crash, a bad disk or somebody's editor leaves in a journal.
@Suite("A damaged journal")
struct JournalDamageTests {
  private let folder = StoreFolder()

  /// Replaces a file in its place, as an editor or a crash would.
  private func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    try FileSystem.replace(path, with: Array(bytes))
  }

  private func lines(of bytes: [UInt8]) -> Int { bytes.count { $0 == 0x0A } }

  /// Where the last line begins.
  private func lastLine(of bytes: [UInt8]) -> Int {
    (bytes.dropLast().lastIndex(of: 0x0A) ?? -1) + 1
  }

  private func filled() throws -> (id: AccountID, path: String, bytes: [UInt8]) {
    let id = try folder.register([.card("a"), .card("b"), .card("¿c?", prompt: "½")])
    let path = try folder.ownJournal(of: id)
    return (id, path, try FileSystem.read(path))
  }

  @Test("of our own that ends anywhere in its last line loses nothing before it, and goes on")
  func ownTorn() throws {
    let (id, path, bytes) = try filled()
    for cut in lastLine(of: bytes)...bytes.count {
      try write(bytes[..<cut], to: path)
      let store = folder.store()
      let opened = try store.open(id)
      let isWhole = cut >= bytes.count - 1
      let isTorn = !isWhole && cut > lastLine(of: bytes)
      #expect(opened.state.cardCount == (isWhole ? 3 : 2))
      #expect(opened.notices.count == (isTorn ? 1 : 0))
      let kept = folder.setAside().last { isTorn && $0.contains(".\(lastLine(of: bytes)).") }
      #expect((kept != nil) == isTorn)
      let events = try store.append(id, [.card("d")], .sample(seconds: 5))
      #expect(events.map(\.position.identity.number) == [isWhole ? 4 : 3])
      let now = try FileSystem.read(path)
      #expect(lines(of: now) == (isWhole ? 4 : 3))
      #expect(now.starts(with: isWhole ? bytes : Array(bytes[..<lastLine(of: bytes)])))
      try folder.forgetSetAside()
    }
  }

  @Test("of our own that is torn while it is open is mended by the next append only")
  func ownTornMeanwhile() throws {
    let (id, path, bytes) = try filled()
    let store = folder.store()
    _ = try store.open(id)
    let torn = bytes + bytes[lastLine(of: bytes)...].dropLast(9)
    try write(torn, to: path)
    #expect(try store.refresh(id).isEmpty)
    #expect(try store.refresh(id).isEmpty)
    #expect(try FileSystem.read(path) == torn)
    _ = try store.append(id, [.card("d")], .sample(seconds: 5))
    #expect(try FileSystem.read(path).starts(with: bytes))
    let notices = store.notices(id)
    guard case .tornLine(let reported, let copy) = notices.first else {
      Issue.record("the torn line was not reported")
      return
    }
    #expect(notices.count == 1)
    #expect(reported == path)
    #expect(try FileSystem.read(copy) == Array(torn[bytes.count...]))
    #expect(store.notices(id).isEmpty)
    #expect(try folder.store().open(id).state.cardCount == 4)
  }

  @Test("of another device that ends anywhere in its last line waits for the rest")
  func foreignTorn() throws {
    let (id, path, bytes) = try filled()
    let foreign = folder.directory.journals(of: id) + "/other.jsonl"
    try FileSystem.remove(path)
    for cut in lastLine(of: bytes)...bytes.count {
      try write(bytes[..<cut], to: foreign)
      let store = folder.store()
      let opened = try store.open(id)
      let isWhole = cut >= bytes.count - 1
      #expect(opened.state.cardCount == (isWhole ? 3 : 2))
      #expect(opened.notices.isEmpty)
      #expect(try FileSystem.read(foreign) == Array(bytes[..<cut]))
      try write(bytes, to: foreign)
      #expect(try store.refresh(id).count == (isWhole ? 0 : 1))
      #expect(try store.refresh(id).isEmpty)
      try write(bytes + bytes[..<lastLine(of: bytes)], to: foreign)
      #expect(try store.refresh(id).isEmpty)
    }
    #expect(folder.setAside().isEmpty)
  }

  @Test("notices every one of 600 flipped bits")
  func bitFlips() throws {
    let (id, path, bytes) = try filled()
    let whole = try folder.store().open(id).state
    let store = folder.store()
    var random = SplitMix64(seed: 11)
    for _ in 0..<600 {
      var flipped = bytes
      flipped[random.next(below: bytes.count)] ^= 1 << UInt8(random.next(below: 8))
      try write(flipped, to: path)
      let opened = try store.open(id)
      #expect(!opened.notices.isEmpty)
      #expect(opened.state != whole)
      #expect(opened.state.cardCount < 3)
      // The bytes of every line that is missing were kept, now and not only for an earlier flip.
      #expect(!folder.setAside().isEmpty)
      try folder.forgetSetAside()
    }
  }

  @Test("keeps what is damaged in its middle, says so and reads the rest")
  func middle() throws {
    let (id, path, bytes) = try filled()
    let garbage: [[UInt8]] = [
      Array("hello".utf8), [0], [0xFF, 0xFE], Array(#"{"n":1}"#.utf8),
      [UInt8](repeating: 0x61, count: 70_000),
    ]
    let first = (bytes.firstIndex(of: 0x0A) ?? 0) + 1
    let damaged = bytes[..<first] + garbage.flatMap { $0 + [0x0A] } + bytes[first...]
    try write(damaged, to: path)
    let store = folder.store()
    let opened = try store.open(id)
    #expect(opened.state.cardCount == 3)
    guard case .damagedLines(path, .some, count: 5)? = opened.notices.first else {
      Issue.record("\(opened.notices)")
      return
    }
    #expect(opened.notices.count == 1)
    _ = try store.append(id, [.card("d")], .sample(seconds: 5))
    #expect(try FileSystem.read(path).starts(with: damaged))
    let copies = try folder.setAside().map { name in
      try FileSystem.read(folder.directory.damaged.path + "/" + name)
    }
    #expect(copies == [Array(garbage.joined(separator: [0x0A]))])
    // Reading it again keeps no second copy.
    _ = try folder.store().open(id)
    #expect(folder.setAside().count == 1)
  }

  @Test("keeps lines that are damaged apart from one another in copies of their own")
  func apart() throws {
    let (id, path, bytes) = try filled()
    let first = (bytes.firstIndex(of: 0x0A) ?? 0) + 1
    try write(
      Array("one\n".utf8) + bytes[..<first] + Array("two\n\nthree\n".utf8) + bytes[first...],
      to: path)
    let opened = try folder.store().open(id)
    #expect(opened.state.cardCount == 3)
    let copies = try opened.notices.map { notice in
      guard case .damagedLines(path, let copy?, let count) = notice else { return "" }
      return "\(count): " + String(decoding: try FileSystem.read(copy), as: UTF8.self)
    }
    #expect(copies == ["1: one", "2: two\n\nthree"])
    #expect(folder.setAside().count == 2)
  }

  @Test("of ten thousand lines of garbage is set aside in one copy, and each line is counted")
  func flood() throws {
    let (id, path, bytes) = try filled()
    let garbage = [UInt8]([[UInt8]](repeating: Array("x\n".utf8), count: 10_000).joined())
    try write(bytes + garbage, to: path)
    let opened = try folder.store().open(id)
    #expect(opened.state.cardCount == 3)
    let counts = opened.notices.map { notice in
      if case .damagedLines(path, _, let count) = notice { count } else { 0 }
    }
    #expect(counts == [10_000])
    #expect(folder.setAside().count == 1)
  }

  @Test(
    "of our own that ends in zeros, as after a crash, loses nothing and goes on",
    arguments: [1, 70_000, JournalStream.longestHeld + 1, 9_000_000])
  func zeros(count: Int) throws {
    let (id, path, bytes) = try filled()
    try write(bytes + [UInt8](repeating: 0, count: count), to: path)
    let store = folder.store()
    let opened = try store.open(id)
    #expect(opened.state.cardCount == 3)
    #expect(opened.notices.count == (count > JournalStream.longestHeld ? 2 : 1))
    #expect(try FileSystem.read(path) == bytes)
    let copies = try folder.setAside().map { name in
      try FileSystem.status(of: folder.directory.damaged.path + "/" + name)?.size ?? 0
    }
    #expect(copies.reduce(0, +) == count)
    _ = try store.append(id, [.card("d")], .sample(seconds: 5))
    let again = try folder.store().open(id)
    #expect(again.state.cardCount == 4 && again.notices.isEmpty)
  }

  @Test("with millions of bytes that are no lines between its lines is read on both sides of them")
  func longLine() throws {
    let (id, path, bytes) = try filled()
    let first = (bytes.firstIndex(of: 0x0A) ?? 0) + 1
    let garbage = [UInt8](repeating: 0x61, count: 9_000_000)
    try write(bytes[..<first] + garbage + [0x0A] + bytes[first...], to: path)
    let opened = try folder.store().open(id)
    #expect(opened.state.cardCount == 3)
    let lines = opened.notices.map { notice in
      if case .damagedLines(path, .some, let count) = notice { count } else { -1 }
    }
    #expect(lines == [1])
    let copies = try folder.setAside().map { name in
      try FileSystem.status(of: folder.directory.damaged.path + "/" + name)?.size ?? 0
    }
    #expect(copies.reduce(0, +) == garbage.count)
  }

  @Test("whose lines another system's editor ended in its own way is whole")
  func carriageReturns() throws {
    let (id, path, bytes) = try filled()
    let whole = try folder.store().open(id).state
    let converted = bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    for cut in [converted.count, converted.count - 1, converted.count - 2] {
      try write(converted[..<cut], to: path)
      let store = folder.store()
      let opened = try store.open(id)
      #expect(opened.state == whole)
      #expect(opened.notices.isEmpty)
      _ = try store.append(id, [.card("d")], .sample(seconds: 5))
      #expect(try folder.store().open(id).state.cardCount == 4)
    }
    #expect(folder.setAside().isEmpty)
  }

  @Test("that became shorter or another asks to be opened again", arguments: [0, 1, 2])
  func replaced(how: Int) throws {
    let (id, path, bytes) = try filled()
    let store = folder.store()
    _ = try store.open(id)
    switch how {
    case 0: try write(bytes[..<lastLine(of: bytes)], to: path)
    case 1: try write(bytes[lastLine(of: bytes)...] + bytes, to: path)
    default: try FileSystem.remove(path)
    }
    let expectedError = StoreError.replaced(path: path)
    #expect(throws: expectedError) { try store.refresh(id) }
    #expect(throws: expectedError) { try store.append(id, [.card("d")], .sample()) }
    let expected = [2, 3, 0][how]
    #expect(try store.open(id).state.cardCount == expected)
    _ = try store.append(id, [.card("d")], .sample(seconds: 5))
    #expect(try folder.store().open(id).state.cardCount == expected + 1)
  }

  @Test("of another device that cannot be read is reported, and the others are")
  func unreadable() throws {
    let (id, _, _) = try filled()
    let foreign = folder.directory.journals(of: id) + "/other.jsonl"
    try FileSystem.createFolder(at: foreign)
    let opened = try folder.store().open(id)
    #expect(opened.state.cardCount == 3)
    #expect(opened.notices == [.unreadableJournal(path: foreign)])
  }
}
