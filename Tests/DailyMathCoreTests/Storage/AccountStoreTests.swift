import DailyMathSystem
import Testing

@testable import DailyMathCore

/// What the store promises, whether it is on the disk or in memory.
@Suite("The account store")
struct AccountStoreTests {
  private let folder = StoreFolder()

  private func store(_ kind: StoreKind) throws -> AccountStore {
    try kind.store(in: folder)
  }

  @Test("has no accounts at first", arguments: StoreKind.allCases)
  func empty(kind: StoreKind) throws {
    #expect(try store(kind).accounts() == AccountListing(accounts: []))
  }

  @Test("registers an account with its first events", arguments: StoreKind.allCases)
  func register(kind: StoreKind) throws {
    let store = try store(kind)
    let profile = Profile(displayName: "Ana", university: "UNAL")
    let new = try NewAccount.sample(payloads: [.profile(profile), .card("a"), .card("b")])
    let account = try store.register(new, .sample())
    #expect(account.email.text == "ana@example.com")
    #expect(account.credential == "$y$x")
    #expect(account.role == .student)
    #expect(account.created == .sample())
    #expect(try store.accounts().accounts == [account])
    let opened = try store.open(account.id)
    #expect(opened.account == account)
    #expect(opened.state.profile == profile)
    #expect(opened.state.cardCount == 2)
    #expect(opened.notices.isEmpty)
  }

