import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

/// A home of a test's own with the data folder in it, removed when the test lets go of it.
final class StudyFolder {
  /// The password of every account that is made here.
  static let password = "secreto-7"
  /// The address of the account that is made here where no other is named.
  static let email = "ana@uniquindio.edu.co"

  /// The user's home.
  let home: String
  /// The data folder.
  let data: String

  init() throws {
    home = (Host.environment("TMPDIR") ?? "/tmp") + "/e2e-" + SecureRandom.identifier(length: 12)
    data = home + "/datos"
    try FileSystem.createFolder(at: home)
  }

  deinit { try? FileSystem.removeTree(at: home) }

  /// The store on the folder, as another process has it.
  var store: AccountStore { .live(dataDirectory: data) }

  /// The environment that the program gets: nothing of the one that runs the tests.
  var environment: [String: String] {
    [
      "TERM": "xterm-256color", "LANG": "es_CO.UTF-8", "TZ": Noon.zone, "HOME": home,
      "DAILYMATH_HOME": data, "PATH": "/usr/bin:/bin",
    ]
  }

  /// Makes an account with these events and codes, before the program runs.
  @discardableResult
  func register(
    _ payloads: [EventPayload], name: String = "Ana", email: String = StudyFolder.email,
    codes: [OneTimeCode] = [], at moment: Moment = Noon.now()
  ) throws -> AccountID {
    _ = try store.prepare()
    let profile = EventPayload.profile(Profile(displayName: name, university: ""))
    let account = NewAccount(
      email: try #require(EmailAddress(email)), credential: try Self.credential.get(),
      recoveryCodes: try codes.map { try CodeHasher.hash($0.digits) },
      payloads: [profile] + payloads)
    return try store.register(account, moment).id
  }

  /// What the account's journals add up to now.
  func state(of id: AccountID? = nil) throws -> AccountState { try open(id).state }

  /// Opens the account, or the only one there is.
  func open(_ id: AccountID? = nil) throws -> OpenedAccount {
    let only = try store.accounts().accounts.first?.id
    return try store.open(#require(id ?? only))
  }

  /// The only card of the account.
  func onlyCard() throws -> Flashcard {
    let cards = Array(try state().cards)
    try #require(cards.count == 1)
    return cards[0]
  }

  /// Starts the program.
  func start(
    arguments: [String] = [], environment changes: [String: String] = [:], columns: Int = 80,
    rows: Int = 24, answering abilities: VirtualAbilities? = nil,
    widths: VirtualWidths = VirtualWidths()
  ) throws -> ProgramUnderTest {
    try ProgramUnderTest(
      executable: BuiltProgram.path(), arguments: arguments,
      environment: environment.merging(changes) { $1 }, columns: columns, rows: rows,
      answering: abilities, widths: widths)
  }

  /// Starts the program and signs in.
  func signIn(columns: Int = 80, rows: Int = 24) throws -> ProgramUnderTest {
    let program = try start(columns: columns, rows: rows)
    try program.signIn()
    return program
  }

  /// The hash is made once, because it takes long on purpose.
  private static let credential = Result {
    var secret = SecretBytes()
    secret.append(Array(password.utf8))
    return try PasswordHasher.hash(secret)
  }
}
