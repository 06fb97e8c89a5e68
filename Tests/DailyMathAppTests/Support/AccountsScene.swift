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
  /// Every message that the mail program was given.
  let sent = Mailbox<SentMail>()
  /// Every pause that was made, in milliseconds.
  let pauses = Mailbox<Int>()
  /// Every file that was written for the learner.
  let written = Mailbox<WrittenFile>()
  var store: AccountStore
  var authenticator: Authenticator
  var files: PersonalFiles
  var mailer: Mailer

  init() {
    store = .inMemory(memory)
    let dummies = dummies
    authenticator = Authenticator(
      hash: { secret throws(PasswordError) in "hash-of-\(secret.plainText)" },
      verify: { secret, stored throws(PasswordError) in stored == "hash-of-\(secret.plainText)" },
      verifyDummy: { secret throws(PasswordError) in dummies.put(secret.byteCount) },
      hashCode: { code throws(PasswordError) in "hash-of-\(code)" },
      verifyCode: { code, stored throws(PasswordError) in stored == "hash-of-\(code)" })
    let written = written
    files = PersonalFiles { path, bytes throws(PersonalFileError) in
      written.put(WrittenFile(path: path, bytes: bytes))
      return "/casa/\(path)"
    }
    let (sent, pauses) = (sent, pauses)
    mailer = Mailer(
      chosenProgram: { nil }, isProgram: { $0 == "/usr/sbin/sendmail" },
      send: { program, recipient, message in
        sent.put(SentMail(program: program, recipient: recipient, message: message))
        return true
      },
      hostName: { "aula3" }, monotonicNanoseconds: { 0 }, sleep: { pauses.put($0) })
  }

  /// A runner over the store as it is now.
  func runner() -> EffectRunner {
    EffectRunner(
      store: store, authenticator: authenticator, files: files, mailer: mailer, mailbox: mailbox,
      runBeside: { $0() })
  }

  /// The desk over the store as it is now.
  var desk: AccountDesk {
    AccountDesk(store: store, authenticator: authenticator, files: files, mailer: mailer)
  }

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

/// A message that the mail program was given.
struct SentMail: Sendable {
  let program: String
  let recipient: EmailAddress
  let message: [UInt8]
}

/// A file that was written for the learner.
struct WrittenFile: Equatable, Sendable {
  let path: String
  let bytes: [UInt8]
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
