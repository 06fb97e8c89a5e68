import DailyMathApp
import DailyMathCore
import DailyMathSystem
import Testing

@testable import DailyMathApp

@Suite("Sending and checking codes")
struct AccountDeskCodesTests {
  private static let minute: Int64 = 60_000
  private let scene = AccountsScene()
  private let begin = RecoveryRequest.begin(email: AccountsScene.address)

  private func check(_ code: String, _ way: RecoveryWay = .mail) -> RecoveryRequest {
    .check(email: AccountsScene.address, code: code, way: way)
  }

  @Test("without a mail program a saved code is asked for, whoever asks")
  func notConfigured() throws {
    _ = try scene.registerAna()
    for email in [AccountsScene.address, "eva@uniquindio.edu.co", "ana"] {
      #expect(scene.recover(.begin(email: email)) == .began(.savedCode))
    }
    #expect(scene.sent.takeAll().isEmpty)
  }

  @Test("a mail program that cannot be used is told", arguments: ["sendmail", "/nowhere/sendmail"])
  func unusable(path: String) throws {
    var scene = scene
    _ = try scene.registerAna()
    scene.mailer.isProgram = { $0 != "/nowhere/sendmail" }
    scene.memory.configure(MachineSettings(sendmail: path))
    #expect(scene.recover(begin) == .failed(.mailFailed))
    #expect(scene.recover(.begin(email: "eva@uniquindio.edu.co")) == .failed(.mailFailed))
  }

