/// What `AccountMemory` keeps about signing in.
struct SignInMemory {
  /// The failures in a row, by whom they are counted for.
  var failures: [AttemptKey: SignInFailures] = [:]
  /// The codes that were sent by mail.
  var codes: [AccountID: MailedCode] = [:]
  /// The remembered sign-in of this machine.
  var token: SignInToken?
  /// What is configured for all accounts.
  var settings = MachineSettings()

  /// Counts an attempt, or refuses it.
  mutating func begin(_ key: AttemptKey, at instant: Instant) -> AttemptVerdict {
    guard var found = failures[key] else {
      failures[key] = SignInFailures(at: instant)
      return .allowed
    }
    found.follow(clock: instant)
    failures[key] = found
    let wait = found.wait(at: instant)
    guard wait == 0 else { return .refused(waitMilliseconds: wait) }
    failures[key]?.add(at: instant)
    return .allowed
  }

  /// Takes a try away from the account's code, and gives the code.
  mutating func beginTry(_ id: AccountID, at instant: Instant) -> MailedCode? {
    guard var code = codes[id], instant >= code.created, instant < code.expires,
      code.triesLeft > 0
    else {
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

  /// Forgets everything about an account.
  mutating func forget(_ id: AccountID) {
    failures[.account(id)] = nil
    codes[id] = nil
    if token?.account == id { token = nil }
  }
}
