import DailyMathSystem
import Testing

@testable import DailyMathCore

/// What format 1 keeps about signing in, which loads for ever; written by hand, the checksum by another program.
@Suite("Files of format 1 about signing in")
struct GoldenSigningInTests {
  /// The folder beside that of this file.
  private static let source =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    .joined(separator: "/") + "/Fixtures/format-1"

  private let folder = StoreFolder()
  /// 2026-12-01T13:30:00Z.
  private let start: Int64 = 1_796_131_800_000

  private func store(with names: [String]) throws -> AccountStore {
    _ = try folder.directory.prepare()
    for name in names {
      let path = folder.directory.root + "/" + name
      if name.hasPrefix("accounts/") {
        let end = try #require(path.lastIndex(of: "/"))
        try FileSystem.createFolder(at: String(path[..<end]) + "/journal")
      }
      try FileSystem.replace(path, with: try FileSystem.read(Self.source + "/" + name))
    }
    return folder.store()
  }

  private func instant(_ milliseconds: Int64) -> Instant {
    Instant(milliseconds: start + milliseconds)
  }

  @Test("have an account with its codes and remembered sign-ins, written the same again")
  func account() throws {
    let name = "accounts/codes/account.json"
    let account = try #require(try store(with: [name]).accounts().accounts.first)
    let day = try #require(StudyDay("2026-12-01"))
    let created = Moment(instant: instant(0), offset: UTCOffset(seconds: -18_000), day: day)
    let lifetime = RememberedSignIn.lifetime
    let later: Int64 = 86_400_250
    let expected = Account(
      id: AccountID("codes"), email: try #require(EmailAddress("bea@example.com")),
      credential: "$y$jBT$abc$def", role: .student, created: created, passwordGeneration: 4,
      recoveryCodes: ["$y$j75$one", "$y$j75$two", "$y$j75$three"],
      rememberedSignIns: [
        RememberedSignIn(
          tokenHash: "$y$j75$old", created: instant(0), expires: instant(lifetime),
          passwordGeneration: 3),
        RememberedSignIn(
          tokenHash: "$y$j75$new", created: instant(later), expires: instant(later + lifetime),
          passwordGeneration: 4),
      ])
    #expect(account == expected)
    #expect(try AccountFile.encoded(account) == FileSystem.read(Self.source + "/" + name))
  }

  @Test("have the failed sign-ins, written the same again")
  func attempts() throws {
    let name = "local/attempts.json"
    let attempts = try store(with: [name]).attempts
    let nobody = try #require(EmailAddress("Nobody@Example.com"))
    #expect(try attempts.wait(.account(AccountID("codes")), instant(0)) == 0)
    #expect(try attempts.wait(.account(AccountID("golden")), instant(60_500)) == 2_000)
    #expect(try attempts.wait(.address(nobody), instant(120_000)) == 1_000)
    let bytes = try FileSystem.read(Self.source + "/" + name)
    #expect(try AttemptRecord(decoding: bytes).encoded() == bytes)
  }

  @Test("have the codes that were sent, written the same again")
  func codes() throws {
    let name = "local/codes.json"
    let bytes = try FileSystem.read(Self.source + "/" + name)
    #expect(try MailedCodeRecord(decoding: bytes).encoded() == bytes)
    let code = try store(with: [name]).mailedCodes.beginTry(AccountID("golden"), instant(1))
    let expected = MailedCode(
      hash: "$y$j75$mail", created: instant(0), expires: instant(900_000), triesLeft: 2)
    #expect(code == expected)
  }
}
