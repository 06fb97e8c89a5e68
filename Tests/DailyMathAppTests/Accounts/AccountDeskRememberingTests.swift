import DailyMathApp
import DailyMathCore
import DailyMathSystem
import Testing

@testable import DailyMathApp

@Suite("Remembering a sign-in")
struct AccountDeskRememberingTests {
  private static let day: Int64 = 86_400_000
  private let scene = AccountsScene()

  @Test("this machine keeps the token and the account its hash, and both let in for thirty days")
  func remembering() throws {
    let account = try scene.registerAna(isRemembered: true).account
    let token = try #require(try scene.store.signInTokens.read())
    #expect(token.account == account.id)
    #expect(token.token.utf8.count == 52)
    let signIn = try #require(account.rememberedSignIns.first)
    #expect(account.rememberedSignIns.count == 1)
    #expect(signIn.tokenHash == "hash-of-\(token.token)")
    #expect(signIn.passwordGeneration == 1)
    #expect(try scene.stored(account) == account)
    #expect(scene.resumed() == account.id)
    #expect(scene.resumed(after: 30 * Self.day - 1) == account.id)
    #expect(scene.resumed(after: 30 * Self.day) == nil)
    #expect(try scene.store.signInTokens.read() == nil)
  }

  @Test("without being asked for nothing is remembered")
  func notRemembering() throws {
    let account = try scene.registerAna().account
    #expect(account.rememberedSignIns == [])
    #expect(try scene.store.signInTokens.read() == nil)
    #expect(scene.desk.resume(at: AccountsScene.moment()) == nil)
  }

  @Test("a sign-in may come from the next day, as clocks go, but not from later")
  func future() throws {
    let account = try scene.registerAna(isRemembered: true).account
    #expect(scene.resumed(after: -Self.day) == account.id)
    #expect(scene.resumed(after: -Self.day - 1) == nil)
    #expect(scene.resumed() == nil)
  }

  @Test("a sign-in belongs to the password it was made with")
  func generation() throws {
    let account = try scene.registerAna(isRemembered: true).account
    _ = try scene.store.changeAccount(account.id) { $0.passwordGeneration = 2 }
    #expect(scene.resumed() == nil)
    #expect(try scene.store.signInTokens.read() == nil)
  }

  @Test("a token that the account does not know, or whose account is gone, is forgotten")
  func unknownToken() throws {
    let account = try scene.registerAna(isRemembered: true).account
    for id in [account.id, AccountID("gone")] {
      try scene.store.signInTokens.keep(SignInToken(account: id, token: "made-up"))
      #expect(scene.resumed() == nil)
      #expect(try scene.store.signInTokens.read() == nil)
    }
  }

  @Test("a token is kept while its account's file is damaged, and good again when that is mended")
  func damaged() throws {
    var scene = scene
    let account = try scene.registerAna(isRemembered: true).account
    let accounts = scene.store.accounts
    scene.store.accounts = { AccountListing(accounts: [], damaged: ["/d"]) }
    #expect(scene.resumed() == nil)
    scene.store.accounts = { () throws(StoreError) in throw .busy(path: "/d") }
    #expect(scene.resumed() == nil)
    scene.store.accounts = accounts
    #expect(scene.resumed() == account.id)
  }

  @Test(
    "a lack of memory neither lets in nor forgets the token, and keeps nobody out who has the password"
  )
  func withoutMemory() throws {
    var scene = scene
    let account = try scene.registerAna(isRemembered: true).account
    let authenticator = scene.authenticator
    let lack = PasswordError.system(SystemError(call: "crypt", code: 12))
    scene.authenticator.verifyCode = { _, _ throws(PasswordError) in throw lack }
    scene.authenticator.hashCode = { _ throws(PasswordError) in throw lack }
    #expect(scene.resumed() == nil)
    guard case .signedIn = scene.signIn(AccountsScene.address, "secreto", isRemembered: true)
    else {
      Issue.record("the right password must let in")
      return
    }
    scene.authenticator = authenticator
    #expect(scene.resumed() == account.id)
  }

  @Test("signing out ends it here and in the account")
  func signingOut() throws {
    let account = try scene.registerAna(isRemembered: true).account
    let token = try #require(try scene.store.signInTokens.read())
    // Somebody who is signed in beside it signs out alone.
    try scene.desk.signOut(of: AccountID("somebody"))
    #expect(try scene.store.signInTokens.read() == token)
    try scene.desk.signOut(of: account.id)
    #expect(try scene.store.signInTokens.read() == nil)
    #expect(try scene.stored(account).rememberedSignIns == [])
    // A copy of the token is worth nothing either.
    try scene.store.signInTokens.keep(token)
    #expect(scene.resumed() == nil)
  }