  @Test("the environment's mail program wins over the folder's, which is read at each request")
  func chosenProgram() throws {
    var scene = scene
    _ = try scene.registerAna()
    scene.configureMail()
    scene.mailer.isProgram = { _ in true }
    _ = scene.recover(begin)
    scene.memory.configure(MachineSettings(sendmail: "/opt/mail"))
    _ = scene.recover(begin)
    scene.mailer.chosenProgram = { "/home/ana/mail" }
    scene.store.machineSettings = { () throws(StoreError) in throw .damaged(path: "/d") }
    _ = scene.recover(begin)
    #expect(
      scene.sent.takeAll().map(\.program) == ["/usr/sbin/sendmail", "/opt/mail", "/home/ana/mail"])
  }

  @Test("the message goes to the stored address, not to the one that was typed")
  func storedAddress() throws {
    _ = try scene.registerAna()
    scene.configureMail()
    #expect(scene.recover(.begin(email: " ANA@uniquindio.edu.co ")) == .began(.mail))
    #expect(scene.sent.takeAll().map(\.recipient.text) == ["ana@uniquindio.edu.co"])
  }

  @Test(
    "an address without an account, or one that only looks like Ana's, gets the same answer and nothing else",
    arguments: ["eva@uniquindio.edu.co", "ana@un\u{131}quindio.edu.co", "ana", ""])
  func unknown(email: String) throws {
    let account = try scene.registerAna().account
    scene.configureMail()
    #expect(scene.recover(.begin(email: email)) == .began(.mail))
    #expect(scene.sent.takeAll().isEmpty)
    #expect(try scene.store.mailedCodes.beginTry(account.id, AccountsScene.moment().instant) == nil)
    #expect(scene.pauses.takeAll() == [1_000])
  }

  @Test("the answer takes a second at least, whoever asks")
  func pauses() throws {
    var scene = scene
    _ = try scene.registerAna()
    scene.configureMail()
    let times = Mailbox<UInt64>()
    scene.mailer.monotonicNanoseconds = {
      let earlier = times.takeAll()
      times.put(0)
      return earlier.isEmpty ? 5_000_000_000 : 5_300_000_000
    }
    _ = scene.recover(begin)
    #expect(scene.pauses.takeAll() == [700])
  }

  @Test("a message that is not taken is told")
  func notSent() throws {
    var scene = scene
    _ = try scene.registerAna()
    scene.configureMail()
    scene.mailer.send = { _, _, _ in false }
    #expect(scene.recover(begin) == .failed(.mailFailed))
  }

  @Test("it is known without asking for a code whether one can be sent")
  func sendsMail() throws {
    var scene = scene
    #expect(!scene.desk.sendsMail())
    scene.configureMail()
    #expect(scene.desk.sendsMail())
    // What cannot be read is told where a code is asked for.
    scene.store.machineSettings = { () throws(StoreError) in throw .damaged(path: "/d") }
    #expect(scene.desk.sendsMail())
    scene.store.machineSettings = { () throws(StoreError) in MachineSettings() }
    #expect(!scene.desk.sendsMail())
    scene.mailer.chosenProgram = { "/home/ana/mail" }
    #expect(scene.desk.sendsMail())
  }

  @Test("four requests at once, then they have to wait, with an account and without one")
  func spacingOfRequests() throws {
    _ = try scene.registerAna()
    scene.configureMail()
    for email in [AccountsScene.address, "eva@uniquindio.edu.co"] {
      let begin = RecoveryRequest.begin(email: email)
      for _ in 1...4 { #expect(scene.recover(begin) == .began(.mail)) }
      #expect(scene.recover(begin, after: 1) == .failed(.mustWait(milliseconds: 999)))
      #expect(scene.recover(begin, after: 1_000) == .began(.mail))
      #expect(scene.recover(begin, after: 1_000) == .failed(.mustWait(milliseconds: 2_000)))
      // Nor do they tell which address has an account when somebody signs in with it.
      #expect(scene.signIn(email, "falso") == .failed(.wrongCredentials()))
    }
  }

  @Test("a request that has to wait sends nothing and leaves the last code as it is")
  func spacing() throws {
    _ = try scene.registerAna()
    scene.configureMail()
    for _ in 1...4 { #expect(scene.recover(begin) == .began(.mail)) }
    let code = try scene.mailedCode()
    #expect(scene.recover(begin) == .failed(.mustWait(milliseconds: 1_000)))
    #expect(scene.sent.takeAll().isEmpty)
    _ = try scene.permit(code, .mail)
    #expect(scene.recover(begin, after: 1_000) == .began(.mail))
    #expect(scene.sent.takeAll().count == 1)
    // Signing in does not wait because somebody asks for codes.
    guard case .signedIn = scene.signIn(AccountsScene.address, "secreto") else {
      Issue.record("asking for codes must lock nobody out")
      return
    }
  }

  @Test("a code is good for fifteen minutes")
  func lifetime() throws {
    _ = try scene.registerAna()
    scene.configureMail()
    _ = scene.recover(begin)
    let code = try scene.mailedCode()
    _ = try scene.permit(code, .mail, after: 15 * Self.minute - 1)
    #expect(scene.recover(check(code), after: 15 * Self.minute) == .failed(.wrongCode()))
  }

  @Test("a new code ends the one before")
  func onlyTheLast() throws {
    _ = try scene.registerAna()
    scene.configureMail()
    _ = scene.recover(begin)
    let first = try scene.mailedCode()
    _ = scene.recover(begin)
    let second = try scene.mailedCode()
    #expect(scene.recover(check(first)) == .failed(.wrongCode()))
    _ = try scene.permit(second, .mail)
  }

  @Test("the sixth try kills a code; what cannot be a code is no try")
  func tries() throws {
    _ = try scene.registerAna()
    scene.configureMail()
    _ = scene.recover(begin)
    let code = try scene.mailedCode()
    let wrong = OneTimeCode(.mailed).grouped
    for _ in 1...4 { #expect(scene.recover(check(wrong)) == .failed(.wrongCode())) }
    for typo in ["", "abc", String(code.dropLast()), code + "7"] {
      #expect(scene.recover(check(typo)) == .failed(.wrongCode()))
    }
    _ = try scene.permit(code, .mail)
    #expect(scene.recover(check(code)) == .failed(.wrongCode()))
  }

  @Test("wrong saved codes make wait as wrong passwords do, and count with them")
  func savedCodesWait() throws {
    let codes = try scene.registerAna().codes
    let wrong = OneTimeCode(.recovery).digits
    for _ in 1...2 { #expect(scene.recover(check(wrong, .savedCode)) == .failed(.wrongCode())) }
    for _ in 1...2 { _ = scene.signIn(AccountsScene.address, "falso") }
    let waiting = RecoveryOutcome.failed(.mustWait(milliseconds: 1_000))
    #expect(scene.recover(check(codes[0].digits, .savedCode)) == waiting)
    // What cannot be a code costs nothing, and says how long it still takes.
    let typo = scene.recover(check("abc", .savedCode))
    #expect(typo == .failed(.wrongCode(waitMilliseconds: 1_000)))
    _ = try scene.permit(codes[0].digits, .savedCode, after: 1_000)
    #expect(scene.signIn(AccountsScene.address, "falso") == .failed(.wrongCredentials()))
  }

  @Test("a saved code does where a mailed one is asked for")
  func eitherKind() throws {
    let codes = try scene.registerAna().codes
    #expect(try scene.permit(codes[3].grouped, .mail).way == .savedCode)
  }

  @Test(
    "the same work is done whether a code is the first, the last or none, and whoever's it is")
  func sameWork() throws {
    var scene = scene
    let (account, codes) = try scene.registerAna()
    let work = Mailbox<Int>()
    let (hash, verify) = (scene.authenticator.hashCode, scene.authenticator.verifyCode)
    scene.authenticator.hashCode = { code throws(PasswordError) in
      work.put(1)
      return try hash(code)
    }
    scene.authenticator.verifyCode = { code, stored throws(PasswordError) in
      work.put(1)
      return try verify(code, stored)
    }
    let wrong = OneTimeCode(.recovery).digits
    for code in [codes[0].digits, codes[7].digits, wrong] {
      _ = scene.recover(check(code, .savedCode))
      #expect(work.takeAll().count == 8)
    }
    for email in ["eva@uniquindio.edu.co", "ana"] {
      let outcome = scene.recover(.check(email: email, code: wrong, way: .savedCode))
      #expect(outcome == .failed(.wrongCode()))
      #expect(work.takeAll().count == 8)
    }
    _ = try scene.store.changeAccount(account.id) { $0.recoveryCodes.removeFirst(5) }
    _ = scene.recover(check(wrong, .savedCode))
    #expect(work.takeAll().count == 8)
    for email in [AccountsScene.address, "eva@uniquindio.edu.co"] {
      _ = scene.recover(.check(email: email, code: OneTimeCode(.mailed).digits, way: .mail))
      #expect(work.takeAll().count == 1)
    }
  }

  @Test("a stored code that is no hash belongs to no code, and the others still do")
  func forgedHash() throws {
    var scene = scene
    let (account, codes) = try scene.registerAna()
    _ = try scene.store.changeAccount(account.id) { $0.recoveryCodes[0] = "$y$jHT$forged" }
    let verify = scene.authenticator.verifyCode
    scene.authenticator.verifyCode = { code, stored throws(PasswordError) in
      if stored.hasPrefix("$") { throw .unknownHash }
      return try verify(code, stored)
    }
    _ = try scene.permit(codes[1].digits, .savedCode)
    let first = scene.recover(check(codes[0].digits, .savedCode))
    #expect(first == .failed(.wrongCode()))
  }

  @Test("where a file is damaged it is said, since the account may be the one in it")
  func damaged() {
    var scene = scene
    scene.configureMail()
    scene.store.accounts = { AccountListing(accounts: [], damaged: ["/d"]) }
    let outcome = RecoveryOutcome.failed(.store(.damaged(path: "/d")))
    #expect(scene.recover(begin) == outcome)
    #expect(scene.recover(check(OneTimeCode(.recovery).digits, .savedCode)) == outcome)
  }
}
