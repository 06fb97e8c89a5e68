import DailyMathApp
import DailyMathCore
import DailyMathSystem
import Testing

@testable import DailyMathApp

@Suite("From a forgotten password to a new one")
struct AccountDeskRecoveryTests {
  private let scene = AccountsScene()
  private let new = AccountsScene.password("nuevo")

  @Test("a new account gets eight different codes, of which only the hashes are kept")
  func registering() throws {
    let (account, codes) = try scene.registerAna()
    #expect(Set(codes).count == 8)
    #expect(codes.allSatisfy { $0.digits.utf8.count == 16 })
    #expect(account.recoveryCodes == codes.map { "hash-of-\($0.digits)" })
  }

  @Test("any of the codes sets a new password once, however it is typed")
  func savedCode() throws {
    let (account, codes) = try scene.registerAna(isRemembered: true)
    let permit = try scene.permit(" \(codes[6].grouped.lowercased()) ", .savedCode)
    #expect(permit.account == account.id)
    #expect(permit.email == .ana)
    #expect(try scene.stored(account) == account)
    #expect(scene.recover(.reset(permit, password: new)) == .reset(remainingCodes: 7))
    let after = try scene.stored(account)
    #expect(after.credential == "hash-of-nuevo")
    #expect(after.passwordGeneration == 2)
    #expect(after.rememberedSignIns == [])
    #expect(!after.recoveryCodes.contains("hash-of-\(codes[6].digits)"))
    #expect(scene.resumed() == nil)
    // Neither the permit nor the code is good for a second password.
    #expect(scene.recover(.reset(permit, password: new)) == .failed(.wrongCode()))
    let again = RecoveryRequest.check(
      email: AccountsScene.address, code: codes[6].grouped, way: .savedCode)
    #expect(scene.recover(again) == .failed(.wrongCode()))
    #expect(try scene.stored(account) == after)
    #expect(scene.signIn(AccountsScene.address, "secreto") == .failed(.wrongCredentials()))
  }

  @Test("the token of somebody else on this machine stays")
  func othersToken() throws {
    let codes = try scene.registerAna().codes
    let eva = try #require(EmailAddress("eva@uniquindio.edu.co"))
    let outcome = scene.desk.register(
      AccountsScene.registration(eva), password: new, isRemembered: true,
      at: AccountsScene.moment(), seed: 6)
    let permit = try scene.permit(codes[0].digits, .savedCode)
    #expect(scene.recover(.reset(permit, password: new)) == .reset(remainingCodes: 7))
    #expect(scene.resumed() == outcome.signedIn?.account.id)
  }

  @Test("a password that cannot be used leaves everything as it was")
  func unusablePassword() throws {
    var scene = scene
    let (account, codes) = try scene.registerAna()
    let permit = try scene.permit(codes[0].digits, .savedCode)
    scene.authenticator.hash = { _ throws(PasswordError) in throw .tooLong }
    #expect(scene.recover(.reset(permit, password: new)) == .failed(.unusablePassword))
    #expect(try scene.stored(account) == account)
  }

  @Test("a code that was mailed sets a new password, and leaves the saved ones")
  func mailedCode() throws {
    let account = try scene.registerAna().account
    scene.configureMail()
    #expect(scene.recover(.begin(email: AccountsScene.address)) == .began(.mail))
    let permit = try scene.permit(scene.mailedCode(), .mail)
    #expect(scene.recover(.reset(permit, password: new)) == .reset(remainingCodes: 8))
    #expect(try scene.stored(account).credential == "hash-of-nuevo")
    #expect(scene.recover(.reset(permit, password: new)) == .failed(.wrongCode()))
    #expect(try scene.stored(account).passwordGeneration == 2)
  }

  @Test("a saved code that sets a password ends the code that was mailed")
  func mailedCodeEnds() throws {
    let codes = try scene.registerAna().codes
    scene.configureMail()
    _ = scene.recover(.begin(email: AccountsScene.address))
    let mailed = try scene.permit(scene.mailedCode(), .mail)
    let saved = try scene.permit(codes[0].digits, .savedCode)
    #expect(scene.recover(.reset(saved, password: new)) == .reset(remainingCodes: 7))
    #expect(scene.recover(.reset(mailed, password: new)) == .failed(.wrongCode()))
  }

  @Test("a new password forgets the mistakes that were made with the old one")
  func mistakes() throws {
    let codes = try scene.registerAna().codes
    let permit = try scene.permit(codes[0].digits, .savedCode)
    for _ in 1...4 { _ = scene.signIn(AccountsScene.address, "falso") }
    #expect(scene.recover(.reset(permit, password: new)) == .reset(remainingCodes: 7))
    guard case .signedIn = scene.signIn(AccountsScene.address, "nuevo") else {
      Issue.record("the new password must let in")
      return
    }
  }

