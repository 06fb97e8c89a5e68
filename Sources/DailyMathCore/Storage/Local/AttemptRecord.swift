internal import DailyMathSystem

/// The failed sign-ins in a row, as `local/attempts.json` holds them.
///
/// An address that no account has is noted as a short checksum under a random salt, never as its text: people type all
/// sorts of things into the wrong field, and nothing typed is stored. Two addresses with one checksum wait together, which
/// hurts nobody.
///
/// Where the file was damaged, everyone who is not in it counts as having failed as often as costs no waiting, for a day:
/// whoever knows the password is let in at once, and who guesses has to wait from the first failure on. To call
/// everyone's failures forgotten would be kinder to guessing, to make everyone wait would punish the learners.
struct AttemptRecord: LocalRecord {
  /// An address that no account has, and how it failed.
  struct Unknown: Equatable, Sendable {
    /// The checksum that stands for the address.
    let digest: UInt32
    /// How signing in with it failed.
    var failures: SignInFailures
  }

  /// The largest file that is read, in bytes.
  static let largestFile = 4 << 20
  /// The most addresses without an account that are remembered; the one that failed longest ago makes room.
  static let mostAddresses = 64
  /// The most accounts that are remembered, far more than a machine has.
  static let mostAccounts = 10_000
  /// For how many milliseconds the loss of a damaged file makes a difference: a day.
  static let lossLifetime: Int64 = 86_400_000

  /// What the checksums of addresses begin with.
  let salt: String
  /// The failures of each account.
  private(set) var accounts: [AccountID: SignInFailures]
  /// The failures of addresses that no account has, the latest last.
  private(set) var addresses: [Unknown]
  /// When the failures were lost that had been counted; `nil` where none were, or long ago.
  private(set) var lost: Instant?
  /// Whether they were lost at a time that is not known yet, which the next attempt tells.
  private(set) var isLost: Bool

  /// Makes a record of nothing, with which every folder begins.
  init() {
    self.init(salt: SecureRandom.identifier(length: 16), accounts: [:], addresses: [])
  }

  /// Makes a record from its parts.
  init(
    salt: String, accounts: [AccountID: SignInFailures], addresses: [Unknown],
    lost: Instant? = nil, isLost: Bool = false
  ) {
    self.salt = salt
    self.accounts = accounts
    self.addresses = addresses
    self.lost = lost
    self.isLost = isLost
  }

  /// What holds where the file is damaged: no failure, and that some were lost.
  static var afterDamage: AttemptRecord {
    var record = AttemptRecord()
    record.isLost = true
    return record
  }

  /// Counts an attempt as failed, or refuses it.
  mutating func begin(_ key: AttemptKey, at instant: Instant) -> AttemptVerdict {
    follow(clock: instant)
    guard var failures = failures(of: key) else {
      note(SignInFailures(at: instant), of: key)
      return .allowed
    }
    failures.follow(clock: instant)
    let wait = failures.wait(at: instant)
    if wait == 0 { failures.add(at: instant) }
    note(failures, of: key)
    return wait == 0 ? .allowed : .refused(waitMilliseconds: wait)
  }

  /// For how many milliseconds the next attempt has to wait.
  func wait(_ key: AttemptKey, at instant: Instant) -> Int64 {
    failures(of: key)?.wait(at: instant) ?? 0
  }

  /// Tells whether the clock was set back to before the last failure, so that the waiting has to begin anew.
  func isAhead(_ key: AttemptKey, of instant: Instant) -> Bool {
    failures(of: key).map { instant < $0.last } ?? false
  }

  /// Begins the waiting anew where the clock was set back.
  mutating func follow(_ key: AttemptKey, clock instant: Instant) {
    follow(clock: instant)
    guard var failures = failures(of: key) else { return }
    failures.follow(clock: instant)
    note(failures, of: key)
  }

  /// Forgets the failures, because an attempt succeeded.
  mutating func succeed(_ key: AttemptKey) {
    switch key {
    case .account(let id): accounts[id] = nil
    case .address, .request:
      let digest = digest(of: key)
      addresses.removeAll { $0.digest == digest }
    }
  }

  private func failures(of key: AttemptKey) -> SignInFailures? {
    let found: SignInFailures?
    switch key {
    case .account(let id): found = accounts[id]
    case .address, .request:
      let digest = digest(of: key)
      found = addresses.last { $0.digest == digest }?.failures
    }
    return found ?? lost.map { SignInFailures(count: SignInFailures.free, last: $0) }
  }

  private mutating func note(_ failures: SignInFailures, of key: AttemptKey) {
    switch key {
    case .account(let id):
      accounts[id] = failures
      guard accounts.count > Self.mostAccounts,
        let oldest = accounts.min(by: { $0.value.last < $1.value.last })
      else { return }
      accounts[oldest.key] = nil
    case .address, .request:
      let digest = digest(of: key)
      addresses.removeAll { $0.digest == digest }
      addresses.append(Unknown(digest: digest, failures: failures))
      addresses.removeFirst(max(0, addresses.count - Self.mostAddresses))
    }
  }

  /// Gives a loss its time, and forgets it after a day.
  private mutating func follow(clock instant: Instant) {
    if isLost {
      isLost = false
      lost = instant
    }
    guard let lost else { return }
    if instant < lost { self.lost = instant }
    if instant.milliseconds - lost.milliseconds >= Self.lossLifetime { self.lost = nil }
  }

  private func digest(of key: AttemptKey) -> UInt32 {
    let text =
      switch key {
      case .account(let id): id.text
      case .address(let email): email.key
      // No address has a blank in it.
      case .request(let email): "request \(email.key)"
      }
    return CRC32C.checksum(of: Array((salt + text).utf8))
  }
}
