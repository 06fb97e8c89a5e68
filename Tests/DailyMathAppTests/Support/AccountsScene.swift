import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

@testable import DailyMathApp

/// Accounts in memory with an effect runner over them; what is slow runs at once.
struct AccountsScene {
  let memory = AccountMemory()
  let mailbox = Mailbox<AppAction>()
  /// Every password that was checked against nothing, because its address has no account.
  let dummies = Mailbox<Int>()
  var store: AccountStore
  var authenticator: Authenticator

  init() {
    store = .inMemory(memory)
    let dummies = dummies
    authenticator = Authenticator(
      hash: { secret throws(PasswordError) in "hash-of-\(secret.plainText)" },
      verify: { secret, stored throws(PasswordError) in stored == "hash-of-\(secret.plainText)" },
      verifyDummy: { secret throws(PasswordError) in dummies.put(secret.byteCount) },
      hashCode: { code throws(PasswordError) in "hash-of-\(code)" },
      verifyCode: { code, stored throws(PasswordError) in stored == "hash-of-\(code)" })
  }

  /// A runner over the store as it is now.
  func runner() -> EffectRunner {
    EffectRunner(
      store: store, authenticator: authenticator, mailbox: mailbox, runBeside: { $0() })
  }

  /// The desk over the store as it is now.
  var desk: AccountDesk { AccountDesk(store: store, authenticator: authenticator) }

  /// Registers Ana with the password `secreto`.
  func register(
    _ email: EmailAddress = .ana, language: Language = .spanish
  ) -> RegistrationOutcome {
    desk.register(
      Self.registration(email, language: language), password: Self.password("secreto"),
      isRemembered: false, at: Stamp.at().moment, seed: 5)
  }

  /// Signs in without being remembered.
  func signIn(_ email: String = "ana@uniquindio.edu.co", _ password: String) -> SignInOutcome {
    desk.signIn(
      email: email, password: Self.password(password), isRemembered: false,
      at: Stamp.at().moment)
  }

  static func registration(
    _ email: EmailAddress = .ana, language: Language = .spanish
  ) -> Registration {
    Registration(
      displayName: "Ana María", email: email, university: "UQ", language: language)
  }

  static func password(_ text: String) -> SecretBytes { PasswordField(typed: text).secret }
}

extension SecretBytes {
  fileprivate var plainText: String {
    withBytes { bytes in String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self) }
  }
}

extension AppAction {
  /// Who is signed in by this outcome; `nil` where nobody is.
  var signedIn: SignedIn? {
    switch self {
    case .signInSucceeded(let signedIn, _), .registered(let signedIn, _): signedIn
    default: nil
    }
  }
}

extension RegistrationOutcome {
  /// Who is signed in by this outcome; `nil` where nobody is.
  var signedIn: SignedIn? {
    if case .registered(let signedIn, _) = self { signedIn } else { nil }
  }
}
