import DailyMathSystem
import Testing

@testable import DailyMathCore

@Suite("Deleting an account")
struct AccountDeletionTests {
  private let folder = StoreFolder()

  private func marked(_ word: String) -> [EventPayload] {
    [
      .profile(Profile(displayName: "Nombre\(word)", university: "UNAL")),
      .card("carta\(word)", prompt: "¿pregunta\(word)?"),
    ]
  }

  @Test("takes it out of the list, and no other", arguments: StoreKind.allCases)
  func listing(kind: StoreKind) throws {
    let store = try kind.store(in: folder)
    let ana = try store.register(.sample("ana@example.com"), .sample()).id
    let bea = try store.register(.sample("bea@example.com", payloads: marked("Bea")), .sample())
    try store.deleteAccount(ana)
    #expect(try store.accounts() == AccountListing(accounts: [bea]))
    #expect(try store.open(bea.id).state.cardCount == 1)
    #expect(throws: StoreError.accountMissing) { try store.deleteAccount(ana) }
    #expect(throws: StoreError.accountMissing) { try store.open(ana) }
    #expect(throws: StoreError.accountMissing) { try store.changeAccount(ana) { _ in } }
    #expect(throws: StoreError.accountMissing) { try store.exportAccount(ana, .sample()) }
    // The address is free again, and what was known of it is not known of the next account.
    let again = try store.register(.sample("ana@example.com"), .sample())
    #expect(again.id != ana)
    #expect(try store.open(again.id).state == AccountState())
  }

  @Test("keeps it where it has another password by then", arguments: StoreKind.allCases)
  func otherCredential(kind: StoreKind) throws {
    let store = try kind.store(in: folder)
    let id = try store.register(.sample(payloads: marked("Ana")), .sample()).id
    let checked = try store.open(id).account
    let changed = try store.changeAccount(id) { $0.credential = "$y$other" }
    #expect(try !store.removeAccount(id, checked.credential))
    #expect(try store.accounts().accounts == [changed])
    // It is as open as before.
    #expect(try store.append(id, [.card("b")], .sample()).count == 1)
    #expect(try store.removeAccount(id, changed.credential))
    #expect(try store.accounts().accounts == [])
  }

  @Test("closes it where it is open", arguments: StoreKind.allCases)
  func openAccount(kind: StoreKind) throws {
    let store = try kind.store(in: folder)
    let id = try store.register(.sample(payloads: marked("Ana")), .sample()).id
    let state = try store.open(id).state
    try store.deleteAccount(id)
    #expect(throws: StoreError.accountMissing) { try store.append(id, [.card("b")], .sample()) }
    #expect(throws: StoreError.accountMissing) { try store.refresh(id) }
    #expect(throws: StoreError.accountMissing) { try store.saveSnapshot(id, state) }
    #expect(throws: StoreError.accountMissing) { try store.close(id, state) }
  }

  @Test("ends its attempts, its mailed code and its sign-in", arguments: StoreKind.allCases)
  func signingIn(kind: StoreKind) throws {
    let store = try kind.store(in: folder)
    let id = try store.register(.sample(), .sample()).id
    let other = AccountID("other")
    for _ in 0..<4 {
      _ = try store.attempts.begin(.account(id), .sample())
      _ = try store.attempts.begin(.account(other), .sample())
    }
    let code = MailedCode(hash: "$y$c", created: .sample(), expires: .sample(milliseconds: 9))
    try store.mailedCodes.put(id, code)
    try store.mailedCodes.put(other, code)
    let token = String(repeating: "0123456789abc", count: 4)
    try store.signInTokens.keep(SignInToken(account: id, token: token))
    try store.deleteAccount(id)
    #expect(try store.attempts.wait(.account(id), .sample()) == 0)
    #expect(try store.attempts.wait(.account(other), .sample()) == 1_000)
    #expect(try store.mailedCodes.beginTry(id, .sample()) == nil)
    #expect(try store.mailedCodes.beginTry(other, .sample()) != nil)
    #expect(try store.signInTokens.read() == nil)
  }

  @Test("leaves another account's remembered sign-in", arguments: StoreKind.allCases)
  func otherSignIn(kind: StoreKind) throws {
    let store = try kind.store(in: folder)
    let id = try store.register(.sample(), .sample()).id
    let token = SignInToken(
      account: AccountID("other"), token: String(repeating: "0123456789abc", count: 4))
    try store.signInTokens.keep(token)
    try store.deleteAccount(id)
    #expect(try store.signInTokens.read() == token)
  }

  // On the disk.