  @Test("gives an address to one account only, whatever its case", arguments: StoreKind.allCases)
  func uniqueness(kind: StoreKind) throws {
    let store = try store(kind)
    let first = try store.register(.sample("Ana@Example.com"), .sample())
    #expect(throws: StoreError.emailTaken) {
      try store.register(.sample("ana@example.COM"), .sample())
    }
    let second = try store.register(.sample("bea@example.com"), .sample())
    #expect(throws: StoreError.emailTaken) {
      try store.changeAccount(second.id) { $0.email = first.email }
    }
    #expect(try store.accounts().accounts.count == 2)
  }

  @Test("replaces what is said of an account", arguments: StoreKind.allCases)
  func update(kind: StoreKind) throws {
    let store = try store(kind)
    var account = try store.register(.sample(), .sample())
    account.email = try #require(EmailAddress("new@example.com"))
    account.credential = "$y$other"
    account.role = .moderator
    let changed = try store.changeAccount(account.id) { $0 = account }
    #expect(changed == account)
    #expect(try store.accounts().accounts == [account])
    #expect(try store.open(account.id).account == account)
  }

  @Test("knows no account that is not there", arguments: StoreKind.allCases)
  func missing(kind: StoreKind) throws {
    let store = try store(kind)
    let account = try store.register(.sample(), .sample())
    for text in ["nobody", "", "..", "../accounts/" + account.id.text, ".new-x", "a/b", "a\u{0}b"] {
      #expect(throws: StoreError.accountMissing) { try store.open(AccountID(text)) }
      #expect(throws: StoreError.accountMissing) { try store.refresh(AccountID(text)) }
    }
    #expect(throws: StoreError.accountMissing) {
      try store.append(account.id, [.card("a")], .sample())
    }
    #expect(throws: StoreError.accountMissing) {
      try store.saveSnapshot(account.id, AccountState())
    }
  }

  @Test(
    "refuses a credential that it would not read again",
    arguments: StoreKind.allCases, ["a b", "é", "a\n", String(repeating: "a", count: 257)])
  func credential(kind: StoreKind, text: String) throws {
    let store = try store(kind)
    var new = try NewAccount.sample()
    new.credential = text
    #expect(throws: StoreError.tooLong(field: "credential", limit: 256)) {
      try store.register(new, .sample())
    }
    #expect(try store.accounts().accounts.isEmpty)
  }

  @Test("takes the same address in another case", arguments: StoreKind.allCases)
  func addressInOtherCase(kind: StoreKind) throws {
    let store = try store(kind)
    let id = try store.register(.sample("Ana@Example.com"), .sample()).id
    let email = try #require(EmailAddress("ana@example.com"))
    #expect(try store.changeAccount(id) { $0.email = email }.email.text == "ana@example.com")
    #expect(try store.accounts().accounts.map(\.email.text) == ["ana@example.com"])
  }

  @Test("keeps codes and remembered sign-ins with the account", arguments: StoreKind.allCases)
  func codes(kind: StoreKind) throws {
    let store = try store(kind)
    var new = try NewAccount.sample()
    new.recoveryCodes = ["$y$1", "$y$2"]
    let id = try store.register(new, .sample()).id
    let signIn = RememberedSignIn(
      tokenHash: "$y$t", created: .sample(), expires: .sample(milliseconds: 1),
      passwordGeneration: 2)
    let changed = try store.changeAccount(id) { account in
      #expect(account.recoveryCodes == ["$y$1", "$y$2"])
      #expect(account.passwordGeneration == 1)
      account.recoveryCodes.removeFirst()
      account.passwordGeneration += 1
      account.rememberedSignIns.append(signIn)
    }
    #expect(changed.recoveryCodes == ["$y$2"])
    #expect(changed.passwordGeneration == 2)
    #expect(changed.rememberedSignIns == [signIn])
    #expect(try store.accounts().accounts == [changed])
  }

  /// Changes of an account that would not be read again, and the field that each names.
  private static let unreadable: [(String, Int, @Sendable (inout Account) -> Void)] = [
    ("recoveryCodes", 8, { $0.recoveryCodes = Array(repeating: "$y$c", count: 9) }),
    ("recoveryCodes", 256, { $0.recoveryCodes = ["a b"] }),
    ("remembered", 8, { $0.rememberedSignIns = Array(repeating: signIn("$y$t"), count: 9) }),
    ("remembered", 256, { $0.rememberedSignIns = [signIn("")] }),
    ("passwordGeneration", (1 << 53) - 1, { $0.passwordGeneration = 0 }),
  ]

  private static func signIn(_ hash: String) -> RememberedSignIn {
    RememberedSignIn(
      tokenHash: hash, created: .sample(), expires: .sample(), passwordGeneration: 1)
  }

  @Test(
    "refuses codes and sign-ins that it would not read again, and changes nothing",
    arguments: StoreKind.allCases, unreadable.indices)
  func unreadableCodes(kind: StoreKind, index: Int) throws {
    let store = try store(kind)
    let account = try store.register(.sample(), .sample())
    let (field, limit, change) = Self.unreadable[index]
    #expect(throws: StoreError.tooLong(field: field, limit: limit)) {
      try store.changeAccount(account.id) { change(&$0) }
    }
    #expect(try store.accounts().accounts == [account])
  }

  @Test("changes nothing where the change thinks better of it", arguments: StoreKind.allCases)
  func refusedChange(kind: StoreKind) throws {
    let store = try store(kind)
    let account = try store.register(.sample(), .sample())
    #expect(throws: StoreError.busy(path: "x")) {
      try store.changeAccount(account.id) { (account) throws(StoreError) in
        account.credential = "$y$other"
        throw .busy(path: "x")
      }
    }
    #expect(try store.accounts().accounts == [account])
  }

  @Test("numbers and orders what is appended", arguments: StoreKind.allCases)
  func append(kind: StoreKind) throws {
    let store = try store(kind)
    let id = try store.register(.sample(payloads: [.card("a")]), .sample()).id
    _ = try store.open(id)
    let later = try store.append(id, [.card("b"), .card("c")], .sample(seconds: 10))
    #expect(later.map(\.position.identity.number) == [2, 3])
    let milliseconds = Moment.sample(seconds: 10).instant.milliseconds
    #expect(later.map(\.position.order) == [milliseconds, milliseconds + 1])
    // The clock was set back by an hour: the order goes on all the same.
    let earlier = try store.append(id, [.cardDelete(CardID("b"))], .sample(seconds: -3_600))
    #expect(earlier.map(\.position.order) == [milliseconds + 2])
    #expect(earlier.map(\.moment) == [.sample(seconds: -3_600)])
    #expect(try store.append(id, [], .sample()).isEmpty)
    #expect(try store.open(id).state.cardCount == 2)
  }

  @Test("gives the state that its events add up to", arguments: StoreKind.allCases)
  func state(kind: StoreKind) throws {
    let store = try store(kind)
    let id = try store.register(.sample(payloads: [.card("a"), .card("b")]), .sample()).id
    var state = try store.open(id).state
    for second in 1...50 {
      let payload = EventPayload.review(of: second.isMultiple(of: 2) ? "a" : "b", .good)
      for event in try store.append(id, [payload], .sample(seconds: Int64(second))) {
        state.apply(event)
      }
    }
    #expect(try store.open(id).state == state)
    try store.saveSnapshot(id, state)
    try store.close(id, state)
    #expect(try store.open(id).state == state)
    #expect(state.answerCount(of: .choice) == 50)
  }

  @Test("refuses what would be too long to read again", arguments: StoreKind.allCases)
  func tooLong(kind: StoreKind) throws {
    let store = try store(kind)
    let id = try store.register(.sample(), .sample()).id
    _ = try store.open(id)
    let long = EventPayload.card("a", prompt: String(repeating: "x", count: 8_193))
    #expect(throws: StoreError.tooLong(field: "prompt", limit: 8_192)) {
      try store.append(id, [.card("b"), long], .sample())
    }
    #expect(throws: StoreError.tooLong(field: "prompt", limit: 8_192)) {
      try store.register(.sample("b@example.com", payloads: [long]), .sample())
    }
    #expect(try store.open(id).state == AccountState())
    #expect(try store.accounts().accounts.count == 1)
  }

  @Test("closes an account", arguments: StoreKind.allCases)
  func close(kind: StoreKind) throws {
    let store = try store(kind)
    let id = try store.register(.sample(payloads: [.card("a")]), .sample()).id
    let state = try store.open(id).state
    try store.close(id, state)
    #expect(throws: StoreError.accountMissing) { try store.refresh(id) }
    #expect(throws: StoreError.accountMissing) { try store.close(id, state) }
    #expect(try store.open(id).state.cardCount == 1)
  }
}
