import DailyMathSystem
import Testing

@testable import DailyMathCore

@Suite("An account's own file")
struct AccountFileTests {
  private static let text =
    #"{"format":1,"email":"ana@example.com","credential":"$y$x","role":"student","#
    + #""created":"2026-11-30T15:00:00.000-05:00","day":"2026-11-30"}"# + "\n"

  private let id = AccountID("a1")

  @Test("is written and read as the format says")
  func exactText() throws {
    let account = Account(
      id: id, email: try #require(EmailAddress("ana@example.com")), credential: "$y$x",
      role: .student, created: .sample())
    #expect(String(decoding: try AccountFile.encoded(account), as: UTF8.self) == Self.text)
    #expect(try AccountFile.account(id, from: Array(Self.text.utf8)) == account)
  }

  @Test(
    "is refused where a part is missing or breaks its grammar",
    arguments: [
      ("\"format\":1", "\"format\":2"), ("\"format\":1,", ""), ("ana@example.com", "ana"),
      ("ana@example.com", "ana@example.com\\n"), ("$y$x", ""), ("$y$x", "a b"), ("$y$x", "é"),
      ("$y$x", String(repeating: "a", count: 257)), ("student", "owner"), ("15:00", "25:00"),
      ("\"day\":\"2026-11-30\"", "\"day\":\"2026-11-31\""), ("}", ""), ("}", "}}"),
    ])
  func refused(old: String, new: String) {
    let parts = Self.text.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
    let changed = parts.joined(separator: new)
    #expect(changed != Self.text)
    #expect(throws: JSONFault.self) { try AccountFile.account(id, from: Array(changed.utf8)) }
  }

  @Test("that is damaged is listed as such, and the others are found")
  func listing() throws {
    let folder = StoreFolder()
    let first = try folder.register()
    let store = folder.store()
    let second = try store.register(.sample("b@example.com"), .sample())
    let path = folder.directory.accountFile(of: first)
    try FileSystem.replace(path, with: Array("{".utf8))
    try FileSystem.createFolder(at: folder.directory.accounts + "/empty")
    try FileSystem.createFolder(at: folder.directory.accounts + "/copy.sync-conflict-1")
    let listing = try store.accounts()
    #expect(listing.accounts == [second])
    #expect(
      listing.damaged.sorted()
        == [path, folder.directory.accounts + "/empty/account.json"].sorted())
    #expect(throws: StoreError.damaged(path: path)) { try store.open(first) }
  }
}
