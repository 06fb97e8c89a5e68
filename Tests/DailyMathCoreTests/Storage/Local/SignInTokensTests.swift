import DailyMathSystem
import Testing

@testable import DailyMathCore

@Suite("The sign-in that a machine remembers")
struct SignInTokensTests {
  private let folder = StoreFolder()
  private let token = SignInToken(
    account: AccountID("ana"), token: String(repeating: "0123456789abc", count: 4))

  private func tokens(_ kind: StoreKind) throws -> SignInTokens {
    try kind.store(in: folder).signInTokens
  }

  @Test("is kept, replaced and forgotten", arguments: StoreKind.allCases)
  func keeping(kind: StoreKind) throws {
    let tokens = try tokens(kind)
    #expect(try tokens.read() == nil)
    try tokens.forget()
    try tokens.keep(token)
    #expect(try tokens.read() == token)
    var other = token
    other.account = AccountID("bea")
    try tokens.keep(other)
    #expect(try tokens.read() == other)
    try tokens.forget()
    #expect(try tokens.read() == nil)
  }

  @Test("outlives the program, and is nobody else's to read")
  func restart() throws {
    try tokens(.disk).keep(token)
    #expect(try folder.store().signInTokens.read() == token)
    let status = try FileSystem.status(of: folder.directory.sessionFile)
    #expect(status?.permissions == 0o600)
    try folder.store().signInTokens.forget()
    #expect(try FileSystem.status(of: folder.directory.sessionFile) == nil)
  }

  @Test("counts on its machine alone, and stays there where another one looks")
  func otherMachine() throws {
    try tokens(.disk).keep(token)
    let elsewhere = DataDirectory(root: folder.directory.root, machine: "other")
    #expect(try AccountStore.live(elsewhere).signInTokens.read() == nil)
    #expect(try folder.store().signInTokens.read() == token)
  }

  @Test(
    "is nobody's where the file is damaged, which is then removed",
    arguments: [
      ("", ""), ("\"account\":\"ana\",", ""), ("ana", "../ana"), ("ana", ""), ("0123", "O123"),
      ("0123", "012"), ("0123", "01234"), ("0123", "A123"), ("0123", "u123"),
      ("\"machine\"", "\"engine\""), ("}", ""), ("}", "}}"),
    ])
  func damage(old: String, new: String) throws {
    let tokens = try tokens(.disk)
    try tokens.keep(token)
    let path = folder.directory.sessionFile
    let text = String(decoding: try FileSystem.read(path), as: UTF8.self)
    let changed = old.isEmpty ? "" : text.replacing(old, with: new, maxReplacements: 1)
    #expect(changed != text)
    try FileSystem.replace(path, with: Array(changed.utf8))
    #expect(try tokens.read() == nil)
    #expect(try FileSystem.status(of: path) == nil)
    #expect(folder.setAside() == [])
    try tokens.keep(token)
    #expect(try tokens.read() == token)
  }
}
