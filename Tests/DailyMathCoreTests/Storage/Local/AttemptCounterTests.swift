import DailyMathSystem
import Testing

@testable import DailyMathCore

@Suite("Counting attempts to sign in")
struct AttemptCounterTests {
  private let folder = StoreFolder()
  private let ana = AttemptKey.account(AccountID("ana"))
  private let bea = AttemptKey.account(AccountID("bea"))

  private func unknown(_ text: String) throws -> AttemptKey {
    .address(try #require(EmailAddress(text)))
  }

  private func counter(_ kind: StoreKind) throws -> AttemptCounter {
    try kind.store(in: folder).attempts
  }

  /// Fails as soon as that is allowed, so often; returns the milliseconds of each wait.
  private func fail(
    _ counter: AttemptCounter, _ key: AttemptKey, times: Int, from start: Int64 = 0
  ) throws -> [Int64] {
    var now = start
    return try (0..<times).map { _ in
      let wait = try counter.wait(key, .sample(milliseconds: now))
      if wait > 0 {
        #expect(
          try counter.begin(key, .sample(milliseconds: now + wait - 1))
            == .refused(waitMilliseconds: 1))
      }
      now += wait
      #expect(try counter.begin(key, .sample(milliseconds: now)) == .allowed)
      return wait
    }
  }

  @Test(
    "makes three failures cost nothing and then doubles up to five minutes",
    arguments: StoreKind.allCases)
  func delays(kind: StoreKind) throws {
    let counter = try counter(kind)
    let seconds = try fail(counter, ana, times: 14).map { $0 / 1_000 }
    #expect(seconds == [0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300])
  }

  @Test("makes one account wait and no other, nor an address", arguments: StoreKind.allCases)
  func separation(kind: StoreKind) throws {
    let counter = try counter(kind)
    let address = try unknown("ana@example.com")
    _ = try fail(counter, ana, times: 4)
    #expect(try counter.begin(ana, .sample()) == .refused(waitMilliseconds: 1_000))
    #expect(try counter.wait(bea, .sample()) == 0)
    #expect(try counter.begin(bea, .sample()) == .allowed)
    #expect(try counter.begin(address, .sample()) == .allowed)
  }

  @Test(
    "counts the codes that are asked for an address for themselves", arguments: StoreKind.allCases)
  func requests(kind: StoreKind) throws {
    let counter = try counter(kind)
    let email = try #require(EmailAddress("ana@example.com"))
    _ = try fail(counter, .request(email), times: 4)
    let other = AttemptKey.request(try #require(EmailAddress("ANA@example.com")))
    #expect(try counter.begin(other, .sample()) == .refused(waitMilliseconds: 1_000))
    #expect(try counter.begin(.address(email), .sample()) == .allowed)
    try counter.succeed(.address(email))
    #expect(try counter.wait(.request(email), .sample()) == 1_000)
    try counter.succeed(.request(email))
    #expect(try counter.wait(.request(email), .sample()) == 0)
  }

  @Test("makes an address without an account wait just as long", arguments: StoreKind.allCases)
  func addresses(kind: StoreKind) throws {
    let counter = try counter(kind)
    let waits = try fail(counter, unknown("nobody@example.com"), times: 6)
    #expect(waits == [0, 0, 0, 0, 1_000, 2_000])
    // Whatever the case, it is the same address.
    #expect(try counter.wait(unknown("NOBODY@example.com"), .sample(milliseconds: 3_000)) == 4_000)
    #expect(try counter.wait(unknown("nobody@example.org"), .sample(milliseconds: 3_000)) == 0)
  }

  @Test("forgets all failures after a success", arguments: StoreKind.allCases)
  func success(kind: StoreKind) throws {
    let counter = try counter(kind)
    let address = try unknown("nobody@example.com")
    for key in [ana, address] {
      _ = try fail(counter, key, times: 5)
      try counter.succeed(key)
      #expect(try counter.wait(key, .sample()) == 0)
      #expect(try fail(counter, key, times: 5) == [0, 0, 0, 0, 1_000])
    }
    try counter.succeed(bea)
  }

  @Test("does not count a refused attempt", arguments: StoreKind.allCases)
  func refused(kind: StoreKind) throws {
    let counter = try counter(kind)
    _ = try fail(counter, ana, times: 4)
    for _ in 0..<10 {
      #expect(
        try counter.begin(ana, .sample(milliseconds: 400)) == .refused(waitMilliseconds: 600))
    }
    #expect(try counter.begin(ana, .sample(milliseconds: 1_000)) == .allowed)
    #expect(try counter.wait(ana, .sample(milliseconds: 1_000)) == 2_000)
  }