  @Test("a right code forgets the mistakes that were made with the password, of either kind")
  func rightCode() throws {
    let codes = try scene.registerAna().codes
    scene.configureMail()
    _ = scene.recover(.begin(email: AccountsScene.address))
    for _ in 1...3 { _ = scene.signIn(AccountsScene.address, "falso") }
    _ = try scene.permit(scene.mailedCode(), .mail)
    for _ in 1...3 { _ = scene.signIn(AccountsScene.address, "falso") }
    _ = try scene.permit(codes[0].digits, .savedCode)
    #expect(scene.signIn(AccountsScene.address, "falso") == .failed(.wrongCredentials()))
  }

  @Test("after a new password, messages with codes are sent at once again")
  func messagesAgain() throws {
    _ = try scene.registerAna()
    scene.configureMail()
    for _ in 1...4 { _ = scene.recover(.begin(email: AccountsScene.address)) }
    let permit = try scene.permit(scene.mailedCode(), .mail)
    _ = scene.recover(.reset(permit, password: new))
    _ = scene.recover(.begin(email: AccountsScene.address))
    #expect(scene.sent.takeAll().count == 1)
  }

  @Test("an account whose codes cannot be hashed is not made")
  func withoutMemory() throws {
    var scene = scene
    let lack = SystemError(call: "crypt", code: 12)
    scene.authenticator.hashCode = { _ throws(PasswordError) in throw .system(lack) }
    #expect(scene.register() == .failed(.store(.hashingFailed(cause: lack.reason))))
    #expect(try scene.store.accounts().accounts == [])
  }

  @Test("new codes take the place of the old ones, once the new password is shown")
  func renewingCodes() throws {
    let (account, codes) = try scene.registerAna()
    let permit = try scene.permit(codes[0].digits, .savedCode)
    let old = AccountsScene.password("secreto")
    _ = scene.recover(.reset(permit, password: new))
    #expect(scene.recover(.renewCodes(permit, password: old)) == .failed(.wrongCode()))
    guard case .codesRenewed(let renewed) = scene.recover(.renewCodes(permit, password: new)) else {
      Issue.record("the new password must be enough")
      return
    }
    #expect(renewed.count == 8)
    #expect(try scene.stored(account).recoveryCodes == renewed.map { "hash-of-\($0.digits)" })
  }

  @Test("of two terminals with one permit only the first sets a password")
  func race() throws {
    var scene = scene
    let (account, codes) = try scene.registerAna()
    let permit = try scene.permit(codes[0].digits, .savedCode)
    let first = scene.desk
    let hash = scene.authenticator.hash
    // The other terminal is quicker while this one hashes.
    scene.authenticator.hash = { secret throws(PasswordError) in
      _ = first.recover(
        .reset(permit, password: AccountsScene.password("primero")), language: .english,
        at: AccountsScene.moment())
      return try hash(secret)
    }
    #expect(scene.recover(.reset(permit, password: new)) == .failed(.wrongCode()))
    #expect(try scene.stored(account).credential == "hash-of-primero")
  }

  @Test(
    "a code that was shown permits a new password for fifteen minutes at most",
    arguments: [(899_999, true), (900_000, false), (-899_999, true), (-900_000, false)])
  func savedPermitEnds(later: Int64, isPermitted: Bool) throws {
    let codes = try scene.registerAna().codes
    let permit = try scene.permit(codes[0].digits, .savedCode)
    let outcome = scene.recover(.reset(permit, password: new), after: later)
    #expect(outcome == (isPermitted ? .reset(remainingCodes: 7) : .failed(.wrongCode())))
    // One that came too late was not used, and helps whoever shows it again.
    guard !isPermitted else { return }
    let again = try scene.permit(codes[0].digits, .savedCode, after: later)
    #expect(
      scene.recover(.reset(again, password: new), after: later) == .reset(remainingCodes: 7))
  }

  @Test("choosing a password gives a mailed code no longer life", arguments: [true, false])
  func mailedPermitEnds(isInTime: Bool) throws {
    let account = try scene.registerAna().account
    scene.configureMail()
    _ = scene.recover(.begin(email: AccountsScene.address))
    let permit = try scene.permit(scene.mailedCode(), .mail, after: 600_000)
    let outcome = scene.recover(
      .reset(permit, password: new), after: isInTime ? 899_999 : 900_000)
    #expect(outcome == (isInTime ? .reset(remainingCodes: 8) : .failed(.wrongCode())))
    #expect(try (scene.stored(account) == account) == !isInTime)
  }
}
