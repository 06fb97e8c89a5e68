package import DailyMathCore
internal import DailyMathSystem

extension AccountDesk {
  /// Lets in whose sign-in this machine remembers; `nil` where that is nobody, or not any more.
  ///
  /// A token that lets nobody in is forgotten. One whose account cannot be read now is kept: signing in tells what is
  /// wrong with the file, and once that is mended the token is good again. `known` is the listing of the accounts where
  /// it was made just now.
  package func resume(
    among known: AccountListing? = nil, at moment: Moment
  ) -> SignInOutcome? {
    do throws(StoreError) {
      guard let token = try store.signInTokens.read() else { return nil }
      let listing = if let known { known } else { try store.accounts() }
      guard let account = listing.accounts.first(where: { $0.id == token.account }) else {
        if listing.damaged.isEmpty { try store.signInTokens.forget() }
        return nil
      }
      guard let signIn = try rememberedSignIn(of: token, in: account),
        signIn.isValid(at: moment.instant, for: account)
      else {
        try store.signInTokens.forget()
        return nil
      }
      return try open(account.id)
    } catch {
      return nil
    }
  }

  /// Ends the sign-in that this machine remembers: the token here and its hash in the account.
  ///
  /// With an account, only where it is that account's: another terminal may have let somebody else be remembered. Either
  /// alone ends it, so that it throws only where neither could be removed.
  package func signOut(of account: AccountID? = nil) throws(StoreError) {
    let token = (try? store.signInTokens.read()) ?? nil
    if let account, let token, token.account != account { return }
    let isStruck = token.map { (try? strike($0)) != nil } ?? false
    do throws(StoreError) {
      try store.signInTokens.forget()
    } catch {
      guard isStruck else { throw error }
    }
  }

  /// Does what is to last after a right password: a weak hash is renewed, and the sign-in remembered where that is wanted.
  ///
  /// Where it is not, a token of this machine stays if it is the learner's own, since one who is signed in may have to
  /// show the password; another's ends, because somebody else sits here now. None of it keeps anybody out if it fails.
  /// Returns the account as it is then.
  func settle(
    _ account: Account, _ password: SecretBytes, isRemembered: Bool, at instant: Instant
  ) -> Account {
    let old = (try? store.signInTokens.read()) ?? nil
    if let old, old.account != account.id { try? signOut() }
    let renewed = authenticator.isCurrent(account.credential) ? nil : try? newHash(of: password)
    let fresh = isRemembered ? try? makeSignIn(for: account, at: instant) : nil
    guard renewed != nil || fresh != nil else { return account }
    let replaced = old.flatMap { (try? rememberedSignIn(of: $0, in: account)) ?? nil }
    var isSame = false
    let changed = try? store.changeAccount(account.id) { changed in
      // Another terminal may have set another password since; then this one is good for nothing that lasts.
      isSame = changed.credential == account.credential
      guard isSame else { return }
      if let renewed { changed.credential = renewed }
      if let fresh { changed.remember(fresh.signIn, replacing: replaced, at: instant) }
    }
    guard let changed, isSame else { return account }
    if let fresh { try? store.signInTokens.keep(fresh.token) }
    return changed
  }

  /// A new token for this machine, and what the account knows of it.
  func makeSignIn(
    for account: Account, at instant: Instant
  ) throws(StoreError) -> (token: SignInToken, signIn: RememberedSignIn) {
    let token = SecureRandom.identifier(length: SignInToken.tokenLength)
    let signIn = RememberedSignIn(
      tokenHash: try codeHash(of: token), created: instant,
      expires: Instant(milliseconds: instant.milliseconds + RememberedSignIn.lifetime),
      passwordGeneration: account.passwordGeneration)
    return (SignInToken(account: account.id, token: token), signIn)
  }

  /// What an account knows of a token; `nil` where that is nothing, or the token is another account's.
  func rememberedSignIn(
    of token: SignInToken, in account: Account
  ) throws(StoreError) -> RememberedSignIn? {
    guard token.account == account.id else { return nil }
    // The newest is the likeliest, and every comparison takes a millisecond.
    for signIn in account.rememberedSignIns.reversed()
    where try isCode(token.token, signIn.tokenHash) {
      return signIn
    }
    return nil
  }

  /// Forgets this machine's token where it is one of that account, whose own file knows nothing of it any more.
  func forgetToken(of id: AccountID) {
    // What cannot be removed lets nobody in.
    guard let token = try? store.signInTokens.read(), token.account == id else { return }
    try? store.signInTokens.forget()
  }

  /// Strikes what an account knows of a token.
  private func strike(_ token: SignInToken) throws(StoreError) {
    let account = try account(token.account)
    guard let signIn = try rememberedSignIn(of: token, in: account) else { return }
    _ = try store.changeAccount(account.id) { changed in
      changed.rememberedSignIns.removeAll { $0.tokenHash == signIn.tokenHash }
    }
  }
}
