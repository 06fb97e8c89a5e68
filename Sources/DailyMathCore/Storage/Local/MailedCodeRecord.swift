/// The codes that were sent by mail, as `local/codes.json` holds them; a damaged file holds none.
struct MailedCodeRecord: LocalRecord {
  /// The largest file that is read, in bytes.
  static let largestFile = 1 << 20
  /// The most codes that are kept; the one that was made longest ago makes room.
  static let mostCodes = 1_000

  /// The code of each account that has one.
  private(set) var codes: [AccountID: MailedCode]

  /// Makes a record of nothing, with which every folder begins.
  init() {
    codes = [:]
  }

  /// Makes a record of these codes.
  init(codes: [AccountID: MailedCode]) {
    self.codes = codes
  }

  /// What holds where the file is damaged: no code.
  static var afterDamage: MailedCodeRecord { MailedCodeRecord() }

  /// Keeps a code in the place of the one before, and forgets those of others that have expired.
  mutating func put(_ code: MailedCode, of id: AccountID) throws(StoreError) {
    try StoredHash.check(code.hash, "code")
    codes = codes.filter { $0.value.isAlive(at: code.created) }
    codes[id] = code
    guard codes.count > Self.mostCodes,
      let oldest = codes.min(by: { $0.value.created < $1.value.created })
    else { return }
    codes[oldest.key] = nil
  }

  /// Takes a try away from the account's code, and gives the code; `nil` where none is worth anything.
  mutating func beginTry(_ id: AccountID, at instant: Instant) -> MailedCode? {
    guard var code = codes[id], code.isAlive(at: instant), code.triesLeft > 0 else {
      codes[id] = nil
      return nil
    }
    code.triesLeft -= 1
    codes[id] = code
    return code
  }

  /// Takes the code with this hash away; false where it is gone already.
  mutating func take(_ id: AccountID, _ hash: String) -> Bool {
    guard codes[id]?.hash == hash else { return false }
    codes[id] = nil
    return true
  }

  /// Takes whatever code the account has away.
  mutating func remove(_ id: AccountID) {
    codes[id] = nil
  }
}

extension MailedCode {
  /// Whether the time is within the code's; one from the future is a clock's fault and counts as expired.
  fileprivate func isAlive(at instant: Instant) -> Bool {
    instant >= created && instant < expires
  }
}