  @Test("leaves nothing of it in any file or name of the folder, and everything of the others")
  func nothingLeft() throws {
    let store = try StoreKind.disk.store(in: folder)
    let ana = try store.register(
      .sample("Ana@Example.com", payloads: marked("Ana")), .sample()
    ).id
    let bea = try store.register(.sample("bea@example.com", payloads: marked("Bea")), .sample()).id
    // Lines that cannot be read, a torn one and a snapshot full of garbage leave copies of each account's files.
    for (id, word) in [(ana, "Ana"), (bea, "Bea")] {
      let journal = folder.directory.journals(of: id)
      let line = Array("{\"prompt\":\"dañada\(word)\"}\n".utf8)
      try FileSystem.replace(journal + "/zzz.jsonl", with: line)
      try FileSystem.replace(folder.directory.snapshotFile(of: id), with: line)
      let own = try folder.ownJournal(of: id)
      try FileSystem.replace(
        own, with: FileSystem.read(own) + Array("{\"prompt\":\"rota\(word)".utf8))
      let opened = try store.open(id)
      #expect(opened.notices.count == 3)
      try store.saveSnapshot(id, opened.state)
      // What a crash leaves while a file is replaced.
      try FileSystem.replace(
        folder.directory.snapshots + "/.\(id.text).json.0123456789ab.tmp", with: line)
      _ = try store.attempts.begin(.account(id), .sample())
      let code = MailedCode(hash: "$y$c", created: .sample(), expires: .sample(milliseconds: 9))
      try store.mailedCodes.put(id, code)
    }
    try store.signInTokens.keep(
      SignInToken(account: ana, token: String(repeating: "0123456789abc", count: 4)))
    try FileSystem.replace(
      folder.directory.local + "/.session.json.0123456789ab.tmp", with: Array(ana.text.utf8))
    let secrets = [ana.text, "na@Example.com", "na@example.com", "taAna", "adaAna", "otaAna"]
    let before = try folder.everything()
    for secret in secrets.filter({ $0 != "na@example.com" }) { #expect(before.contains(secret)) }

    try store.deleteAccount(ana)

    let after = try folder.everything()
    for secret in secrets { #expect(!after.contains(secret), "\(secret)") }
    #expect(!after.contains("Ana"))
    for kept in [bea.text, "bea@example.com", "cartaBea", "dañadaBea", "rotaBea"] {
      #expect(after.contains(kept), "\(kept)")
    }
    #expect(folder.setAside().count == 3)
    #expect(try FileSystem.entries(of: folder.directory.accounts) == [bea.text])
  }

  @Test("leaves nothing in damaged files of this machine either")
  func damagedLocalFiles() throws {
    let store = try StoreKind.disk.store(in: folder)
    let id = try store.register(.sample(), .sample()).id
    let directory = folder.directory
    for path in [directory.attemptsFile, directory.codesFile, directory.sessionFile] {
      try FileSystem.replace(path, with: Array("{\"account\":\"\(id.text)\"".utf8))
    }
    try store.deleteAccount(id)
    #expect(try !folder.everything().contains(id.text))
  }

  @Test("is possible where its own file is damaged")
  func damagedAccount() throws {
    let store = try StoreKind.disk.store(in: folder)
    let id = try store.register(.sample(), .sample()).id
    try FileSystem.replace(folder.directory.accountFile(of: id), with: Array("{".utf8))
    try store.deleteAccount(id)
    #expect(try store.accounts() == AccountListing(accounts: []))
  }

  @Test("is told to a terminal that has it open, and which brings nothing of it back")
  func otherTerminal() throws {
    let id = try folder.register(marked("Ana"))
    let store = folder.store()
    var state = try store.open(id).state
    for event in try store.append(id, [.card("b")], .sample()) { state.apply(event) }
    try folder.store().deleteAccount(id)
    #expect(throws: StoreError.accountMissing) { try store.refresh(id) }
    #expect(throws: StoreError.accountMissing) { try store.append(id, [.card("c")], .sample()) }
    #expect(throws: StoreError.accountMissing) {
      try store.changeAccount(id) { $0.credential = "$y$z" }
    }
    try? store.saveSnapshot(id, state)
    try? store.close(id, state)
    #expect(try !folder.everything().contains(id.text))
    #expect(try FileSystem.entries(of: folder.directory.accounts) == [])
  }

  @Test("is not what a disk does that was taken out")
  func diskTakenOut() throws {
    let id = try folder.register()
    let store = folder.store()
    _ = try store.open(id)
    try FileSystem.removeTree(at: folder.directory.root)
    let error = #expect(throws: StoreError.self) { try store.refresh(id) }
    #expect(error != .accountMissing)
  }

  @Test("that a crash cut short is finished at the next start")
  func crash() throws {
    let id = try folder.register(marked("Ana"))
    let directory = folder.directory
    try FileSystem.move(directory.folder(of: id), to: directory.accounts + "/.new-0123456789abcdef")
    #expect(try folder.store().accounts().accounts == [])
    _ = try folder.store().prepare()
    #expect(try FileSystem.entries(of: directory.accounts) == [])
  }

  @Test(
    "goes nowhere but to accounts", arguments: ["", "..", "../local", ".new-x", "a/b", "nobody"])
  func names(text: String) throws {
    let store = try StoreKind.disk.store(in: folder)
    let before = try folder.everything()
    #expect(throws: StoreError.accountMissing) { try store.deleteAccount(AccountID(text)) }
    #expect(try folder.everything() == before)
  }
}
