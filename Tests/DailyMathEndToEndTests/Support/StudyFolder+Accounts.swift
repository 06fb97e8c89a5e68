import DailyMathCore
import DailyMathSystem
import Testing

/// Accounts as they stand in the folder, made and looked at without the program.
extension StudyFolder {
  /// New recovery codes.
  static func recoveryCodes() -> [OneTimeCode] { (0..<8).map { _ in OneTimeCode(.recovery) } }

  /// All accounts.
  func accounts() throws -> [Account] { try store.accounts().accounts }

  /// The account with that identity, or the only one.
  func account(_ id: AccountID? = nil) throws -> Account {
    let accounts = try accounts()
    return try #require(id.map { id in accounts.first { $0.id == id } } ?? accounts.first)
  }

  /// Lets this machine remember a sign-in of the account that was made so many days ago.
  func remember(_ id: AccountID, daysAgo days: Int = 0) throws {
    let token = SecureRandom.identifier(length: SignInToken.tokenLength)
    let created = Noon.moment(daysAgo: days).instant
    let hash = try CodeHasher.hash(token)
    _ = try store.changeAccount(id) { account in
      account.rememberedSignIns.append(
        RememberedSignIn(
          tokenHash: hash, created: created,
          expires: Instant(milliseconds: created.milliseconds + RememberedSignIn.lifetime),
          passwordGeneration: account.passwordGeneration))
    }
    try store.signInTokens.keep(SignInToken(account: id, token: token))
  }

  /// Counts failed sign-ins of the account, five minutes apart, so that none waits for the one before.
  func fail(_ id: AccountID, times: Int) throws { try fail(.account(id), times: times) }

  /// Counts failed sign-ins of an account or an address in the same way.
  func fail(_ key: AttemptKey, times: Int) throws {
    let now = SystemClock.wallMilliseconds()
    for number in 0..<times {
      let instant = Instant(milliseconds: now - Int64(times - number) * 300_000)
      try #require(try store.attempts.begin(key, instant) == .allowed)
    }
  }

  /// For how many milliseconds the next sign-in of the account has to wait.
  func wait(_ id: AccountID) throws -> Int64 {
    try store.attempts.wait(
      .account(id), Instant(milliseconds: SystemClock.wallMilliseconds()))
  }

  /// Whether a file or folder of the data folder is there.
  func has(_ path: String) throws -> Bool {
    try FileSystem.status(of: data + "/" + path) != nil
  }

  /// The lines of a text file; none where it is not there.
  static func lines(of path: String) throws -> [String] {
    guard try FileSystem.status(of: path) != nil else { return [] }
    let text = String(decoding: try FileSystem.read(path, limit: 1 << 20), as: UTF8.self)
    return text.split(separator: "\n").map(String.init)
  }
}
