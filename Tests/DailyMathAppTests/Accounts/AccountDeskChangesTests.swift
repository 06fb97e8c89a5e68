import DailyMathApp
import DailyMathCore
import DailyMathSystem
import Testing

@testable import DailyMathApp

@Suite("Changing an account")
struct AccountDeskChangesTests {
  private let scene = AccountsScene()
  private let current = AccountsScene.password("secreto")
  private let new = AccountsScene.password("nuevo")
  private static let other = EmailAddress("otra@uniquindio.edu.co")

  private func changes(current: SecretBytes) throws -> [AccountChange] {
    [
      .password(current: current, new: new),
      .email(try #require(Self.other), current: current),
      .recoveryCodes(current: current), .deletion(current: current),
    ]
  }

  @Test("each change asks for the password, and a wrong one counts with the failed sign-ins")
  func wrongPassword() throws {
    let account = try scene.registerAna().account
    let outcomes = try changes(current: new).map { scene.change($0, of: account) }
    #expect(
      outcomes
        == [0, 0, 0, 1_000].map { .failed(.wrongPassword(waitMilliseconds: $0)) })
    for change in try changes(current: current) {
      #expect(scene.change(change, of: account) == .failed(.mustWait(milliseconds: 1_000)))
    }
    #expect(
      scene.signIn(AccountsScene.address, "secreto") == .failed(.mustWait(milliseconds: 1_000)))
    #expect(try scene.stored(account) == account)
  }

  @Test("the password alone is checked and counted as with a change")
  func checkedAlone() throws {
    let account = try scene.registerAna().account
    func check(_ password: SecretBytes, after milliseconds: Int64 = 0) -> AccountChangeFailure? {
      scene.desk.check(
        current: password, of: account.id, at: AccountsScene.moment(after: milliseconds))
    }
    #expect(check(current) == nil)
    #expect(
      (0..<4).map { _ in check(new) }
        == [0, 0, 0, 1_000].map { .wrongPassword(waitMilliseconds: $0) })
    #expect(check(current) == .mustWait(milliseconds: 1_000))
    #expect(check(current, after: 1_000) == nil)
    // Right is right: the count begins anew.
    #expect(check(new, after: 1_000) == .wrongPassword())
    #expect(
      scene.desk.check(
        current: current, of: AccountID("nobody"), at: AccountsScene.moment(after: 1_000))
        == .store(.accountMissing))
  }

  @Test("a new password ends what was remembered elsewhere, and this machine stays remembered")
  func password() throws {
    let account = try scene.registerAna(isRemembered: true).account
    let elsewhere = RememberedSignIn(
      tokenHash: "hash-of-other", created: AccountsScene.moment().instant,
      expires: AccountsScene.moment(after: 9_999).instant, passwordGeneration: 1)
    _ = try scene.store.changeAccount(account.id) { $0.rememberedSignIns.append(elsewhere) }
    let before = try #require(try scene.store.signInTokens.read())
    let outcome = scene.change(.password(current: current, new: new), of: account)
    let changed = try scene.stored(account)
    #expect(outcome == .passwordChanged(changed))
    #expect(changed.credential == "hash-of-nuevo")
    #expect(changed.passwordGeneration == 2)
    let after = try #require(try scene.store.signInTokens.read())
    #expect(after != before)
    #expect(changed.rememberedSignIns.map(\.tokenHash) == ["hash-of-\(after.token)"])
    #expect(scene.resumed() == account.id)
  }

  @Test("who was not remembered is not remembered after a new password")
  func passwordWithoutToken() throws {
    let account = try scene.registerAna().account
    _ = scene.change(.password(current: current, new: new), of: account)
    #expect(try scene.stored(account).rememberedSignIns == [])
    #expect(try scene.store.signInTokens.read() == nil)
  }

  @Test("a new password ends the code that was mailed")
  func passwordEndsMailedCode() throws {
    let account = try scene.registerAna().account
    scene.configureMail()
    _ = scene.recover(.begin(email: AccountsScene.address))
    let permit = try scene.permit(scene.mailedCode(), .mail)
    _ = scene.change(.password(current: current, new: new), of: account)
    #expect(scene.recover(.reset(permit, password: current)) == .failed(.wrongCode()))
    #expect(try scene.stored(account).credential == "hash-of-nuevo")
  }

  @Test("a new password that cannot be hashed changes nothing")
  func unusablePassword() throws {
    var scene = scene
    let account = try scene.registerAna().account
    scene.authenticator.hash = { _ throws(PasswordError) in throw .containsNul }
    let outcome = scene.change(.password(current: current, new: new), of: account)
    #expect(outcome == .failed(.unusablePassword))
    #expect(try scene.stored(account) == account)
  }

  @Test("a change is not made where another terminal has just set another password")
  func staleAccount() throws {
    var scene = scene
    let account = try scene.registerAna().account
    let (verify, change) = (scene.authenticator.verify, scene.store.changeAccount)
    scene.authenticator.verify = { secret, stored throws(PasswordError) in
      _ = try? change(account.id) { $0.setPassword("hash-of-primero") }
      return try verify(secret, stored)
    }
    for change in try changes(current: current).dropLast() {
      _ = try scene.store.changeAccount(account.id) { $0.credential = "hash-of-secreto" }
      #expect(scene.change(change, of: account) == .failed(.wrongPassword()))
      #expect(try scene.stored(account).credential == "hash-of-primero")
      #expect(try scene.stored(account).email == .ana)
      #expect(try scene.stored(account).recoveryCodes == account.recoveryCodes)
    }
  }

  @Test("a new address signs in from then on, and the old one does not")
  func email() throws {
    let account = try scene.registerAna(isRemembered: true).account
    let other = try #require(Self.other)
    let outcome = scene.change(.email(other, current: current), of: account)
    #expect(outcome == .emailChanged(try scene.stored(account)))
    #expect(try scene.stored(account).email == other)
    #expect(scene.resumed() == account.id)
    #expect(scene.signIn(AccountsScene.address, "secreto") == .failed(.wrongCredentials()))
    guard case .signedIn = scene.signIn(other.text, "secreto") else {
      Issue.record("the new address must let in")
      return
    }
  }

  @Test("a new address ends the code that was mailed to the old one")
  func emailEndsMailedCode() throws {
    let account = try scene.registerAna().account
    scene.configureMail()
    _ = scene.recover(.begin(email: AccountsScene.address))
    let permit = try scene.permit(scene.mailedCode(), .mail)
    _ = scene.change(.email(try #require(Self.other), current: current), of: account)
    #expect(scene.recover(.reset(permit, password: new)) == .failed(.wrongCode()))
    #expect(try scene.stored(account).credential == "hash-of-secreto")
  }

  @Test("an address that another account has is refused, in whatever case")
  func emailTaken() throws {
    let account = try scene.registerAna().account
    _ = scene.register(try #require(Self.other))
    let taken = try #require(EmailAddress("OTRA@uniquindio.edu.co"))
    #expect(scene.change(.email(taken, current: current), of: account) == .failed(.emailTaken))
  }

  @Test("new codes take the place of all the old ones")
  func recoveryCodes() throws {
    let (account, old) = try scene.registerAna()
    let outcome = scene.change(.recoveryCodes(current: current), of: account)
    guard case .codesRenewed(let changed, let codes) = outcome else {
      Issue.record("the password was right")
      return
    }
    #expect(changed == (try scene.stored(account)))
    #expect(changed.recoveryCodes == codes.map { "hash-of-\($0.digits)" })
    #expect(Set(codes + old).count == 16)
  }

  @Test("everything is written into a file, without a password")
  func export() throws {
    let account = try scene.registerAna().account
    #expect(scene.change(.export(path: "a.json"), of: account) == .exported(path: "/casa/a.json"))
    let bytes = try scene.store.exportAccount(account.id, AccountsScene.moment())
    #expect(scene.written.takeAll() == [WrittenFile(path: "a.json", bytes: bytes)])
  }

  @Test("a file that cannot be written is told")
  func exportFails() throws {
    var scene = scene
    let account = try scene.registerAna().account
    scene.files.write = { path, _ throws(PersonalFileError) in throw .exists(path: path) }
    let outcome = scene.change(.export(path: "a.json"), of: account)
    #expect(outcome == .failed(.file(.exists(path: "a.json"))))
  }

  @Test("a deleted account is gone, with the token of this machine")
  func deletion() throws {
    let account = try scene.registerAna(isRemembered: true).account
    #expect(scene.change(.deletion(current: current), of: account) == .deleted)
    #expect(try scene.store.accounts().accounts == [])
    #expect(try scene.store.signInTokens.read() == nil)
    let again = scene.change(.deletion(current: current), of: account)
    #expect(again == .failed(.store(.accountMissing)))
  }

  @Test("an account that cannot be deleted is still remembered")
  func deletionFails() throws {
    var scene = scene
    let account = try scene.registerAna(isRemembered: true).account
    scene.store.removeAccount = { _, _ throws(StoreError) in throw .busy(path: "/d") }
    let outcome = scene.change(.deletion(current: current), of: account)
    #expect(outcome == .failed(.store(.busy(path: "/d"))))
    #expect(scene.resumed() == account.id)
  }

  @Test("a password that another terminal sets while the old one is checked keeps the account")
  func deletionOvertaken() throws {
    var scene = scene
    let account = try scene.registerAna(isRemembered: true).account
    let (store, verify) = (scene.store, scene.authenticator.verify)
    scene.authenticator.verify = { secret, stored throws(PasswordError) in
      let isRight = try verify(secret, stored)
      _ = try? store.changeAccount(account.id) { $0.setPassword("hash-of-otro") }
      return isRight
    }
    let outcome = scene.change(.deletion(current: current), of: account)
    #expect(outcome == .failed(.wrongPassword()))
    #expect(try scene.stored(account).credential == "hash-of-otro")
  }
}
