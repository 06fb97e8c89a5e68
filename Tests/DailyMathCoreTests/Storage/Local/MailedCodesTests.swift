import DailyMathSystem
import Testing

@testable import DailyMathCore

@Suite("Codes that were sent by mail")
struct MailedCodesTests {
  private let folder = StoreFolder()
  private let ana = AccountID("ana")
  private let bea = AccountID("bea")

  private func codes(_ kind: StoreKind) throws -> MailedCodes {
    try kind.store(in: folder).mailedCodes
  }

  private func code(_ hash: String = "$y$c", at milliseconds: Int64 = 0) -> MailedCode {
    MailedCode(
      hash: hash, created: .sample(milliseconds: milliseconds),
      expires: .sample(milliseconds: milliseconds + MailedCode.lifetime))
  }

  @Test("can be tried five times, and the sixth try finds none", arguments: StoreKind.allCases)
  func tries(kind: StoreKind) throws {
    let codes = try codes(kind)
    try codes.put(ana, code())
    for left in [4, 3, 2, 1, 0] {
      let found = try codes.beginTry(ana, .sample(milliseconds: 1))
      #expect(found?.hash == "$y$c")
      #expect(found?.triesLeft == left)
    }
    #expect(try codes.beginTry(ana, .sample(milliseconds: 1)) == nil)
    #expect(try codes.take(ana, "$y$c") == false)
  }

  @Test("are worth something for fifteen minutes", arguments: StoreKind.allCases)
  func lifetime(kind: StoreKind) throws {
    let codes = try codes(kind)
    for (time, isThere) in [(0, true), (899_999, true), (900_000, false), (-1, false)]
      as [(Int64, Bool)]
    {
      try codes.put(ana, code())
      #expect(try (codes.beginTry(ana, .sample(milliseconds: time)) != nil) == isThere)
      // An expired one is gone, whatever the clock says later.
      #expect(try (codes.beginTry(ana, .sample(milliseconds: 1)) != nil) == isThere)
    }
  }

  @Test("are one for an account: a new one ends the old", arguments: StoreKind.allCases)
  func replacement(kind: StoreKind) throws {
    let codes = try codes(kind)
    try codes.put(ana, code("$y$old"))
    _ = try codes.beginTry(ana, .sample())
    try codes.put(bea, code("$y$bea"))
    try codes.put(ana, code("$y$new", at: 1_000))
    #expect(try codes.take(ana, "$y$old") == false)
    let found = try codes.beginTry(ana, .sample(milliseconds: 1_000))
    #expect(found?.hash == "$y$new")
    #expect(found?.triesLeft == 4)
    #expect(try codes.beginTry(bea, .sample())?.hash == "$y$bea")
  }

  @Test("can be taken once", arguments: StoreKind.allCases)
  func taking(kind: StoreKind) throws {
    let codes = try codes(kind)
    try codes.put(ana, code())
    #expect(try codes.take(bea, "$y$c") == false)
    #expect(try codes.take(ana, "$y$c") == true)
    #expect(try codes.take(ana, "$y$c") == false)
    #expect(try codes.beginTry(ana, .sample()) == nil)
    try codes.put(ana, code())
    try codes.remove(ana)
    try codes.remove(bea)
    #expect(try codes.beginTry(ana, .sample()) == nil)
  }

  @Test(
    "are refused where they would not be read again", arguments: StoreKind.allCases,
    ["", "a b", "ñ"])
  func unreadable(kind: StoreKind, hash: String) throws {
    let codes = try codes(kind)
    try codes.put(ana, code())
    #expect(throws: StoreError.tooLong(field: "code", limit: 256)) {
      try codes.put(ana, code(hash))
    }
    #expect(try codes.beginTry(ana, .sample())?.hash == "$y$c")
  }

  // On the disk.

  @Test("have each try on the disk before it begins, so that the end of the program refunds none")
  func restart() throws {
    try codes(.disk).put(ana, code())
    for left in [4, 3, 2, 1, 0] {
      #expect(try folder.store().mailedCodes.beginTry(ana, .sample())?.triesLeft == left)
    }
    #expect(try folder.store().mailedCodes.beginTry(ana, .sample()) == nil)
  }

  @Test("are forgotten with the first new one after they expired")
  func clearing() throws {
    let codes = try codes(.disk)
    try codes.put(ana, code("$y$ana"))
    try codes.put(bea, code("$y$bea", at: MailedCode.lifetime))
    let text = String(decoding: try FileSystem.read(folder.directory.codesFile), as: UTF8.self)
    #expect(!text.contains("$y$ana"))
    #expect(text.contains("$y$bea"))
  }

  @Test(
    "of a damaged file are none, and a new one can be made",
    arguments: [
      "", "{\"codes\":[{}]}", "{\"codes\":[{\"account\":\"ana\",\"hash\":\"x\"}]}", "\u{0}",
    ])
  func damage(text: String) throws {
    let codes = try codes(.disk)
    try FileSystem.replace(folder.directory.codesFile, with: Array(text.utf8))
    #expect(try codes.beginTry(ana, .sample()) == nil)
    try codes.put(ana, code())
    #expect(try codes.beginTry(ana, .sample())?.triesLeft == 4)
  }

  @Test("with more tries than there ever were are damaged")
  func tooManyTries() throws {
    let codes = try codes(.disk)
    try codes.put(ana, code())
    let path = folder.directory.codesFile
    let text = String(decoding: try FileSystem.read(path), as: UTF8.self)
    let changed = text.replacing("\"triesLeft\":5", with: "\"triesLeft\":50")
    #expect(changed != text)
    try FileSystem.replace(path, with: Array(changed.utf8))
    #expect(try codes.beginTry(ana, .sample()) == nil)
  }

  @Test("lose no try where two terminals try at once")
  func concurrency() throws {
    try codes(.disk).put(ana, code())
    let ana = ana
    let allowed = try Terminals.run(4, in: folder) { store, _ in
      try (0..<3).count { _ in try store.mailedCodes.beginTry(ana, .sample()) != nil }
    }
    #expect(allowed.reduce(0, +) == 5)
  }
}
