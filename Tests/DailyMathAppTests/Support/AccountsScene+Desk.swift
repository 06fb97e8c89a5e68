import DailyMathApp
import DailyMathCore
import DailyMathSystem
import Testing

@testable import DailyMathApp

/// What tests of the desk do with it; times are milliseconds after noon on the day of the tests.
extension AccountsScene {
  static let address = "ana@uniquindio.edu.co"

  static func moment(after milliseconds: Int64 = 0) -> Moment {
    let noon = Stamp.at().moment
    return Moment(
      instant: Instant(milliseconds: noon.instant.milliseconds + milliseconds),
      offset: noon.offset, rollover: .standard)
  }

  /// Registers Ana and gives her account and her codes.
  func registerAna(isRemembered: Bool = false) throws -> (account: Account, codes: [OneTimeCode]) {
    let outcome = desk.register(
      Self.registration(), password: Self.password("secreto"), isRemembered: isRemembered,
      at: Self.moment(), seed: 5)
    guard case .registered(let signedIn, let codes) = outcome else {
      throw UnexpectedOutcome(text: "\(outcome)")
    }
    return (signedIn.account, codes)
  }

  func signIn(
    _ email: String = address, _ password: String, isRemembered: Bool, after milliseconds: Int64 = 0
  ) -> SignInOutcome {
    desk.signIn(
      email: email, password: Self.password(password), isRemembered: isRemembered,
      at: Self.moment(after: milliseconds))
  }

  func recover(_ request: RecoveryRequest, after milliseconds: Int64 = 0) -> RecoveryOutcome {
    desk.recover(request, language: .spanish, at: Self.moment(after: milliseconds))
  }

  func change(
    _ change: AccountChange, of account: Account, after milliseconds: Int64 = 0
  ) -> AccountChangeOutcome {
    desk.change(change, of: account.id, at: Self.moment(after: milliseconds))
  }

  /// The account as it stands in the store.
  func stored(_ account: Account) throws -> Account {
    try #require(try store.accounts().accounts.first { $0.id == account.id })
  }

  /// Who is let in by what this machine remembers; `nil` where that is nobody.
  func resumed(after milliseconds: Int64 = 0) -> AccountID? {
    guard case .signedIn(let signedIn, _) = desk.resume(at: Self.moment(after: milliseconds))
    else { return nil }
    return signedIn.account.id
  }

  /// Lets mail be sent by a program that works.
  func configureMail() {
    memory.configure(MachineSettings(sendmail: "/usr/sbin/sendmail"))
  }

  /// The code in the last message; there must be one.
  func mailedCode() throws -> String {
    let mail = try #require(sent.takeAll().last)
    let lines = String(decoding: mail.message, as: UTF8.self).split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("    ") })
    return line.trimmingPrefix("    ").description
  }

  /// The permit that a right code gives.
  func permit(_ code: String, _ way: RecoveryWay, after milliseconds: Int64 = 0) throws
    -> RecoveryPermit
  {
    let outcome = recover(
      .check(email: Self.address, code: code, way: way), after: milliseconds)
    guard case .permitted(let permit) = outcome else {
      throw UnexpectedOutcome(text: "\(outcome)")
    }
    return permit
  }
}

struct UnexpectedOutcome: Error { let text: String }
