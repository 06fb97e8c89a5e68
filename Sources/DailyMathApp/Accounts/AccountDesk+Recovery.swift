package import DailyMathCore
internal import DailyMathSystem

extension AccountDesk {
  /// Takes a step from a forgotten password to a new one; `language` is that of the message.
  ///
  /// Nothing that is answered tells whether an address has an account, except that a mail program which fails can only
  /// fail where there is somebody to write to: a learner must not wait for a message that never comes.
  package func recover(
    _ request: RecoveryRequest, language: Language, at moment: Moment
  ) -> RecoveryOutcome {
    do throws(StoreError) {
      switch request {
      case .begin(let email): return try begin(email, language, at: moment)
      case .check(let email, let code, let way):
        return try check(code, way, for: EmailAddress(email), at: moment.instant)
      case .reset(let permit, let password): return try reset(permit, password, at: moment.instant)
      case .renewCodes(let permit, let password):
        return try renewCodes(permit, password, at: moment.instant)
      }
    } catch {
      return .failed(.store(error))
    }
  }

  /// Sets the new password and uses up the code that permits it; every remembered sign-in ends.
  ///
  /// A code that was mailed is taken away before the password is set, and a saved one is struck in the same write, so that
  /// none is good for two passwords.
  private func reset(
    _ permit: RecoveryPermit, _ password: SecretBytes, at instant: Instant
  ) throws(StoreError) -> RecoveryOutcome {
    // A form that was left open on a shared machine must not stay open to whoever comes by.
    guard permit.isValid(at: instant) else { return .failed(.wrongCode()) }
    guard let credential = try newHash(of: password) else { return .failed(.unusablePassword) }
    if permit.way == .mail {
      guard try store.mailedCodes.take(permit.account, permit.codeHash) else {
        return .failed(.wrongCode())
      }
    }
    var isPermitted = true
    let account = try store.changeAccount(permit.account) { account in
      if permit.way == .savedCode {
        isPermitted = account.recoveryCodes.contains(permit.codeHash)
        account.recoveryCodes.removeAll { $0 == permit.codeHash }
      }
      if isPermitted { account.setPassword(credential) }
    }
    guard isPermitted else { return .failed(.wrongCode()) }
    // The new password holds; what cannot be tidied up now harms nobody and expires.
    try? store.mailedCodes.remove(account.id)
    try? store.attempts.succeed(.account(account.id))
    try? store.attempts.succeed(.request(account.email))
    forgetToken(of: account.id)
    return .reset(remainingCodes: account.recoveryCodes.count)
  }

  private func renewCodes(
    _ permit: RecoveryPermit, _ password: SecretBytes, at instant: Instant
  ) throws(StoreError) -> RecoveryOutcome {
    let account = try account(permit.account)
    switch try check(password, of: account, at: instant) {
    case .refused(let wait): return .failed(.mustWait(milliseconds: wait))
    case .wrong(let wait): return .failed(.wrongCode(waitMilliseconds: wait))
    case .right: break
    }
    guard let renewed = try replaceRecoveryCodes(of: account) else {
      return .failed(.wrongCode())
    }
    return .codesRenewed(renewed.codes)
  }

  /// Makes new recovery codes for an account whose password was checked, and none of those before holds; `nil`, with
  /// nothing changed, where another terminal has set another password since.
  func replaceRecoveryCodes(
    of checked: Account
  ) throws(StoreError) -> (account: Account, codes: [OneTimeCode])? {
    let made = try makeRecoveryCodes()
    return try update(checked) { $0.recoveryCodes = made.hashes }.map { ($0, made.codes) }
  }

  /// Changes an account whose password was checked; `nil`, with nothing changed, where another terminal has set another
  /// password since.
  func update(
    _ checked: Account, _ change: (inout Account) -> Void
  ) throws(StoreError) -> Account? {
    var isSame = false
    let changed = try store.changeAccount(checked.id) { account in
      isSame = account.credential == checked.credential
      if isSame { change(&account) }
    }
    return isSame ? changed : nil
  }
}

extension Account {
  /// Sets another password and ends every remembered sign-in.
  mutating func setPassword(_ credential: String) {
    self.credential = credential
    passwordGeneration &+= 1
    rememberedSignIns = []
  }
}
