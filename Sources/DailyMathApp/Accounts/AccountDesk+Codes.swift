internal import DailyMathCore
internal import DailyMathSystem

extension AccountDesk {
  /// The shortest time in which sending a code is answered, in milliseconds.
  ///
  /// A usual mail program takes less, so that the time does not tell whether there was somebody to write to.
  static let shortestSending = 1_000

  /// The program that mail is given to, which need not be one that can be run; `nil` where none is configured.
  private func configuredProgram() throws(StoreError) -> String? {
    if let chosen = mailer.chosenProgram() { return chosen }
    return try store.machineSettings().sendmail
  }

  /// Tells whether a code can be asked for by mail; where that cannot be read, asking for one tells why.
  package func sendsMail() -> Bool {
    do throws(StoreError) {
      return try configuredProgram() != nil
    } catch {
      return true
    }
  }

  /// Sends a new code to the stored address where mail is configured; the code before ends.
  ///
  /// Requests for one address are counted as sign-ins are, but for themselves: four at once, then 1, 2, 4 … 300 s apart.
  /// One that comes too soon has to wait, with an account or without one, and leaves the last code as it is.
  func begin(
    _ email: String, _ language: Language, at moment: Moment
  ) throws(StoreError) -> RecoveryOutcome {
    guard let configured = try configuredProgram() else { return .began(.savedCode) }
    guard configured.hasPrefix("/"), mailer.isProgram(configured) else {
      return .failed(.mailFailed)
    }
    let address = EmailAddress(email)
    if let address,
      case .refused(let wait) = try store.attempts.begin(.request(address), moment.instant)
    {
      return .failed(.mustWait(milliseconds: wait))
    }
    let start = mailer.monotonicNanoseconds()
    let listing = try store.accounts()
    let code = OneTimeCode(.mailed)
    let hash = try codeHash(of: code.digits)
    var isSent = true
    if let account = address.flatMap({ listing.account(for: $0) }) {
      try store.mailedCodes.put(account.id, MailedCode(hash: hash, at: moment.instant))
      // Without a name it is greeted all the same.
      let name = (try? store.profile(account.id))?.displayName ?? ""
      let mail = RecoveryMail(
        name: name, code: code, computer: mailer.hostName(), moment: moment)
      let message = mail.message(to: account.email, in: language)
      isSent = mailer.send(configured, account.email, message.bytes)
    } else if let path = listing.damaged.first {
      throw .damaged(path: path)
    }
    let elapsed = Int((mailer.monotonicNanoseconds() &- start) / 1_000_000)
    if elapsed < Self.shortestSending { mailer.sleep(Self.shortestSending - elapsed) }
    return isSent ? .began(.mail) : .failed(.mailFailed)
  }

  /// Checks a code that was typed.
  ///
  /// Its length tells of which kind it is, so that who waits for a mail in vain may type a saved one. What cannot be a code
  /// takes no try away.
  func check(
    _ typed: String, _ way: RecoveryWay, for email: EmailAddress?, at instant: Instant
  ) throws(StoreError) -> RecoveryOutcome {
    let listing = try store.accounts()
    let account = email.flatMap { listing.account(for: $0) }
    if account == nil, let path = listing.damaged.first { throw .damaged(path: path) }
    if let code = OneTimeCode(.mailed, typed: typed) {
      return try checkMailed(code, of: account, at: instant)
    }
    let key = account.map { AttemptKey.account($0.id) } ?? email.map(AttemptKey.address)
    if let code = OneTimeCode(.recovery, typed: typed) {
      return try checkSaved(code, of: account, key, at: instant)
    }
    // Only saved codes are counted with the sign-ins, and wait with them.
    guard way == .savedCode, let key else { return .failed(.wrongCode()) }
    return .failed(.wrongCode(waitMilliseconds: try store.attempts.wait(key, instant)))
  }

  private func checkMailed(
    _ code: OneTimeCode, of account: Account?, at instant: Instant
  ) throws(StoreError) -> RecoveryOutcome {
    guard let account, let mailed = try store.mailedCodes.beginTry(account.id, instant) else {
      // As long as a comparison takes.
      _ = try codeHash(of: code.digits)
      return .failed(.wrongCode())
    }
    guard try isCode(code.digits, mailed.hash) else { return .failed(.wrongCode()) }
    try? store.attempts.succeed(.account(account.id))
    return .permitted(
      RecoveryPermit(
        account: account.id, email: account.email, way: .mail, codeHash: mailed.hash,
        given: instant, codeExpires: mailed.expires))
  }

  private func checkSaved(
    _ code: OneTimeCode, of account: Account?, _ key: AttemptKey?, at instant: Instant
  ) throws(StoreError) -> RecoveryOutcome {
    let hashes = account?.recoveryCodes ?? []
    // What is no address is nobody's; the work is done all the same.
    guard let key else {
      _ = try match(code, among: hashes)
      return .failed(.wrongCode())
    }
    var found: String?
    let outcome = try attempt(for: key, at: instant) { () throws(StoreError) in
      found = try match(code, among: hashes)
      return found != nil
    }
    switch outcome {
    case .refused(let wait): return .failed(.mustWait(milliseconds: wait))
    case .wrong(let wait): return .failed(.wrongCode(waitMilliseconds: wait))
    case .right:
      guard let account, let found else { return .failed(.wrongCode()) }
      return .permitted(
        RecoveryPermit(
          account: account.id, email: account.email, way: .savedCode, codeHash: found,
          given: instant))
    }
  }

  /// The stored hash that a code belongs to.
  ///
  /// It compares with all of them, and works for those that were used already, so that the time tells neither how many are
  /// left nor whether there is an account.
  private func match(
    _ code: OneTimeCode, among hashes: [String]
  ) throws(StoreError) -> String? {
    var found: String?
    for hash in hashes where try isCode(code.digits, hash) { found = hash }
    for _ in 0..<max(0, Account.recoveryCodeCount - hashes.count) {
      _ = try codeHash(of: code.digits)
    }
    return found
  }
}

extension MailedCode {
  /// A code that was made just now.
  fileprivate init(hash: String, at instant: Instant) {
    self.init(
      hash: hash, created: instant,
      expires: Instant(milliseconds: instant.milliseconds + Self.lifetime))
  }
}