  @Test("signing out fails only where neither the token nor its hash can be removed")
  func stubbornToken() throws {
    var scene = scene
    let account = try scene.registerAna(isRemembered: true).account
    scene.store.signInTokens.forget = { () throws(StoreError) in throw .diskFull(path: "/d") }
    #expect(throws: Never.self) { try scene.desk.signOut() }
    #expect(try scene.stored(account).rememberedSignIns == [])
    scene.store.changeAccount = { _, _ throws(StoreError) in throw .diskFull(path: "/d") }
    scene.store.accounts = { () throws(StoreError) in throw .diskFull(path: "/d") }
    #expect(throws: StoreError.diskFull(path: "/d")) { try scene.desk.signOut() }
  }

  @Test("signing in again replaces this machine's token, and leaves those of other machines")
  func replacing() throws {
    let account = try scene.registerAna(isRemembered: true).account
    let other = RememberedSignIn(
      tokenHash: "hash-of-other", created: AccountsScene.moment().instant,
      expires: AccountsScene.moment(after: Self.day).instant, passwordGeneration: 1)
    _ = try scene.store.changeAccount(account.id) { $0.rememberedSignIns.append(other) }
    _ = scene.signIn(AccountsScene.address, "secreto", isRemembered: true)
    let token = try #require(try scene.store.signInTokens.read())
    #expect(
      try scene.stored(account).rememberedSignIns.map(\.tokenHash)
        == ["hash-of-other", "hash-of-\(token.token)"])
  }

  @Test("at most eight sign-ins are remembered: the oldest ends, after those that are over anyway")
  func bounded() throws {
    let account = try scene.registerAna().account
    let start = AccountsScene.moment().instant
    func made(_ name: String, days: Int64 = 30, generation: Int = 1) -> RememberedSignIn {
      RememberedSignIn(
        tokenHash: name, created: start,
        expires: AccountsScene.moment(after: days * Self.day).instant,
        passwordGeneration: generation)
    }
    _ = try scene.store.changeAccount(account.id) {
      $0.rememberedSignIns = (1...8).map { made("\($0)") }
    }
    _ = scene.signIn(AccountsScene.address, "secreto", isRemembered: true)
    var names = try scene.stored(account).rememberedSignIns.map(\.tokenHash)
    #expect(names.count == 8)
    #expect(names.prefix(7) == ["2", "3", "4", "5", "6", "7", "8"])
    try scene.store.signInTokens.forget()
    _ = try scene.store.changeAccount(account.id) {
      $0.rememberedSignIns = [made("a"), made("b", days: 0), made("c", generation: 2), made("d")]
    }
    _ = scene.signIn(AccountsScene.address, "secreto", isRemembered: true)
    names = try scene.stored(account).rememberedSignIns.map(\.tokenHash)
    #expect(names.count == 3)
    #expect(names.prefix(2) == ["a", "d"])
  }

  @Test("signing in without being remembered leaves the learner's own token and ends another's")
  func othersToken() throws {
    let ana = try scene.registerAna(isRemembered: true).account
    _ = scene.signIn(AccountsScene.address, "secreto")
    #expect(scene.resumed() == ana.id)
    let eva = try #require(EmailAddress("eva@uniquindio.edu.co"))
    _ = scene.register(eva)
    #expect(try scene.store.signInTokens.read() == nil)
    #expect(try scene.stored(ana).rememberedSignIns == [])
  }

  @Test("a token that cannot be kept keeps nobody out")
  func notKept() throws {
    var scene = scene
    _ = try scene.registerAna()
    scene.store.signInTokens.keep = { _ throws(StoreError) in throw .diskFull(path: "/d") }
    guard case .signedIn = scene.signIn(AccountsScene.address, "secreto", isRemembered: true) else {
      Issue.record("the right password must let in")
      return
    }
    #expect(scene.resumed() == nil)
  }

  @Test("a password that another terminal has just replaced is not remembered")
  func replacedPassword() throws {
    var scene = scene
    let account = try scene.registerAna().account
    let (open, change) = (scene.store.open, scene.store.changeAccount)
    scene.store.open = { id throws(StoreError) in
      let opened = try open(id)
      _ = try change(id) { $0.setPassword("hash-of-nuevo") }
      return opened
    }
    _ = scene.signIn(AccountsScene.address, "secreto", isRemembered: true)
    #expect(try scene.stored(account).rememberedSignIns == [])
    #expect(try scene.store.signInTokens.read() == nil)
  }
}
