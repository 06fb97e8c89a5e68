import DailyMathApp
import DailyMathCore
import DailyMathSystem
import Testing

@testable import DailyMathApp

@Suite("Counting attempts to sign in")
struct AccountDeskCheckingTests {
  private let scene = AccountsScene()

  @Test(
    "three mistakes cost no waiting, the fourth makes the next attempt wait, also where nobody has the address",
    arguments: [AccountsScene.address, "eva@uniquindio.edu.co"])
  func waiting(email: String) throws {
    _ = try scene.registerAna()
    for _ in 1...3 {
      #expect(scene.signIn(email, "falso") == .failed(.wrongCredentials()))
    }
    #expect(
      scene.signIn(email, "falso") == .failed(.wrongCredentials(waitMilliseconds: 1_000)))
    #expect(scene.signIn(email, "falso") == .failed(.mustWait(milliseconds: 1_000)))
    let next = scene.signIn(email, "falso", isRemembered: false, after: 1_000)
    #expect(next == .failed(.wrongCredentials(waitMilliseconds: 2_000)))
  }

  @Test("what has to wait is not checked, be it right")
  func refused() throws {
    var scene = scene
    let account = try scene.registerAna().account
    let checks = Mailbox<Int>()
    let verify = scene.authenticator.verify
    scene.authenticator.verify = { secret, stored throws(PasswordError) in
      checks.put(secret.byteCount)
      return try verify(secret, stored)
    }
    for _ in 1...4 { _ = scene.signIn(AccountsScene.address, "falso") }
    #expect(checks.takeAll().count == 4)
    #expect(
      scene.signIn(AccountsScene.address, "secreto") == .failed(.mustWait(milliseconds: 1_000)))
    let deletion = AccountChange.deletion(current: AccountsScene.password("secreto"))
    #expect(scene.change(deletion, of: account) == .failed(.mustWait(milliseconds: 1_000)))
    #expect(checks.takeAll() == [])
  }

  @Test("the right password forgets the mistakes")
  func success() throws {
    _ = try scene.registerAna()
    for _ in 1...3 { _ = scene.signIn(AccountsScene.address, "falso") }
    guard case .signedIn = scene.signIn(AccountsScene.address, "secreto") else {
      Issue.record("the right password must let in")
      return
    }
    #expect(scene.signIn(AccountsScene.address, "falso") == .failed(.wrongCredentials()))
  }

  @Test("one account's mistakes make no other wait")
  func others() throws {
    _ = try scene.registerAna()
    for _ in 1...5 { _ = scene.signIn("eva@uniquindio.edu.co", "falso") }
    guard case .signedIn = scene.signIn(AccountsScene.address, "secreto") else {
      Issue.record("another address's mistakes must not count")
      return
    }
  }

  @Test("the attempt is counted before it is checked, so that dying in between gives nothing back")
  func countedFirst() throws {
    var scene = scene
    let account = try scene.registerAna().account
    let attempts = scene.store.attempts
    let waits = Mailbox<Int64>()
    scene.authenticator.verify = { _, _ throws(PasswordError) in
      waits.put((try? attempts.wait(.account(account.id), AccountsScene.moment().instant)) ?? -1)
      return false
    }
    for _ in 1...4 { _ = scene.signIn(AccountsScene.address, "falso") }
    #expect(waits.takeAll() == [0, 0, 0, 1_000])
  }

  @Test("where the attempt cannot be counted nothing is checked")
  func uncountable() throws {
    var scene = scene
    _ = try scene.registerAna()
    scene.store.attempts.begin = { _, _ throws(StoreError) in throw .diskFull(path: "/d") }
    #expect(
      scene.signIn(AccountsScene.address, "secreto") == .failed(.store(.diskFull(path: "/d"))))
  }

  @Test(
    "a look-alike address is nobody's",
    arguments: ["ana@un\u{131}quindio.edu.co", "ana@uni\u{212A}uindio.edu.co"])
  func lookAlike(email: String) throws {
    _ = try scene.registerAna()
    #expect(scene.signIn(email, "secreto") == .failed(.wrongCredentials()))
    #expect(scene.dummies.takeAll() == [7])
  }

  @Test(
    "what is no address is not counted, but costs as much",
    arguments: ["", "ana", "a b@c.co"])
  func noAddress(email: String) {
    for _ in 1...6 { #expect(scene.signIn(email, "falso") == .failed(.wrongCredentials())) }
    #expect(scene.dummies.takeAll() == [5, 5, 5, 5, 5, 5])
  }

  @Test("a lack of memory is told, and not called a wrong password")
  func withoutMemory() throws {
    var scene = scene
    _ = try scene.registerAna()
    let lack = PasswordError.system(SystemError(call: "crypt", code: 12))
    scene.authenticator.verify = { _, _ throws(PasswordError) in throw lack }
    scene.authenticator.verifyDummy = { _ throws(PasswordError) in throw lack }
    scene.authenticator.hash = { _ throws(PasswordError) in throw lack }
    let cause = SystemError(call: "crypt", code: 12).reason
    let failure = SignInFailure.store(.hashingFailed(cause: cause))
    #expect(scene.signIn(AccountsScene.address, "secreto") == .failed(failure))
    #expect(scene.signIn("eva@uniquindio.edu.co", "secreto") == .failed(failure))
    #expect(scene.register() == .failed(failure))
  }

  @Test("a hash that is weaker than today's is renewed by the right password, and only by that")
  func renewing() throws {
    var scene = scene
    let account = try scene.registerAna().account
    let now = "hash-of-secreto"
    _ = try scene.store.changeAccount(account.id) { $0.credential = "old-hash-of-secreto" }
    scene.authenticator.verify = { _, stored throws(PasswordError) in stored.hasSuffix("secreto") }
    scene.authenticator.isCurrent = { $0 == now }
    guard case .signedIn(let signedIn, _) = scene.signIn(AccountsScene.address, "secreto") else {
      Issue.record("the right password must let in")
      return
    }
    #expect(signedIn.account.credential == now)
    #expect(try scene.stored(account).credential == now)
    #expect(try scene.stored(account).passwordGeneration == 1)
  }

  @Test("a hash that cannot be renewed lets in all the same")
  func notRenewed() throws {
    var scene = scene
    _ = try scene.registerAna()
    scene.authenticator.isCurrent = { _ in false }
    scene.store.changeAccount = { _, _ throws(StoreError) in throw .diskFull(path: "/d") }
    guard case .signedIn = scene.signIn(AccountsScene.address, "secreto", isRemembered: true) else {
      Issue.record("the right password must let in")
      return
    }
    #expect(try scene.store.signInTokens.read() == nil)
  }
}