  @Test(
    "begins the waiting anew where the clock is set back, once and not for longer",
    arguments: StoreKind.allCases, [-1, -999, -3_600_000, -1_796_068_800_000])
  func clockSetBack(kind: StoreKind, shift: Int64) throws {
    let counter = try counter(kind)
    _ = try fail(counter, ana, times: 5)
    // The fifth failure was a second after the first; two seconds are to be waited.
    #expect(
      try counter.begin(ana, .sample(milliseconds: shift)) == .refused(waitMilliseconds: 2_000))
    #expect(try counter.wait(ana, .sample(milliseconds: shift + 1_500)) == 500)
    #expect(try counter.begin(ana, .sample(milliseconds: shift + 2_000)) == .allowed)
  }

  @Test("shows the same waiting to who only asks", arguments: StoreKind.allCases)
  func askingAfterClockSetBack(kind: StoreKind) throws {
    let counter = try counter(kind)
    _ = try fail(counter, ana, times: 4)
    #expect(try counter.wait(ana, .sample(milliseconds: -5_000)) == 1_000)
    #expect(try counter.wait(ana, .sample(milliseconds: -4_300)) == 300)
    #expect(try counter.begin(ana, .sample(milliseconds: -4_000)) == .allowed)
  }

  @Test("remembers 64 addresses without an account, the latest", arguments: StoreKind.allCases)
  func mostAddresses(kind: StoreKind) throws {
    let counter = try counter(kind)
    _ = try fail(counter, ana, times: 4)
    for number in 1...65 {
      _ = try fail(counter, unknown("nobody\(number)@example.com"), times: 4)
    }
    #expect(try counter.wait(unknown("nobody1@example.com"), .sample()) == 0)
    for number in 2...65 {
      #expect(try counter.wait(unknown("nobody\(number)@example.com"), .sample()) == 1_000)
    }
    #expect(try counter.wait(ana, .sample()) == 1_000)
  }

  // On the disk.

  @Test("has it on the disk before the answer, so that the end of the program gives nothing back")
  func restart() throws {
    _ = try folder.directory.prepare()
    for number in 1...4 {
      // Each time another process, which ends without saying how it went.
      let verdict = try folder.store().attempts.begin(ana, .sample())
      #expect(verdict == .allowed, "\(number)")
    }
    #expect(
      try folder.store().attempts.begin(ana, .sample()) == .refused(waitMilliseconds: 1_000))
  }

  @Test("stores nothing of an address, and the account's identity")
  func privacy() throws {
    let counter = try counter(.disk)
    _ = try counter.begin(unknown("Secreto123@clave.com"), .sample())
    _ = try counter.begin(ana, .sample())
    let text = String(
      decoding: try FileSystem.read(folder.directory.attemptsFile), as: UTF8.self)
    for part in ["secreto", "Secreto", "clave", "@"] { #expect(!text.contains(part)) }
    #expect(
      text.contains(#"{"account":"ana","failures":1,"last":"2026-11-30T20:00:00.000+00:00"}"#))
    // Another folder has another salt, so that the same address looks different there.
    let other = StoreFolder()
    _ = try StoreKind.disk.store(in: other).attempts.begin(
      unknown("Secreto123@clave.com"), .sample())
    let digests = try [folder, other].map { folder in
      try AttemptRecord(decoding: FileSystem.read(folder.directory.attemptsFile))
        .addresses.map(\.digest)
    }
    #expect(digests[0].count == 1)
    #expect(digests[0] != digests[1])
  }

  @Test(
    "lets nobody guess freely once its file was damaged, and lets in who knows the password",
    arguments: [
      "", "{", "{}", "{\"salt\":\"x\",\"accounts\":[{\"account\":\"../x\"}]}", "\u{0}\u{0}",
    ])
  func damage(text: String) throws {
    let counter = try counter(.disk)
    _ = try fail(counter, ana, times: 8)
    try FileSystem.replace(folder.directory.attemptsFile, with: Array(text.utf8))
    for key in [ana, bea, try unknown("nobody@example.com")] {
      #expect(try counter.wait(key, .sample()) == 0)
      #expect(try counter.begin(key, .sample()) == .allowed)
      #expect(try folder.store().attempts.wait(key, .sample()) == 1_000)
    }
    try counter.succeed(ana)
    #expect(try counter.wait(ana, .sample()) == 0)
    // A day later nothing is left of it.
    let later: Int64 = 86_400_000
    #expect(try fail(counter, .account(AccountID("eva")), times: 5, from: later).last == 1_000)
    #expect(folder.setAside() == [])
  }

  @Test("does not take a damaged file for an old one where only a success is noted")
  func damageAndSuccess() throws {
    let counter = try counter(.disk)
    try FileSystem.replace(folder.directory.attemptsFile, with: Array("{".utf8))
    try counter.succeed(bea)
    #expect(try counter.begin(ana, .sample()) == .allowed)
    #expect(try counter.wait(ana, .sample()) == 1_000)
  }

  @Test("lets nobody try where the file cannot be replaced")
  func unwritable() throws {
    let store = try StoreKind.disk.store(in: folder)
    try FileSystem.createFolder(at: folder.directory.attemptsFile + "/in the way")
    #expect(throws: StoreError.self) { try store.attempts.begin(ana, .sample()) }
    #expect(throws: StoreError.self) { try store.attempts.succeed(ana) }
  }

  @Test("reads back what it writes, whatever the numbers are")
  func roundTrip() throws {
    var record = AttemptRecord()
    for number in 0..<40 {
      let instant = Instant.sample(milliseconds: Int64(number) * 86_400_123 - 9_000_000_000_000)
      _ = record.begin(.account(AccountID("a\(number % 7)")), at: instant)
      _ = record.begin(try unknown("a\(number % 5)@example.com"), at: instant)
    }
    #expect(try AttemptRecord(decoding: record.encoded()) == record)
    #expect(try AttemptRecord(decoding: AttemptRecord.afterDamage.encoded()).isLost)
  }
}
