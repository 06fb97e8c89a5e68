import DailyMathSystem
import Testing

@testable import DailyMathCore

@Suite("An account's own file")
struct AccountFileTests {
  private static let text =
    #"{"format":1,"email":"ana@example.com","credential":"$y$x","role":"student","#
    + #""created":"2026-11-30T15:00:00.000-05:00","day":"2026-11-30","#
    + #""passwordGeneration":3,"recoveryCodes":["$y$c1","$y$c2"],"remembered":[{"hash":"$y$t","#
    + #""created":"2026-11-30T20:00:00.000+00:00","expires":"2026-12-30T20:00:00.000+00:00","#
    + #""generation":2}]}"# + "\n"

  private let id = AccountID("a1")

  @Test("is written and read as the format says")
  func exactText() throws {
    let account = Account(
      id: id, email: try #require(EmailAddress("ana@example.com")), credential: "$y$x",
      role: .student, created: .sample(), passwordGeneration: 3,
      recoveryCodes: ["$y$c1", "$y$c2"],
      rememberedSignIns: [
        RememberedSignIn(
          tokenHash: "$y$t", created: Moment.sample().instant,
          expires: Moment.sample(seconds: 30 * 86_400).instant, passwordGeneration: 2)
      ])
    #expect(String(decoding: try AccountFile.encoded(account), as: UTF8.self) == Self.text)
    #expect(try AccountFile.account(id, from: Array(Self.text.utf8)) == account)
  }

  @Test(
    "is refused where a part is missing or breaks its grammar",
    arguments: [
      ("\"format\":1", "\"format\":2"), ("\"format\":1,", ""), ("ana@example.com", "ana"),
      ("ana@example.com", "ana@example.com\\n"), ("$y$x", ""), ("$y$x", "a b"), ("$y$x", "é"),
      ("$y$x", String(repeating: "a", count: 257)), ("student", "owner"), ("15:00", "25:00"),
      ("\"day\":\"2026-11-30\"", "\"day\":\"2026-11-31\""), ("}]}", ""), ("]}", "]}}"),
      ("Generation\":3", "Generation\":0"), ("Generation\":3", "Generation\":\"3\""),
      ("$y$c1", "a b"), ("$y$c1", ""), ("$y$c2", String(repeating: "a", count: 257)),
      ("[\"$y$c1\"", "[" + String(repeating: "\"c\",", count: 8) + "\"$y$c1\""),
      ("\"$y$t\"", "\"\""), ("\"hash\":\"$y$t\",", ""), ("2026-12-30", "2026-13-30"),
      ("\"generation\":2", "\"generation\":-1"),
    ])
  func refused(old: String, new: String) {
    let parts = Self.text.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
    let changed = parts.joined(separator: new)
    #expect(changed != Self.text)
    #expect(throws: JSONFault.self) { try AccountFile.account(id, from: Array(changed.utf8)) }
  }

  @Test("that was written before there were codes has the first password and nothing else")
  func earlier() throws {
    let earlier = try #require(Self.text.split(separator: ",\"passwordGeneration\"").first) + "}"
    let account = try AccountFile.account(id, from: Array(earlier.utf8))
    #expect(account.passwordGeneration == 1)
    #expect(account.recoveryCodes == [])
    #expect(account.rememberedSignIns == [])
    #expect(account.email.text == "ana@example.com")
  }

  @Test("is readable whatever hash of a code it holds, so long as that is printing ASCII")
  func foreignHash() throws {
    let changed = Self.text.replacing("$y$c1", with: "$1$abc$")
    #expect(try AccountFile.account(id, from: Array(changed.utf8)).recoveryCodes.first == "$1$abc$")
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
