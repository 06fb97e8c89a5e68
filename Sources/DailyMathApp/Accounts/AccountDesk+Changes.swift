package import DailyMathCore
package import DailyMathSystem

extension AccountDesk {
  /// Changes an account, where the password is right.
  ///
  /// A wrong password is counted with the failed sign-ins of the account. Taking a copy along asks for none: who is signed
  /// in sees everything that is in it.
  package func change(
    _ change: AccountChange, of id: AccountID, at moment: Moment
  ) -> AccountChangeOutcome {
    do throws(StoreError) {
      switch change {
      case .password(let current, let new):
        return try setPassword(new, of: id, current: current, at: moment.instant)
      case .email(let email, let current):
        return try setEmail(email, of: id, current: current, at: moment.instant)
      case .recoveryCodes(let current):
        return try renewCodes(of: id, current: current, at: moment.instant)
      case .export(let path):
        return try export(id, to: path, at: moment)
      case .deletion(let current):
        return try delete(id, current: current, at: moment.instant)
      }
    } catch {
      return .failed(error == .emailTaken ? .emailTaken : .store(error))
    }
  }

  /// Checks the password of an account by itself, so that nothing more is asked where it is wrong; `nil` where it is right.
  ///
  /// It is counted as every attempt is. The change that follows checks it again, because another terminal may have set
  /// another one in between.
  package func check(
    current password: SecretBytes, of id: AccountID, at moment: Moment
  ) -> AccountChangeFailure? {
    do throws(StoreError) {
      return Self.failure(of: try check(password, of: account(id), at: moment.instant))
    } catch {
      return .store(error)
    }
  }

  /// Sets another password; every remembered sign-in ends, except that of this machine, which gets a new token.
  private func setPassword(
    _ new: SecretBytes, of id: AccountID, current: SecretBytes, at instant: Instant
  ) throws(StoreError) -> AccountChangeOutcome {
    try whenRight(current, for: id, at: instant) { account throws(StoreError) in
      guard let credential = try newHash(of: new) else { return .failed(.unusablePassword) }
      var next = account
      next.setPassword(credential)
      let fresh = isRemembered(account, at: instant) ? try? makeSignIn(for: next, at: instant) : nil
      let changed = try update(account) { account in
        account.setPassword(credential)
        if let fresh { account.remember(fresh.signIn, replacing: nil, at: instant) }
      }
      guard let changed else { return .failed(.wrongPassword()) }
      forgetToken(of: id)
      if let fresh { try? store.signInTokens.keep(fresh.token) }
      try? store.mailedCodes.remove(id)
      return .passwordChanged(changed)
    }
  }

  /// Tells whether this machine remembers the sign-in of that account.
  private func isRemembered(_ account: Account, at instant: Instant) -> Bool {
    guard let token = try? store.signInTokens.read(),
      let signIn = try? rememberedSignIn(of: token, in: account)
    else { return false }
    return signIn.isValid(at: instant, for: account)
  }

  /// Sets another address; a code that was sent to the old one ends.
  private func setEmail(
    _ email: EmailAddress, of id: AccountID, current: SecretBytes, at instant: Instant
  ) throws(StoreError) -> AccountChangeOutcome {
    try whenRight(current, for: id, at: instant) { account throws(StoreError) in
      guard let changed = try update(account, { $0.email = email }) else {
        return .failed(.wrongPassword())
      }
      try? store.mailedCodes.remove(id)
      return .emailChanged(changed)
    }
  }

  private func renewCodes(
    of id: AccountID, current: SecretBytes, at instant: Instant
  ) throws(StoreError) -> AccountChangeOutcome {
    try whenRight(current, for: id, at: instant) { account throws(StoreError) in
      guard let renewed = try replaceRecoveryCodes(of: account) else {
        return .failed(.wrongPassword())
      }
      return .codesRenewed(renewed.account, renewed.codes)
    }
  }

  private func export(
    _ id: AccountID, to path: String, at moment: Moment
  ) throws(StoreError) -> AccountChangeOutcome {
    let bytes = try store.exportAccount(id, moment)
    do throws(PersonalFileError) {
      return .exported(path: try files.write(path, bytes))
    } catch {
      return .failed(.file(error))
    }
  }

  private func delete(
    _ id: AccountID, current: SecretBytes, at instant: Instant
  ) throws(StoreError) -> AccountChangeOutcome {
    try whenRight(current, for: id, at: instant) { account throws(StoreError) in
      guard try store.removeAccount(id, account.credential) else {
        return .failed(.wrongPassword())
      }
      forgetToken(of: id)
      return .deleted
    }
  }

  /// Does what is to be done to an account once the password is known to be right.
  private func whenRight(
    _ password: SecretBytes, for id: AccountID, at instant: Instant,
    _ work: (Account) throws(StoreError) -> AccountChangeOutcome
  ) throws(StoreError) -> AccountChangeOutcome {
    let account = try account(id)
    if let failure = Self.failure(of: try check(password, of: account, at: instant)) {
      return .failed(failure)
    }
    return try work(account)
  }

  private static func failure(of outcome: AttemptOutcome) -> AccountChangeFailure? {
    switch outcome {
    case .right: nil
    case .wrong(let wait): .wrongPassword(waitMilliseconds: wait)
    case .refused(let wait): .mustWait(milliseconds: wait)
    }
  }
}
