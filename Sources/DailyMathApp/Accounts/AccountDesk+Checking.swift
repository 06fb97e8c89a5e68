internal import DailyMathCore
internal import DailyMathSystem

extension AccountDesk {
  /// The account with an identity; throws `damaged` where it may be the one whose file cannot be read.
  func account(_ id: AccountID) throws(StoreError) -> Account {
    let listing = try store.accounts()
    if let account = listing.accounts.first(where: { $0.id == id }) { return account }
    if let path = listing.damaged.first { throw .damaged(path: path) }
    throw .accountMissing
  }

  /// Counts an attempt, checks it with `isRight` where it need not wait, and forgets the failures where it is right.
  ///
  /// It is on the disk as failed before it is checked, so that ending the program in between gives nothing back.
  func attempt(
    for key: AttemptKey, at instant: Instant, _ isRight: () throws(StoreError) -> Bool
  ) throws(StoreError) -> AttemptOutcome {
    if case .refused(let wait) = try store.attempts.begin(key, instant) {
      return .refused(waitMilliseconds: wait)
    }
    guard try isRight() else {
      return .wrong(waitMilliseconds: (try? store.attempts.wait(key, instant)) ?? 0)
    }
    // Who is right is let in even where the failures cannot be forgotten; they only make a later mistake wait.
    try? store.attempts.succeed(key)
    return .right
  }

  /// Checks the password of an account; the attempt is counted.
  func check(
    _ password: SecretBytes, of account: Account, at instant: Instant
  ) throws(StoreError) -> AttemptOutcome {
    try attempt(for: .account(account.id), at: instant) { () throws(StoreError) in
      try isRight(password, for: account)
    }
  }

  private func isRight(
    _ password: SecretBytes, for account: Account
  ) throws(StoreError) -> Bool {
    do throws(PasswordError) {
      return try authenticator.verify(password, account.credential)
    } catch .unknownHash {
      // No password would do, so that to call this one wrong would send the learner looking for another for ever.
      throw .damaged(path: "accounts/\(account.id.text)/account.json")
    } catch .system(let error) {
      throw .hashingFailed(cause: error.reason)
    } catch {
      return false
    }
  }

  /// Takes as long as checking a password; nothing is right.
  func checkNothing(_ password: SecretBytes) throws(StoreError) -> Bool {
    do throws(PasswordError) {
      try authenticator.verifyDummy(password)
    } catch .system(let error) {
      throw .hashingFailed(cause: error.reason)
    } catch {
      return false
    }
    return false
  }

  /// The hash of a new password; `nil` where it cannot be one.
  func newHash(of password: SecretBytes) throws(StoreError) -> String? {
    do throws(PasswordError) {
      return try authenticator.hash(password)
    } catch .system(let error) {
      throw .hashingFailed(cause: error.reason)
    } catch .unknownHash {
      throw .hashingFailed(cause: PasswordError.unknownHash.description)
    } catch {
      return nil
    }
  }

  /// The hash of a code or a token.
  func codeHash(of digits: String) throws(StoreError) -> String {
    do throws(PasswordError) {
      return try authenticator.hashCode(digits)
    } catch {
      throw .hashingFailed(cause: error.cause)
    }
  }

  /// Tells whether a code or a token is the one of a stored hash; what is no hash of a code belongs to none.
  func isCode(_ digits: String, _ stored: String) throws(StoreError) -> Bool {
    do throws(PasswordError) {
      return try authenticator.verifyCode(digits, stored)
    } catch .system(let error) {
      throw .hashingFailed(cause: error.reason)
    } catch {
      return false
    }
  }

  /// New recovery codes, and the hashes to store of them.
  func makeRecoveryCodes() throws(StoreError) -> (codes: [OneTimeCode], hashes: [String]) {
    let codes = (0..<Account.recoveryCodeCount).map { _ in OneTimeCode(.recovery) }
    var hashes: [String] = []
    for code in codes { hashes.append(try codeHash(of: code.digits)) }
    return (codes, hashes)
  }
}

extension PasswordError {
  /// The system's own words where it failed, else ours.
  fileprivate var cause: String {
    if case .system(let error) = self { error.reason } else { description }
  }
}
